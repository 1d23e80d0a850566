import type { FormEntry, FormField } from '../../domain/forms/form-fields.ts'

export type TypedForm = { entry: FormEntry; newsletter: boolean; website: string }

/** The values of the form. */
export const readBlockForm = (form: HTMLFormElement, fields: readonly FormField[]): TypedForm => {
  const data = new FormData(form)
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    entry: {
      texts: Object.fromEntries(fields.map((name) => [name, text(name)])),
      agb: data.has('agb'),
    },
    newsletter: data.has('newsletter'),
    website: text('website'),
  }
}

import type { FormField, FormKind } from '../../domain/forms/form-fields.ts'
import type { ShownForm } from './form-facts.ts'

/** Whatever in a form may be wrong. */
export type FormEntryName = FormField | 'agb'

/** In the order of the form, with their labels. */
export const entriesOf = ({
  fields,
  words,
}: ShownForm): readonly { name: FormEntryName; label: string }[] => [
  ...fields,
  { name: 'agb', label: words.agb },
]

/** The same on the server and in the browser; a page has one form of a kind. */
export const idOf = (kind: FormKind, name?: FormEntryName | 'newsletter' | 'errors' | 'website') =>
  name ? `${kind}-form-${name}` : `${kind}-form`

import type { FormField, FormKind } from '../../domain/forms/form-fields.ts'
import type { ShownForm } from './form-facts.ts'

/** An entry that can have an error. */
export type FormEntryName = FormField | 'agb'

/** All entries with their labels, in display order. */
export const entriesOf = ({
  fields,
  words,
}: ShownForm): readonly { name: FormEntryName; label: string }[] => [
  ...fields,
  { name: 'agb', label: words.agb },
]

/** Equal on server and browser, and unique: a page has at most one form of a kind. */
export const idOf = (kind: FormKind, name?: FormEntryName | 'newsletter' | 'errors' | 'website') =>
  name ? `${kind}-form-${name}` : `${kind}-form`

import type { FormField } from '../../domain/forms/form-fields.ts'
import type { ListedEntry } from './entry-list.tsx'

/** An entry as the API answers it. */
export type Entry = ListedEntry & {
  fields: { name: FormField; value: string }[]
  hasAcceptedTerms: boolean
  wantsNewsletter: boolean
  spamSigns: string[]
  note: string
  handledAt: string | null
  version: number
  assignable: { id: string; name: string }[]
}

import type { Generated } from 'kysely'
import type { EntryState } from '../../../domain/forms/entry-state.ts'
import type { FormField, FormKind } from '../../../domain/forms/form-fields.ts'
import type { SubscriptionState } from '../../../domain/forms/subscription.ts'
import type { Language } from '../../../domain/language.ts'
import type { JsonColumn } from '../json.ts'

/** Fields as submitted (D2 §3); older entries lack the checkboxes. */
export type EntryFields = Partial<Record<FormField, string>> & {
  agb?: boolean
  newsletter?: boolean
}

/** An entry submitted with a public form. */
export type FormEntryTable = {
  id: string
  kind: FormKind
  /** Language of the page with the form. */
  language: Language
  /** The heading of the form, e.g. to distinguish webinars. */
  about: string
  fields: JsonColumn<EntryFields>
  /** Spam signs, e.g. 'trap,links', or 'staff' if marked by staff; '' if none. */
  spam: string
  /** Dedup key: equal entries of one day are stored once. */
  once: string
  created_at: Date
  handled_at: Date | null
  state: Generated<EntryState>
  /** The member of staff. */
  assigned_to: string | null
  /** Of the staff, never sent. */
  note: Generated<string>
  /** Folded words of all texts. */
  search_text: Generated<string>
  /** Counts changes by staff. */
  version: Generated<number>
}

/** A newsletter subscription; only confirmed ones receive mails (R37). */
export type NewsletterSubscriptionTable = {
  id: string
  /** Lower-case. */
  email: string
  language: Language
  state: SubscriptionState
  /** SHA-256 of the confirmation token, which is only in the mail. */
  token_hash: string | null
  requested_at: Date
  confirmed_at: Date | null
  unsubscribed_at: Date | null
  /** The member of staff; null if the person did it. */
  unsubscribed_by: string | null
  /** The text beside the box that was ticked; '' if unknown. */
  consent_text: Generated<string>
  /** The form with the box; '' if unknown. */
  source: Generated<FormKind | ''>
}

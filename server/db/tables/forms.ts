import type { FormField, FormKind } from '../../../domain/forms/form-fields.ts'
import type { SubscriptionState } from '../../../domain/forms/subscription.ts'
import type { JsonColumn } from '../json.ts'

/** As it was sent (D2 §3): what was typed, and what was ticked; entries of earlier have no ticks. */
export type EntryFields = Partial<Record<FormField, string>> & {
  agb?: boolean
  newsletter?: boolean
}

/** What somebody has sent by a public form. */
export type FormEntryTable = {
  id: string
  kind: FormKind
  /** In which it was written. */
  language: string
  /** The heading of the form that was filled in, e.g. of one webinar among several. */
  about: string
  fields: JsonColumn<EntryFields>
  /** Why it was taken for spam, e.g. 'trap,links'; '' if it was not. */
  spam: string
  /** The same text sent again on the same day has the same: it is kept once. */
  once: string
  created_at: Date
  handled_at: Date | null
}

/** Whoever wants the newsletter; nobody gets it but those who have confirmed (R37). */
export type NewsletterSubscriptionTable = {
  id: string
  /** Lower-case. */
  email: string
  language: string
  state: SubscriptionState
  /** SHA-256 of the token that confirms; the token is only in the mail. */
  token_hash: string | null
  requested_at: Date
  confirmed_at: Date | null
  unsubscribed_at: Date | null
}

import type { Generated } from 'kysely'

/** A note of the staff about a customer, never shown to the customer. */
export type CustomerNoteTable = {
  id: string
  account_id: string
  at: Date
  /** Null once the author's account is deleted. */
  by_account: string | null
  text: string
}

/** A member of the staff sees the shop as a customer (A13). */
export type CustomerViewTable = {
  /** SHA-256 of the token, which is not stored. */
  token_hash: string
  /** The staff's own session: the view ends with it. */
  session_hash: string
  staff_id: string
  account_id: string
  started_at: Date
  expires_at: Date
}

/**
 * A request to erase the data of a customer: open until it is erased or cancelled; an account has at
 * most one open one.
 */
export type ErasureTable = {
  id: string
  account_id: string
  /** Of the staff; '' once erased, as it may name the person. */
  reason: Generated<string>
  requested_at: Date
  /** The member of the staff; null if the person did it. */
  requested_by: string | null
  /** SHA-256 of the token in the mail that the person confirms; null for requests of the staff. */
  token_hash: string | null
  /** When that token expires. */
  expires_at: Date | null
  /** The second member of the staff; null if the person confirmed it, and for expired signups. */
  approved_by: string | null
  erased_at: Date | null
  cancelled_at: Date | null
  /** The member of the staff; null if the person did it. */
  cancelled_by: string | null
}

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

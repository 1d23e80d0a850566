import type { Generated } from 'kysely'
import type { AccountState } from '../../../domain/customer/account-state.ts'
import type { AddressKind } from '../../../domain/customer/address.ts'
import type { JsonColumn } from '../json.ts'

export type { AccountState, AddressKind }

export type Role = 'customer' | 'administrator'

export type AccountTable = {
  id: string
  /** Lower-case. */
  email: string
  password_hash: string
  state: AccountState
  role: Role
  first_name: string
  last_name: string
  language: string
  profession: string
  /** Hundredths of a percent: 1000 is 10 %. */
  discount_rate: Generated<number>
  user_can_order: boolean
  user_can_order_with_form: boolean
  billing_phone: string
  /** Of pharmacists only (R33). */
  pharma_id: Generated<string>
  /** As told at signup (R33). */
  customer_number: Generated<string>
  signup_message: Generated<string>
  /** What the person was told when the account was rejected. */
  decision_reason: Generated<string>
  decided_at: Date | null
  /** The administrator; null: decided at the terminal, or not at all. */
  decided_by: string | null
  created_at: Date
  updated_at: Date
}

export type AddressTable = {
  account_id: string
  kind: AddressKind
  first_name: string
  last_name: string
  company: string
  /** The street; with its number as long as `building_number` is null. */
  address1: string
  /** Apart, as the QR-bill needs it; '' for a house that has none; null as long as nobody has said. */
  building_number: string | null
  address2: string
  postcode: string
  city: string
  /** The canton. */
  state: string
  /** ISO 3166-1 alpha-2. */
  country: string
}

export type SessionTable = {
  /** SHA-256 of the token; the token itself is only with its bearer. */
  token_hash: string
  account_id: string
  created_at: Date
  last_seen_at: Date
  expires_at: Date
  user_agent: string
}

/** What proves the profession (R34); the file itself is in the store under `id`. */
export type CertificateTable = {
  id: string
  account_id: string
  /** As the person called the file. */
  name: string
  /** By content. */
  media_type: string
  /** Bytes. */
  size: number
  sha256: string
  created_at: Date
}

/** A way to a new password: single-use, 60 minutes, one per account (R31). */
export type PasswordResetTable = {
  /** SHA-256 of the token, which is only in the mail. */
  token_hash: string
  account_id: string
  expires_at: Date
}

/** A new address that waits to be confirmed by mail; one per account. */
export type EmailChangeTable = {
  token_hash: string
  account_id: string
  email: string
  expires_at: Date
}

/** The cart of who is logged in, for the next device (R25). */
export type SavedCartTable = {
  account_id: string
  items: JsonColumn<unknown>
  /** Names of the writes that are in it, the last first (`saveCart`). */
  writes: JsonColumn<unknown>
  updated_at: Date
}

import type { Generated } from 'kysely'
import type { AccountState } from '../../../domain/customer/account-state.ts'
import type { AddressKind } from '../../../domain/customer/address.ts'
import type { CustomerGroup } from '../../../domain/customer/customer-group.ts'
import type { MemberOrdering } from '../../../domain/customer/member-rights.ts'
import type { AccountRole, Role } from '../../../domain/staff/permissions.ts'
import type { JsonColumn } from '../json.ts'

export type { AddressKind, Role }

export type AccountTable = {
  id: string
  /** Lower case. */
  email: string
  password_hash: string
  /** That of a member is `suspended` once the member is removed. */
  state: AccountState
  /** `member`: a person of the practice `practice_id`. */
  role: AccountRole
  first_name: string
  last_name: string
  language: string
  profession: string
  /** Hundredths of a percent: 1000 is 10 %. */
  discount_rate: Generated<number>
  /** With a discount for each family (option `group_discounts`). */
  customer_group: Generated<CustomerGroup>
  user_can_order: boolean
  user_can_order_with_form: boolean
  billing_phone: string
  /** Pharmacists only (R33). */
  pharma_id: Generated<string>
  /** As entered at signup (R33). */
  customer_number: Generated<string>
  signup_message: Generated<string>
  /** The reason that was mailed with the last decision. */
  decision_reason: Generated<string>
  decided_at: Date | null
  /** The administrator; null if decided at the command line or undecided. */
  decided_by: string | null
  /** Counts changes, so that two people on one record notice each other. */
  version: Generated<number>
  /** Day on which the certificate expires, YYYY-MM-DD; null if it does not. */
  certificate_expires_on: string | null
  /** Days before the expiry of the last reminder; null if none was sent. */
  certificate_reminded_days: number | null
  /** Folded text that the search reads (`searchTextOf`); null when it has to be written. */
  search_text: string | null
  /** When the person's data were erased; the row stays, as its orders refer to it. */
  erased_at: Date | null
  /** The account of the practice of a member; null for all others. */
  practice_id: Generated<string | null>
  /** The rights of a member; all others have them all. */
  may_order: Generated<MemberOrdering>
  sees_all_orders: Generated<boolean>
  manages_practice: Generated<boolean>
  /** Gets a copy of mails with invoices and credit notes; '' for none. */
  invoice_email: Generated<string>
  created_at: Date
  updated_at: Date
}

export type AddressTable = {
  id: string
  account_id: string
  /** `shipping` is the default delivery address; one each of `billing` and `shipping`. */
  kind: AddressKind | 'other'
  /** 'Praxis Lausanne'; '' for none. */
  name: Generated<string>
  first_name: string
  last_name: string
  company: string
  /** The street; includes the building number while `building_number` is null. */
  address1: string
  /** Separate for the QR-bill; '' if the house has none, null if unknown. */
  building_number: string | null
  address2: string
  postcode: string
  city: string
  /** The canton. */
  state: string
  /** ISO 3166-1 alpha-2. */
  country: string
  /** When the latest order was placed for it as a delivery address. */
  last_used_at: Date | null
}

export type SessionTable = {
  /** SHA-256 of the token, which is not stored. */
  token_hash: string
  account_id: string
  created_at: Date
  last_seen_at: Date
  expires_at: Date
  user_agent: string
  /** Of the last use, shortened: '85.3.12.0/24'; '' if unknown. */
  network: Generated<string>
  /** When the second factor was verified in this session; null until then. */
  second_factor_at: Date | null
}

/** Proof of the profession (R34); the file store has the file under `id`. */
export type CertificateTable = {
  id: string
  account_id: string
  /** File name as uploaded. */
  name: string
  /** Detected from the content. */
  media_type: string
  /** Bytes. */
  size: number
  sha256: string
  created_at: Date
}

/** A password reset: single use, 60 minutes, one per account (R31). */
export type PasswordResetTable = {
  /** SHA-256 of the token, which is only in the mail. */
  token_hash: string
  account_id: string
  expires_at: Date
}

/** An unconfirmed login address; one per account. */
export type EmailChangeTable = {
  token_hash: string
  account_id: string
  email: string
  expires_at: Date
}

/** The cart of an account, shared by its devices (R25). */
export type SavedCartTable = {
  account_id: string
  items: JsonColumn<unknown>
  /** Counts the changes; an order names the version that it orders. */
  version: Generated<number>
  /** Ids of the latest operations: a repeated one changes nothing. */
  operations: JsonColumn<unknown>
  updated_at: Date
}

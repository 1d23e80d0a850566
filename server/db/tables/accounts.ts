import type { Generated } from 'kysely'
import type { AccountState } from '../../../domain/customer/account-state.ts'

export type { AccountState }

export type Role = 'customer' | 'administrator'
export type AddressKind = 'billing' | 'shipping'

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
  created_at: Date
  updated_at: Date
}

export type AddressTable = {
  account_id: string
  kind: AddressKind
  first_name: string
  last_name: string
  company: string
  address1: string
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

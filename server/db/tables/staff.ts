import type { Generated } from 'kysely'
import type { JsonColumn } from '../json.ts'

/** A time-based one-time password (TOTP, RFC 6238); one per account. */
export type SecondFactorTable = {
  account_id: string
  /** Base32, encrypted (`SecretBox`). Servers need the secret itself to compute the codes. */
  secret: string
  /** Null until the first code proves that the app has the secret. */
  confirmed_at: Date | null
  /** The time step of the last accepted code: no code is accepted twice. */
  last_step: Generated<number>
}

export type RecoveryCodeTable = {
  account_id: string
  /** SHA-256 of the code, which is shown once. */
  hash: string
  used_at: Date | null
}

/** Fields of a record, without secrets. */
export type AuditedFields = Readonly<Record<string, unknown>>

/** A change in the back office, or a sign-in (A16). */
export type AuditEventTable = {
  id: string
  at: Date
  /** Null: the system itself. */
  actor_id: string | null
  /** The name at that time. */
  actor_name: string
  /** Such as `create`, `update`, `delete`, `sign-in`. */
  action: string
  resource: string
  record_id: string
  /** Name of the record at that time. */
  label: string
  before: JsonColumn<AuditedFields> | null
  after: JsonColumn<AuditedFields> | null
}

import type { Generated } from 'kysely'
import type { Permission } from '../../../domain/staff/permissions.ts'
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
  /** An account or an API key; null: the system itself. */
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

/** A key with which a program uses the API (A27). */
export type ApiKeyTable = {
  id: string
  name: string
  /** SHA-256 of the key, which is shown once. */
  token_hash: string
  scopes: JsonColumn<readonly Permission[]>
  created_at: Date
  /** The key works only while this member of the staff may manage keys. */
  created_by: string
  /** The last day, YYYY-MM-DD in Switzerland; null for a key that does not expire. */
  expires_on: string | null
  revoked_at: Date | null
  /** Precise to the minute. */
  last_used_at: Date | null
}

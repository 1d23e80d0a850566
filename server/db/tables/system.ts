import type { Generated } from 'kysely'
import type { AlertCause } from '../../../domain/staff/alert-causes.ts'
import type { JsonColumn } from '../json.ts'

/** Hits of a key in the window that started at `window_start` (epoch milliseconds). */
export type RateLimitTable = {
  key: string
  window_start: number
  hits: number
}

/** A random key, shared by all processes, e.g. to sign checkout tokens; encrypted (`SecretBox`). */
export type SecretTable = {
  name: string
  value: string
}

/** The last assigned number of a series. */
export type CounterTable = {
  name: string
  value: number
}

/** A job to run after the transaction that enqueued it. */
export type OutboxTable = {
  id: string
  kind: string
  body: JsonColumn<unknown>
  created_at: Date
  due_at: Date
  /** Other workers do not claim the job before. */
  claimed_until: Date | null
  tries: Generated<number>
  done_at: Date | null
  last_error: string | null
  /** Of the mail, lower-case; '' until it is written. */
  recipient: Generated<string>
  /** Of the mail; '' until it is written. */
  subject: Generated<string>
  /** The order that the job is about. */
  order_id: string | null
}

/** The file store that belongs to this database; the same id is in its folder. */
export type FileStoreTable = {
  /** Always 1. */
  id: number
  store_id: string
  /** Unknown files that the last sweep left, because there were too many of them. */
  blocked_files: Generated<number>
}

/** While there is a row, no mail is sent: after a restore, until an administrator releases them. */
export type MailHoldTable = {
  /** Always 1. */
  id: number
  since: Date
}

/** What the staff were informed about; no row once it has ended. */
export type AlertTable = {
  cause: AlertCause
  /** The host name for causes of one machine, else ''. */
  machine: string
  since: Date
  seen_at: Date
}

/** Whether a new shop was opened; no row in an installation that had accounts before. */
export type OpeningTable = {
  /** Always 1. */
  id: number
  started_at: Date
  /** Null: the shop is closed to visitors. */
  opened_at: Date | null
}

/** A token that opens the set-up; each start of a server adds one. */
export type SetupTokenTable = {
  token_hash: string
  created_at: Date
}

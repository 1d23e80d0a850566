import type { Generated } from 'kysely'
import type { JsonColumn } from '../json.ts'

/** Hits of one key within the window that began at `window_start` (milliseconds since 1970). */
export type RateLimitTable = {
  key: string
  window_start: number
  hits: number
}

/** Made once, the same for all processes: the key that signs checkout tokens. */
export type SecretTable = {
  name: string
  value: string
}

/** The last number given of a running series. */
export type CounterTable = {
  name: string
  value: number
}

/** Work to be done after the transaction that wrote it. */
export type OutboxTable = {
  id: string
  kind: string
  body: JsonColumn<unknown>
  created_at: Date
  due_at: Date
  /** Nobody else takes it before. */
  claimed_until: Date | null
  tries: Generated<number>
  done_at: Date | null
  last_error: string | null
}

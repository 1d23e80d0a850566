import { isDatabaseUnavailable } from '../db/database-error.ts'

/** Seconds after which an outage may have ended. */
export const outageSeconds = 5

/** Errors of overloaded parts carry their own wait in seconds. */
const ownRetryAfter = (error: unknown): number | undefined =>
  error instanceof Error && 'retryAfter' in error && typeof error.retryAfter === 'number'
    ? error.retryAfter
    : undefined

/** Seconds after which a failed request may be retried; undefined if a retry would not help. */
export const retryAfterSeconds = (error: unknown): number | undefined =>
  isDatabaseUnavailable(error) ? outageSeconds : ownRetryAfter(error)

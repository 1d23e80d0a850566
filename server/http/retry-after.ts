import { isDatabaseUnavailable } from '../db/database-error.ts'

const outageSeconds = 5

/** An error of an overloaded part of the server says itself how long to wait. */
const ownRetryAfter = (error: unknown): number | undefined =>
  error instanceof Error && 'retryAfter' in error && typeof error.retryAfter === 'number'
    ? error.retryAfter
    : undefined

/** Seconds after which a failed request may be sent again; undefined where that would not help. */
export const retryAfterSeconds = (error: unknown): number | undefined =>
  isDatabaseUnavailable(error) ? outageSeconds : ownRetryAfter(error)

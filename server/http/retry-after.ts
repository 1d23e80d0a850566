import { isDatabaseUnavailable } from '../db/database-error.ts'

const outageSeconds = 5

/** Seconds after which a failed request may be sent again; undefined where that would not help. */
export const retryAfterSeconds = (error: unknown): number | undefined =>
  isDatabaseUnavailable(error) ? outageSeconds : undefined

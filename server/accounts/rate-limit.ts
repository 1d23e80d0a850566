import type { Database } from '../db/client.ts'
import { recordSecurityEvent } from '../security-log.ts'
import type { Services } from '../services.ts'
import { tokenHash } from './token.ts'

/** At most `most` hits of one kind from one source, e.g. { of: 'login', by: ip, most: 100 }. */
export type Limit = { of: string; by: string; most: number }

/** Refused until so many seconds have passed. */
export type Throttled = { retryAfter: number }

/** Hashed: a key is of one length, and the table names no address and no person. */
const keyOf = ({ of, by }: Limit) => `${of}:${tokenHash(by)}`

/** A request may be this much older than one counted before it: a slow body, another process's clock. */
const clockToleranceMs = 120_000

type Counted = {
  throttled: Throttled | undefined
  /** The limits whose first hit too many this is: once per window and key. */
  newlyExceeded: readonly Limit[]
}

/**
 * Counts a hit against every limit at once (give them in a fixed order) and tells when to come
 * back if one is exceeded. A window of `seconds` starts with a key's first hit; one that starts in
 * the future has expired, because the clock was set back since.
 */
export const hitLimits = async (
  db: Database,
  limits: readonly Limit[],
  seconds: number,
  now: Date,
): Promise<Counted> => {
  const length = seconds * 1_000
  const start = now.getTime()
  const fresh = start - length
  const counted = await db
    .insertInto('rate_limit')
    .values(limits.map((limit) => ({ key: keyOf(limit), window_start: start, hits: 1 })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const inWindow = eb
          .case()
          .when(
            eb.and([
              eb('rate_limit.window_start', '>', fresh),
              eb('rate_limit.window_start', '<=', start + clockToleranceMs),
            ]),
          )
        return {
          window_start: inWindow
            .then(eb.ref('rate_limit.window_start'))
            .else(eb.ref('excluded.window_start'))
            .end(),
          hits: inWindow
            .then(eb('rate_limit.hits', '+', 1))
            .else(1)
            .end(),
        }
      }),
    )
    .returning(['key', 'window_start', 'hits'])
    .execute()
  const exceeded = limits.flatMap((limit) => {
    const row = counted.find(({ key }) => key === keyOf(limit))
    return row && row.hits > limit.most ? [{ limit, row }] : []
  })
  if (exceeded.length === 0) return { throttled: undefined, newlyExceeded: [] }
  const ends = exceeded.map(({ row }) => row.window_start + length)
  const waitSeconds = Math.ceil((Math.max(...ends) - start) / 1_000)
  return {
    throttled: { retryAfter: Math.min(Math.max(1, waitSeconds), seconds) },
    newlyExceeded: exceeded
      .filter(({ limit, row }) => row.hits === limit.most + 1)
      .map(({ limit }) => limit),
  }
}

/**
 * `hitLimits`, and a security event for every limit that is exceeded, once per window; `accountId` is
 * who is logged in.
 */
export const countHit = async (
  { db, log }: Pick<Services, 'db' | 'log'>,
  limits: readonly Limit[],
  seconds: number,
  now: Date,
  accountId: string | null = null,
): Promise<Throttled | undefined> => {
  const { throttled, newlyExceeded } = await hitLimits(db, limits, seconds, now)
  for (const { of } of newlyExceeded)
    recordSecurityEvent({ log }, 'rate-limit-exceeded', { accountId, limit: of })
  return throttled
}

/** Takes a hit back: what turned out to be in order does not count. */
export const refundHit = async (db: Database, limits: readonly Limit[]) => {
  // One by one: an update of several rows may lock them in another order than `countHit` does.
  for (const limit of limits)
    await db
      .updateTable('rate_limit')
      .set((eb) => ({ hits: eb('hits', '-', 1) }))
      .where('key', '=', keyOf(limit))
      .where('hits', '>', 0)
      .execute()
}

/** Begins anew: whatever was counted against the limits is forgotten. */
export const clearLimits = async (db: Database, limits: readonly Limit[]) => {
  await db.deleteFrom('rate_limit').where('key', 'in', limits.map(keyOf)).execute()
}

/** Deletes what counts no more: windows that began before `before`. */
export const deleteExpiredHits = async (db: Database, before: Date) => {
  await db.deleteFrom('rate_limit').where('window_start', '<', before.getTime()).execute()
}

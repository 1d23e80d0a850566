import type { Database } from '../db/client.ts'
import { recordSecurityEvent } from '../security-log.ts'
import type { Services } from '../services.ts'
import { tokenHash } from './token.ts'

/** At most `maxHits` of a kind from a source: `{ kind: 'login', source: ip, maxHits: 100 }`. */
export type Limit = { kind: string; source: string; maxHits: number }

/** Refused for `retryAfter` seconds. */
export type Throttled = { retryAfter: number }

/** Hashed: keys have a fixed length, and the table contains no personal data. */
const keyOf = ({ kind, source }: Limit) => `${kind}:${tokenHash(source)}`

/**
 * Requests may be this much older than those counted before: slow bodies, clocks of other
 * processes.
 */
const clockToleranceMs = 120_000

type Counted = {
  throttled: Throttled | undefined
  /** The limits that this hit is the first to exceed: once per window and key. */
  newlyExceeded: readonly Limit[]
}

/**
 * Counts a hit against all limits, given in a fixed order, and returns the wait if one is
 * exceeded. A window of `seconds` starts with a key's first hit. Windows that start in the future
 * count as expired: the clock was set back.
 */
export const hitLimits = async (
  db: Database,
  limits: readonly Limit[],
  seconds: number,
  now: Date,
): Promise<Counted> => {
  const windowMs = seconds * 1_000
  const nowMs = now.getTime()
  const oldestStart = nowMs - windowMs
  const counted = await db
    .insertInto('rate_limit')
    .values(limits.map((limit) => ({ key: keyOf(limit), window_start: nowMs, hits: 1 })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const inWindow = eb
          .case()
          .when(
            eb.and([
              eb('rate_limit.window_start', '>', oldestStart),
              eb('rate_limit.window_start', '<=', nowMs + clockToleranceMs),
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
    return row && row.hits > limit.maxHits ? [{ limit, row }] : []
  })
  if (exceeded.length === 0) return { throttled: undefined, newlyExceeded: [] }
  const ends = exceeded.map(({ row }) => row.window_start + windowMs)
  const waitSeconds = Math.ceil((Math.max(...ends) - nowMs) / 1_000)
  return {
    throttled: { retryAfter: Math.min(Math.max(1, waitSeconds), seconds) },
    newlyExceeded: exceeded
      .filter(({ limit, row }) => row.hits === limit.maxHits + 1)
      .map(({ limit }) => limit),
  }
}

/**
 * `hitLimits`, with a security event per exceeded limit, once per window. `accountId`: the
 * signed-in account.
 */
export const countHit = async (
  { db, log }: Pick<Services, 'db' | 'log'>,
  limits: readonly Limit[],
  seconds: number,
  now: Date,
  accountId: string | null = null,
): Promise<Throttled | undefined> => {
  const { throttled, newlyExceeded } = await hitLimits(db, limits, seconds, now)
  for (const { kind } of newlyExceeded)
    recordSecurityEvent({ log }, 'rate-limit-exceeded', { accountId, limit: kind })
  return throttled
}

/** Subtracts a hit that turned out to be legitimate. */
export const refundHit = async (db: Database, limits: readonly Limit[]) => {
  // Separate updates: one update of several rows may lock them in another order than `hitLimits`.
  for (const limit of limits)
    await db
      .updateTable('rate_limit')
      .set((eb) => ({ hits: eb('hits', '-', 1) }))
      .where('key', '=', keyOf(limit))
      .where('hits', '>', 0)
      .execute()
}

/** Deletes the counters of these limits. */
export const clearLimits = async (db: Database, limits: readonly Limit[]) => {
  await db.deleteFrom('rate_limit').where('key', 'in', limits.map(keyOf)).execute()
}

/** Deletes windows that started before `before`. */
export const deleteExpiredHits = async (db: Database, before: Date) => {
  await db.deleteFrom('rate_limit').where('window_start', '<', before.getTime()).execute()
}

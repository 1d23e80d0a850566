import { tokenHash } from '../../accounts/token.ts'
import type { Database } from '../../db/client.ts'
import { compileOnce } from '../../db/compile-once.ts'

/** Orders per account: `atOnce` in a burst, then `perMinute`. */
export type OrderRate = { atOnce: number; perMinute: number }

const keyOf = (accountId: string) => `order:${tokenHash(accountId)}`

type Hit = {
  key: string
  time: number
  intervalMs: number
  /** When the count is back to zero after a first order. */
  next: number
  /** The latest such time that leaves room for one more order, and for none. */
  lastAllowed: number
  latest: number
}

const countHit = compileOnce((db, { key, time, intervalMs, next, lastAllowed, latest }: Hit) =>
  db
    .insertInto('rate_limit')
    .values({ key, window_start: next, hits: 1 })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((eb) => ({
          window_start: eb
            .case()
            .when('rate_limit.window_start', '<', time)
            .then(next)
            // Beyond the maximum: the clock was set back.
            .when('rate_limit.window_start', '>', latest)
            .then(next)
            .else(eb('rate_limit.window_start', '+', intervalMs))
            .end(),
        }))
        .where((eb) =>
          eb.or([
            eb('rate_limit.window_start', '<=', lastAllowed),
            eb('rate_limit.window_start', '>', latest),
          ]),
        ),
    )
    .returning('window_start'),
)

/**
 * Counts an order in the transaction that writes it; returns the wait in seconds if it exceeds
 * the rate. Generic cell rate algorithm: `window_start` is the time (epoch ms) at which the count
 * is back to zero.
 */
export const countOrder = async (
  trx: Database,
  accountId: string,
  { atOnce, perMinute }: OrderRate,
  now: Date,
): Promise<{ retryAfter: number } | undefined> => {
  const time = now.getTime()
  const intervalMs = Math.ceil(60_000 / perMinute)
  const burstMs = atOnce * intervalMs
  const key = keyOf(accountId)
  const [counted] = await countHit(trx, {
    key,
    time,
    intervalMs,
    next: time + intervalMs,
    lastAllowed: time + burstMs - intervalMs,
    latest: time + burstMs,
  })
  if (counted) return undefined
  const { window_start } = await trx
    .selectFrom('rate_limit')
    .select('window_start')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  const waitMs = window_start + intervalMs - time - burstMs
  return { retryAfter: Math.max(1, Math.ceil(waitMs / 1_000)) }
}

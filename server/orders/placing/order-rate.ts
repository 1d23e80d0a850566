import { tokenHash } from '../../accounts/token.ts'
import type { Database } from '../../db/client.ts'

/** How many orders one account may place: `atOnce` in a burst, then `perMinute`. */
export type OrderRate = { atOnce: number; perMinute: number }

const keyOf = (accountId: string) => `order:${tokenHash(accountId)}`

/**
 * Counts an order of the account; seconds to wait where it is one too many. To be called in the
 * transaction that writes the order. A generic cell rate algorithm: the row's `window_start` is the
 * time (epoch ms) at which the account would have no orders on its count any more.
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
  const counted = await trx
    .insertInto('rate_limit')
    .values({ key, window_start: time + intervalMs, hits: 1 })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((eb) => ({
          window_start: eb
            .case()
            .when('rate_limit.window_start', '<', time)
            .then(time + intervalMs)
            // Further ahead than any count leads: the clock was set back since.
            .when('rate_limit.window_start', '>', time + burstMs)
            .then(time + intervalMs)
            .else(eb('rate_limit.window_start', '+', intervalMs))
            .end(),
        }))
        .where((eb) =>
          eb.or([
            eb('rate_limit.window_start', '<=', time + burstMs - intervalMs),
            eb('rate_limit.window_start', '>', time + burstMs),
          ]),
        ),
    )
    .returning('window_start')
    .executeTakeFirst()
  if (counted) return undefined
  const { window_start } = await trx
    .selectFrom('rate_limit')
    .select('window_start')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  const waitMs = window_start + intervalMs - time - burstMs
  return { retryAfter: Math.max(1, Math.ceil(waitMs / 1_000)) }
}

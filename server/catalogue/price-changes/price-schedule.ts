import type { Services } from '../../services.ts'
import { swissDay, swissDayStart } from '../../swiss-day.ts'
import { applyDuePrices } from './due-prices.ts'

/** In milliseconds: notices a changed clock and a machine that was asleep. */
const maxWaitMs = 60_000

/** In milliseconds, after a failure such as an outage of the database. */
const retryMs = 1_000

type RequiredServices = Pick<Services, 'db' | 'now' | 'log'>

const untilMidnightMs = (now: Date) => swissDayStart(swissDay(now), 1).getTime() - now.getTime()

/**
 * Applies due prices now and at each Swiss midnight, in every process. Resolves after the first
 * time, so that a server never listens with the prices of yesterday.
 */
export const startPriceSchedule = async ({ db, now, log }: RequiredServices) => {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const run = async () => {
    let wait = retryMs
    try {
      await applyDuePrices(db, now())
      wait = Math.min(untilMidnightMs(now()) + 1, maxWaitMs)
    } catch (error) {
      log.error({ err: error }, 'scheduled prices failed')
    }
    if (isStopped) return
    timer = setTimeout(run, wait)
    timer.unref()
  }
  await run()
  return {
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

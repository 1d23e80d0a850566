import type { Services } from '../services.ts'
import { writeFailedSearches } from './count-failed-searches.ts'
import { writeVisits } from './count-visits.ts'

/** Interval between writes in milliseconds; a crash loses at most this much. */
const intervalMs = 5_000

/** Writes visits periodically, and once more at the stop. */
export const startVisits = ({ db, log }: Pick<Services, 'db' | 'log'>) => {
  const run = () =>
    Promise.all([writeVisits(db), writeFailedSearches(db)]).catch((error) =>
      log.error({ err: error }, 'visit counters could not be written, will be retried'),
    )
  const timer = setInterval(run, intervalMs)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await run()
    },
  }
}

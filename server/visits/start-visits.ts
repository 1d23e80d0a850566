import type { Services } from '../services.ts'
import { writeVisits } from './count-visits.ts'

/** Between two writings, in milliseconds: so much a crash may lose. */
const rest = 5_000

/** Writes the visits every few seconds, and what is left at the end. */
export const startVisits = ({ db, log }: Pick<Services, 'db' | 'log'>) => {
  const run = () =>
    writeVisits(db).catch((error) => log.error({ err: error }, 'visits are not written'))
  const timer = setInterval(run, rest)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await run()
    },
  }
}

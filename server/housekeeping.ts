import { forgetEmailChanges } from './accounts/change-email.ts'
import { forgetHits } from './accounts/rate-limit.ts'
import { forgetResets } from './accounts/request-reset.ts'
import { forgetSessions } from './accounts/session.ts'
import type { Services } from './services.ts'

const hour = 3_600_000
const day = 24 * hour

/** What has ended and is of no more use: sessions, links of mails, counts of attempts of past days. */
const tidy = async ({ db, now }: Pick<Services, 'db' | 'now'>) => {
  await forgetSessions(db, now())
  await forgetResets(db, now())
  await forgetEmailChanges(db, now())
  await forgetHits(db, new Date(now().getTime() - day))
}

/** Tidies once an hour; several processes doing so do no harm. A failure waits for the next hour. */
export const startHousekeeping = (services: Pick<Services, 'db' | 'now' | 'log'>) => {
  const run = () =>
    tidy(services).catch((error) => services.log.error({ err: error }, 'housekeeping'))
  const timer = setInterval(run, hour)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

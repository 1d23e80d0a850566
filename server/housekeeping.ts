import { join } from 'node:path'
import { forgetEmailChanges } from './accounts/profile/change-email.ts'
import { findKeptCertificates } from './accounts/signup/stored-certificates.ts'
import { forgetHits } from './accounts/rate-limit.ts'
import { forgetResets } from './accounts/passwords/request-reset.ts'
import { forgetSessions } from './accounts/login/session.ts'
import { forgetWishes } from './forms/newsletter.ts'
import { forgetSpam } from './forms/submit-form.ts'
import { deleteStaleDrafts } from './mail/delivery/eml-files.ts'
import { forgetJobs } from './outbox/outbox.ts'
import type { Services } from './services.ts'

const hour = 3_600_000
const day = 24 * hour

/** So long it can be looked up which mails have gone out or were given up. */
const jobsAreKept = 30 * day

/** A mail is written in milliseconds; older drafts are those of processes that have died. */
const draftsAreKept = 60_000

/**
 * What has ended and is of no more use: sessions, links of mails, subscriptions that nobody has
 * confirmed, spam and mails of a month ago, counts of attempts of past days.
 */
export const tidy = async ({ db, files, now }: Pick<Services, 'db' | 'files' | 'now'>) => {
  await forgetSessions(db, now())
  await forgetResets(db, now())
  await forgetEmailChanges(db, now())
  await forgetWishes(db, now())
  await forgetSpam(db, now())
  await forgetJobs(db, new Date(now().getTime() - jobsAreKept))
  const yesterday = new Date(now().getTime() - day)
  await forgetHits(db, yesterday)
  // Of registrations that a crash has cut short between file and row.
  await files.sweep(yesterday, (ids) => findKeptCertificates(db, ids))
}

type Needed = Pick<Services, 'db' | 'env' | 'files' | 'now' | 'log'>

/** Tidies once an hour; several processes doing so do no harm. A failure waits for the next hour. */
export const startHousekeeping = (services: Needed) => {
  const deleteDrafts = () =>
    deleteStaleDrafts(
      join(services.env.dataDir, 'mail'),
      new Date(services.now().getTime() - draftsAreKept),
    )
  const run = () =>
    Promise.all([tidy(services), deleteDrafts()]).catch((error) =>
      services.log.error({ err: error }, 'housekeeping'),
    )
  // A process that has died while it wrote one is mostly the one before this.
  void deleteDrafts()
  const timer = setInterval(run, hour)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

import { join } from 'node:path'
import { deleteExpiredSessions } from './accounts/login/session.ts'
import { deleteResets } from './accounts/passwords/request-reset.ts'
import { deleteEmailChanges } from './accounts/profile/change-email.ts'
import { deleteExpiredHits } from './accounts/rate-limit.ts'
import type { Database } from './db/client.ts'
import { deleteExpiredRequests } from './forms/newsletter.ts'
import { deleteOldSpam } from './forms/submit-form.ts'
import { deleteStaleDrafts } from './mail/delivery/eml-files.ts'
import { deleteFinishedJobs } from './outbox/outbox.ts'
import type { Services } from './services.ts'

/** Which of the files an account has as its certificate; those of rejected accounts stay too. */
const findStoredCertificates = async (
  db: Database,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await db.selectFrom('certificate').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}

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
export const deleteExpiredData = async ({
  db,
  files,
  now,
}: Pick<Services, 'db' | 'files' | 'now'>) => {
  await deleteExpiredSessions(db, now())
  await deleteResets(db, now())
  await deleteEmailChanges(db, now())
  await deleteExpiredRequests(db, now())
  await deleteOldSpam(db, now())
  await deleteFinishedJobs(db, new Date(now().getTime() - jobsAreKept))
  const yesterday = new Date(now().getTime() - day)
  await deleteExpiredHits(db, yesterday)
  // Of registrations that a crash has cut short between file and row.
  await files.sweep(yesterday, (ids) => findStoredCertificates(db, ids))
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
    Promise.all([deleteExpiredData(services), deleteDrafts()]).catch((error) =>
      services.log.error({ err: error }, 'housekeeping'),
    )
  // A process that has died while it wrote one is mostly the one before this.
  void deleteDrafts()
  const timer = setInterval(run, hour)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

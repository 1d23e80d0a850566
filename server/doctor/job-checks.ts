import { findBackupState } from '../backup/backup-state.ts'
import { mailKinds } from '../outbox/mail-jobs.ts'
import { failed, needsDatabase, ok, warning } from './finding.ts'

const hourMs = 3_600_000

/** So many attempts of a job take about seven minutes (`retryDelay`). */
const failingTries = 5

export const checkBackup = needsDatabase(async (db, { now, env }) => {
  const { verifiedAt, isOverdue } = await findBackupState(db, now)
  const last = verifiedAt?.toISOString() ?? 'none in 30 days'
  return isOverdue && !env.demo
    ? failed(
        `The last verified backup: ${last}.`,
        'npm run backup, and switch on the nightly backup in the settings.',
      )
    : ok(`The last verified backup: ${last}.`)
})

/** No mail was sent for an hour, although some wait and are not held. */
export const checkMailQueue = needsDatabase(async (db, { now }) => {
  const hourAgo = new Date(+now - hourMs)
  const mails = db.selectFrom('outbox').select('id').where('kind', 'in', mailKinds).limit(1)
  const [held, waiting, sent] = await Promise.all([
    db.selectFrom('mail_hold').select('id').executeTakeFirst(),
    mails.where('done_at', 'is', null).where('created_at', '<', hourAgo).executeTakeFirst(),
    mails.where('done_at', '>=', hourAgo).where('last_error', 'is', null).executeTakeFirst(),
  ])
  if (held) return warning('Mails are held after a restore.', 'npm run restore -- --activate')
  return waiting && !sent
    ? failed(
        'No mail was sent for an hour, although some are waiting.',
        'Check the mail server; the log of the shop has its answers.',
      )
    : ok('No mail has been waiting for an hour.')
})

export const checkJobs = needsDatabase(async (db) => {
  const job = await db
    .selectFrom('outbox')
    .select(['kind', 'last_error'])
    .where('done_at', 'is', null)
    .where('kind', 'not in', mailKinds)
    .where('tries', '>=', failingTries)
    .limit(1)
    .executeTakeFirst()
  return job
    ? failed(`A job (${job.kind}) keeps failing: ${job.last_error}.`, 'See the log of the shop.')
    : ok('No job in the background keeps failing.')
})

import { ok, type Result, refuse } from '../../domain/result.ts'
import { option } from '../content/options.ts'
import type { Database } from '../db/client.ts'
import { json } from '../db/json.ts'
import { enqueueJob } from '../outbox/outbox.ts'
import type { Handlers } from '../outbox/worker.ts'
import type { Services } from '../services.ts'
import { swissDay, swissInstant } from '../swiss-day.ts'
import { writeBackup } from './write-backup.ts'

// A backup is a job of the outbox: one process writes it, and it is repeated after a failure or a crash.

const kind = 'backup'

const hourMs = 3_600_000

/** The lane of backups: none delays a mail. One that takes longer counts as failed. */
export const backupLane = { only: [kind], claimMs: hourMs }

const overdueAfterMs = 36 * hourMs

/** Backups that the shop keeps. */
export const keptBackups = 14

export const backupHandlers = ({
  env,
  files,
  now,
  log,
}: Pick<Services, 'env' | 'files' | 'now' | 'log'>): Handlers => ({
  [kind]: async () => {
    const target = { folder: env.backupDir, keep: keptBackups, now: now() }
    log.info({ folder: await writeBackup(env, files, target) }, 'backup written and verified')
  },
})

const openBackups = (db: Database) =>
  db.selectFrom('outbox').select('last_error').where('kind', '=', kind).where('done_at', 'is', null)

/** Requests a backup now. */
export const requestBackup = async (
  trx: Database,
  now: Date,
): Promise<Result<undefined, 'backup-running'>> => {
  if (await openBackups(trx).executeTakeFirst()) return refuse('backup-running')
  await enqueueJob(trx, kind, {}, now)
  return ok(undefined)
}

/** The last night's time of the backup: 2 o'clock in Switzerland. */
const lastNight = (now: Date) => {
  const tonight = swissInstant(`${swissDay(now)}T02:00`)
  return tonight <= now ? tonight : swissInstant(`${swissDay(new Date(+now - 24 * hourMs))}T02:00`)
}

/**
 * Requests the backup of the last night, once however many processes do, and later where none ran then.
 * Not without the option `nightly_backup`.
 */
export const requestNightlyBackup = async (db: Database, now: Date) => {
  if (!(await option(db, 'nightly_backup'))) return
  const id = `backup-${swissDay(lastNight(now))}`
  await db
    .insertInto('outbox')
    .values({ id, kind, body: json({}), order_id: null, created_at: now, due_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Notes a verified backup that a command has written. */
export const noteBackup = async (db: Database, now: Date) => {
  const times = { created_at: now, due_at: now, done_at: now }
  const id = `backup-${now.toISOString()}`
  await db
    .insertInto('outbox')
    .values({ id, kind, body: json({}), order_id: null, ...times })
    .execute()
}

export type BackupState = {
  verifiedAt: Date | null
  isRunning: boolean
  /** Why the running one has failed so far; '' if it has not. */
  error: string
  /** No verified backup for 36 hours. */
  isOverdue: boolean
}

/** Of the last 30 days, as long as jobs are stored. */
export const findBackupState = async (db: Database, now: Date): Promise<BackupState> => {
  const [last, open] = await Promise.all([
    db
      .selectFrom('outbox')
      .select('done_at')
      .where('kind', '=', kind)
      .where('done_at', 'is not', null)
      .where('last_error', 'is', null)
      .orderBy('done_at', 'desc')
      .executeTakeFirst(),
    openBackups(db).executeTakeFirst(),
  ])
  const verifiedAt = last?.done_at ?? null
  return {
    verifiedAt,
    isRunning: open !== undefined,
    error: open?.last_error ?? '',
    isOverdue: !verifiedAt || +now - +verifiedAt > overdueAfterMs,
  }
}

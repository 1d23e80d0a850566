import { ok, type Result, refuse } from '../../domain/result.ts'
import { option } from '../content/options.ts'
import type { Database } from '../db/client.ts'
import { json } from '../db/json.ts'
import { enqueueJob } from '../outbox/outbox.ts'
import type { Handlers } from '../outbox/worker.ts'
import type { Services } from '../services.ts'
import { swissDay, swissInstant } from '../swiss-day.ts'
import { backupKind, keptBackups, openBackups } from './backup-state.ts'
import { writeBackup } from './write-backup.ts'

// A backup is a job of the outbox: one process writes it, and it is repeated after a failure or a crash.

const hourMs = 3_600_000

/** The lane of backups: none delays a mail. One that takes longer counts as failed. */
export const backupLane = { only: [backupKind], claimMs: hourMs }

export const backupHandlers = ({
  env,
  files,
  now,
  log,
}: Pick<Services, 'env' | 'files' | 'now' | 'log'>): Handlers => ({
  [backupKind]: async () => {
    const target = { folder: env.backupDir, keep: keptBackups, now: now() }
    const folder = await writeBackup(env, files, target, (sentence, isWarning) => {
      if (isWarning) log.warn(sentence)
    })
    log.info({ folder }, 'backup written and verified')
  },
})

/** Requests a backup now. */
export const requestBackup = async (
  trx: Database,
  now: Date,
): Promise<Result<undefined, 'backup-running'>> => {
  if (await openBackups(trx).executeTakeFirst()) return refuse('backup-running')
  await enqueueJob(trx, backupKind, {}, now)
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
    .values({ id, kind: backupKind, body: json({}), order_id: null, created_at: now, due_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

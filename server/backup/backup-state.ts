import type { Database } from '../db/client.ts'
import { json } from '../db/json.ts'

/** The kind of the job in the outbox that writes a backup. */
export const backupKind = 'backup'

/** Backups that the shop keeps. */
export const keptBackups = 14

/** In milliseconds. */
const overdueAfterMs = 36 * 3_600_000

/** The requested backups that are not finished. */
export const openBackups = (db: Database) =>
  db
    .selectFrom('outbox')
    .select('last_error')
    .where('kind', '=', backupKind)
    .where('done_at', 'is', null)

/** Notes a verified backup that a command has written. */
export const noteBackup = async (db: Database, now: Date) => {
  const times = { created_at: now, due_at: now, done_at: now }
  const id = `backup-${now.toISOString()}`
  await db
    .insertInto('outbox')
    .values({ id, kind: backupKind, body: json({}), order_id: null, ...times })
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
      .where('kind', '=', backupKind)
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

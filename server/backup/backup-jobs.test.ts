import { describe, expect, test } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { json } from '../db/json.ts'
import { claimJob, finishJob, scheduleRetry } from '../outbox/outbox.ts'
import { backupLane, requestBackup, requestNightlyBackup } from './backup-jobs.ts'
import { findBackupState, noteBackup } from './backup-state.ts'

const at = (time: string) => new Date(`2026-12-${time}:00Z`)

describe.each(databases)('backups on $name', ({ open }) => {
  test('are requested once a night, also by several processes and after a night without any', async () => {
    await using db = await open()
    const ids = async () =>
      (await db.selectFrom('outbox').select('id').orderBy('id').execute()).map(({ id }) => id)
    // 01:50 in Switzerland belongs to the night before.
    await requestNightlyBackup(db, at('02T00:50'))
    await Promise.all([
      requestNightlyBackup(db, at('02T01:05')),
      requestNightlyBackup(db, at('02T01:05')),
    ])
    await requestNightlyBackup(db, at('02T20:00'))
    expect(await ids()).toEqual(['backup-2026-12-01', 'backup-2026-12-02'])
    await requestNightlyBackup(db, at('04T09:00'))
    expect((await ids()).at(-1)).toBe('backup-2026-12-04')
  })

  test('are not requested at night without the option', async () => {
    await using db = await open()
    await db
      .insertInto('option')
      .values({ name: 'nightly_backup', language: '', value: json(false) })
      .execute()
    await requestNightlyBackup(db, at('02T03:00'))
    expect(await findBackupState(db, at('02T03:00'))).toMatchObject({ isRunning: false })
  })

  test('have a state: running, failed, verified, and overdue after 36 hours', async () => {
    await using db = await open()
    const state = (now: Date) => findBackupState(db, now)
    const never = { verifiedAt: null, isRunning: false, error: '', isOverdue: true }
    expect(await state(at('02T03:00'))).toEqual(never)
    expect(await requestBackup(db, at('02T03:00'))).toMatchObject({ ok: true })
    expect(await requestBackup(db, at('02T03:00'))).toMatchObject({ refusal: 'backup-running' })
    const job = await claimJob(db, at('02T03:00'), backupLane)
    if (!job) throw new Error('no backup is requested')
    await scheduleRetry(db, job, 'disk full', at('02T03:01'))
    expect(await state(at('02T03:01'))).toEqual({ ...never, isRunning: true, error: 'disk full' })
    await finishJob(db, job, at('02T03:05'))
    const verified = { verifiedAt: at('02T03:05'), isRunning: false, error: '', isOverdue: false }
    expect(await state(at('03T15:05'))).toEqual(verified)
    expect(await state(at('03T15:06'))).toEqual({ ...verified, isOverdue: true })
    await noteBackup(db, at('03T16:00'))
    expect(await state(at('03T16:01'))).toMatchObject({ verifiedAt: at('03T16:00') })
  })
})

import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../tests/databases.ts'
import { accountRow } from '../tests/rows.ts'
import { temporaryFolder } from '../tests/temporary-folder.ts'
import { closeDatabase, type Database } from './db/client.ts'
import { folderStore } from './files/folder-store.ts'
import { deleteExpiredData } from './housekeeping.ts'
import { enqueueJob } from './outbox/outbox.ts'

const now = new Date()
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

describe.each(databases)('housekeeping on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    return () => closeDatabase(db)
  })

  /** Rows of certificates of one rejected account. */
  const insertCertificates = async (target: Database, ids: readonly string[]) => {
    const account = accountRow({ state: 'rejected' })
    await target.insertInto('account').values(account).execute()
    const certificate = {
      account_id: account.id,
      name: 'a.pdf',
      media_type: 'application/pdf',
      size: 1,
      sha256: '',
      created_at: now,
    }
    await target
      .insertInto('certificate')
      .values(ids.map((id) => ({ ...certificate, id })))
      .execute()
  }

  /** A store whose files are two days old. */
  const storeWith = async (ids: readonly string[]) => {
    const dataDir = temporaryFolder()
    const files = folderStore({ dataDir })
    const folder = join(dataDir, 'files')
    for (const id of ids) {
      await files.put(id, Buffer.from(id))
      utimesSync(join(folder, id), hoursAgo(48), hoursAgo(48))
    }
    const namesIn = (name: string) => readdirSync(join(folder, name)).sort()
    return {
      files,
      folder,
      stored: () => namesIn('.').filter((name) => !name.includes('.')),
      quarantined: () => namesIn('quarantine.d'),
      sweepAt: (time: Date, on = db) => deleteExpiredData({ db: on, files, now: () => time }),
    }
  }

  const idsOf = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${name}-${index}`)

  it('quarantines files without a row after one day and deletes them thirty days later', async () => {
    const { files, folder, stored, quarantined, sweepAt } = await storeWith(['kept', 'lost'])
    await insertCertificates(db, ['kept'])
    await files.put('fresh', Buffer.from('x'))
    utimesSync(join(folder, 'fresh'), hoursAgo(23), hoursAgo(23))
    writeFileSync(join(folder, 'a.b.new'), 'half')
    utimesSync(join(folder, 'a.b.new'), hoursAgo(25), hoursAgo(25))

    expect(await sweepAt(now)).toEqual({ unknown: 1, isBlocked: false })
    expect(readdirSync(folder).sort()).toEqual(['fresh', 'kept', 'quarantine.d'])
    expect(quarantined()).toEqual(['lost'])
    expect(await files.size('lost')).toBe(4)

    await files.put('fresh', Buffer.from('x'))
    await sweepAt(hoursAgo(-24 * 30 + 1))
    expect(quarantined()).toContain('lost')
    await sweepAt(hoursAgo(-24 * 30 - 1))
    expect(quarantined()).not.toContain('lost')
    expect(await files.size('lost')).toBeUndefined()
    expect(stored()).toEqual(['kept'])
  })

  it('restores a quarantined file whose row is back', async () => {
    const ids = idsOf('back', 8)
    const { files, stored, quarantined, sweepAt } = await storeWith(ids)
    await using empty = await open()
    expect(await sweepAt(now, empty)).toEqual({ unknown: 8, isBlocked: false })
    expect(quarantined()).toEqual(ids)
    await insertCertificates(db, ids)
    // Found before it is restored, and never deleted.
    expect(await files.size('back-1')).toBe(6)
    await sweepAt(hoursAgo(-24 * 40))
    expect(stored()).toEqual(ids)
    expect(quarantined()).toEqual([])
  })

  it('moves and deletes nothing on an empty or another database, and stores the warning', async () => {
    const ids = idsOf('many', 40)
    const { files, stored, sweepAt } = await storeWith(ids)
    await files.quarantine(['many-0'], hoursAgo(24 * 31))
    await using empty = await open()
    await using other = await open()
    await insertCertificates(other, ['many-1', 'many-2', 'else'])
    for (const [target, unknown] of [
      [empty, 39],
      [other, 37],
    ] as const) {
      await target.insertInto('file_store').values({ id: 1, store_id: 'a' }).execute()
      expect(await sweepAt(now, target)).toEqual({ unknown, isBlocked: true })
      expect(stored()).toHaveLength(39)
      expect(await files.size('many-0')).toBe(6)
      const row = await target.selectFrom('file_store').selectAll().executeTakeFirst()
      expect(row?.blocked_files).toBe(unknown)
    }
    await insertCertificates(db, ids)
    expect(await sweepAt(now)).toEqual({ unknown: 0, isBlocked: false })
    expect(stored()).toEqual(ids.toSorted())
  })

  it('quarantines up to twenty unknown files, or up to a tenth of all', async () => {
    const known = idsOf('known', 210)
    await insertCertificates(db, known)
    for (const [unknown, all, isBlocked] of [
      [20, 20, false],
      [21, 21, true],
      [21, 210, false],
      [22, 210, true],
    ] as const) {
      const store = await storeWith([
        ...idsOf('unknown', unknown),
        ...known.slice(0, all - unknown),
      ])
      expect(await store.sweepAt(now)).toEqual({ unknown, isBlocked })
      expect(store.stored()).toHaveLength(isBlocked ? all : all - unknown)
    }
  })

  it('moves nothing while the database fails', async () => {
    const { stored, sweepAt } = await storeWith(['safe'])
    const gone = await open()
    await closeDatabase(gone)
    await expect(sweepAt(now, gone)).rejects.toThrow()
    expect(stored()).toEqual(['safe'])
  })

  it('deletes jobs thirty days after they ended, and no pending job', async () => {
    const files = folderStore({ dataDir: temporaryFolder() })
    const daysAgo = (days: number) => hoursAgo(24 * days)
    const jobs = [
      ['waits', null],
      ['fresh', daysAgo(29)],
      ['old', daysAgo(31)],
    ] as const
    for (const [kind, done_at] of jobs) {
      await enqueueJob(db, kind, {}, daysAgo(40))
      await db.updateTable('outbox').set({ done_at }).where('kind', '=', kind).execute()
    }
    await deleteExpiredData({ db, files, now: () => now })
    const left = await db.selectFrom('outbox').select('kind').orderBy('id').execute()
    expect(left.map(({ kind }) => kind)).toEqual(['waits', 'fresh'])
  })
})

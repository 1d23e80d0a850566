import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../tests/databases.ts'
import { fileStores, type TestFileStore } from '../tests/object-storage/file-stores.ts'
import { accountRow, orderRow } from '../tests/rows.ts'
import { temporaryFolder } from '../tests/temporary-folder.ts'
import { closeDatabase, type Database } from './db/client.ts'
import { invalidateDataVersions } from './db/data-version.ts'
import { json } from './db/json.ts'
import { folderStore } from './files/folder-store.ts'
import { deleteExpiredData } from './housekeeping.ts'
import { enqueueJob } from './outbox/outbox.ts'

const now = new Date()
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

/** Each engine, and each kind of store. */
const suites = databases.map((database, index) => ({
  ...{ open: database.open, name: database.name },
  openStore: () => (fileStores[index % 2] as TestFileStore).open(),
}))

describe.each(suites)('housekeeping on $name', ({ open, openStore }) => {
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

  /** A store with files. Their age is that of the clock of the test. */
  const storeWith = async (ids: readonly string[]) => {
    const files = await openStore()
    await Promise.all(ids.map((id) => files.put(id, Buffer.from(id))))
    return {
      files,
      stored: async () => [...(await files.ids())].sort(),
      sweepIn: (hours: number, on = db) =>
        deleteExpiredData({ db: on, files, now: () => hoursAgo(-hours) }),
    }
  }

  const idsOf = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${name}-${index}`)

  it('keeps rejected signups and the change log until the laboratory limits them', async () => {
    const files = await openStore()
    const own = await open()
    const decided = { state: 'rejected' as const, decided_at: new Date('2026-01-10T08:00:00Z') }
    const [signup, guest] = [accountRow(decided), accountRow(decided)]
    await own.insertInto('account').values([signup, guest]).execute()
    await own.insertInto('orders').values(orderRow(guest.id)).execute()
    const clean = () =>
      deleteExpiredData({ db: own, files, now: () => new Date('2026-11-28T08:00:00Z') })
    const erased = async () => {
      const rows = own.selectFrom('account').select('id').where('erased_at', 'is not', null)
      return (await rows.execute()).map(({ id }) => id)
    }
    const storeLimits = async (value: object) => {
      await own
        .insertInto('option')
        .values({ name: 'retention', language: '', value: json<unknown>(value) })
        .onConflict((conflict) =>
          conflict.columns(['name', 'language']).doUpdateSet({ value: json<unknown>(value) }),
        )
        .execute()
      invalidateDataVersions(own)
    }
    const changes = () => own.selectFrom('audit_event').select('action').execute()
    await clean()
    expect(await erased()).toEqual([])
    const limits = { entries: 24, rejected: 6, log: 0, jobs: 30 }
    await storeLimits(limits)
    await clean()
    expect(await erased()).toEqual([signup.id])
    expect(await changes()).toEqual([{ action: 'erase' }])
    await own.updateTable('audit_event').set({ at: decided.decided_at }).execute()
    await storeLimits({ ...limits, log: 10 })
    await clean()
    expect(await changes()).toEqual([])
    await closeDatabase(own)
  })

  it('quarantines files without a row after one day and deletes them thirty days later', async () => {
    const { files, stored, sweepIn } = await storeWith(['kept', 'lost'])
    await insertCertificates(db, ['kept'])
    expect(await sweepIn(23)).toEqual({ unknown: 0, isBlocked: false })
    expect(await sweepIn(25)).toEqual({ unknown: 1, isBlocked: false })
    // Still found, but unknown only once.
    expect(await files.size('lost')).toBe(4)
    expect(await sweepIn(25)).toEqual({ unknown: 0, isBlocked: false })
    await sweepIn(24 * 30 - 1)
    expect(await stored()).toEqual(['kept', 'lost'])
    await sweepIn(24 * 30 + 1)
    expect(await files.size('lost')).toBeUndefined()
    expect(await stored()).toEqual(['kept'])
  })

  it('restores a quarantined file whose row is back', async () => {
    const ids = idsOf('back', 8)
    const { files, stored, sweepIn } = await storeWith(ids)
    await using empty = await open()
    expect(await sweepIn(25, empty)).toEqual({ unknown: 8, isBlocked: false })
    await insertCertificates(db, ids)
    // Found before it is restored, and never deleted.
    expect(await files.size('back-1')).toBe(6)
    await sweepIn(24 * 40)
    expect(await stored()).toEqual(ids)
    // Restored: it is unknown again to an empty database.
    expect(await sweepIn(24 * 42, empty)).toEqual({ unknown: 8, isBlocked: false })
  })

  it('moves and deletes nothing on an empty or another database, and stores the warning', async () => {
    const ids = idsOf('many', 40)
    const { files, stored, sweepIn } = await storeWith(ids)
    await files.quarantine(['many-0'])
    await using empty = await open()
    await using other = await open()
    await insertCertificates(other, ['many-1', 'many-2', 'else'])
    for (const [target, unknown] of [
      [empty, 39],
      [other, 37],
    ] as const) {
      await target.insertInto('file_store').values({ id: 1, store_id: 'a' }).execute()
      expect(await sweepIn(24 * 31, target)).toEqual({ unknown, isBlocked: true })
      expect(await stored()).toHaveLength(40)
      const row = await target.selectFrom('file_store').selectAll().executeTakeFirst()
      expect(row?.blocked_files).toBe(unknown)
    }
    await insertCertificates(db, ids)
    expect(await sweepIn(25)).toEqual({ unknown: 0, isBlocked: false })
    expect(await stored()).toEqual(ids.toSorted())
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
      const { sweepIn } = await storeWith([
        ...idsOf('unknown', unknown),
        ...known.slice(0, all - unknown),
      ])
      expect(await sweepIn(25)).toEqual({ unknown, isBlocked })
      // What is in quarantine is not unknown.
      expect(await sweepIn(25)).toEqual({ unknown: isBlocked ? unknown : 0, isBlocked })
    }
  })

  it('moves nothing while the database fails', async () => {
    const { stored, sweepIn } = await storeWith(['safe'])
    const gone = await open()
    await closeDatabase(gone)
    await expect(sweepIn(25, gone)).rejects.toThrow()
    expect(await stored()).toEqual(['safe'])
    await using empty = await open()
    expect(await sweepIn(25, empty)).toEqual({ unknown: 1, isBlocked: false })
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

it('deletes files that a crashed process has left unfinished', async () => {
  const dataDir = temporaryFolder()
  const folder = join(dataDir, 'files')
  await mkdir(folder)
  for (const [name, hours] of [
    ['old.a.new', 25],
    ['fresh.b.new', 23],
  ] as const) {
    writeFileSync(join(folder, name), 'half')
    utimesSync(join(folder, name), hoursAgo(hours), hoursAgo(hours))
  }
  await folderStore({ dataDir }).sweep(now, async () => new Set())
  expect(readdirSync(folder)).toEqual(['fresh.b.new'])
})

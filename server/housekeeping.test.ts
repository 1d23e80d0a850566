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

  it('deletes files without a row after one day', async () => {
    const dataDir = temporaryFolder()
    const files = folderStore({ dataDir })
    const services = { db, files, now: () => now }
    await deleteExpiredData(services)

    const account = accountRow({ state: 'rejected' })
    await db.insertInto('account').values(account).execute()
    const certificate = {
      account_id: account.id,
      name: 'a.pdf',
      media_type: 'application/pdf',
      size: 1,
      sha256: '',
      created_at: now,
    }
    await db
      .insertInto('certificate')
      .values({ ...certificate, id: 'kept' })
      .execute()
    for (const id of ['kept', 'lost', 'fresh']) await files.put(id, Buffer.from('x'))
    const folder = join(dataDir, 'files')
    writeFileSync(join(folder, 'a.b.new'), 'half')
    for (const name of ['kept', 'lost', 'a.b.new'])
      utimesSync(join(folder, name), hoursAgo(25), hoursAgo(25))
    utimesSync(join(folder, 'fresh'), hoursAgo(23), hoursAgo(23))

    await deleteExpiredData(services)
    expect(readdirSync(folder).sort()).toEqual(['fresh', 'kept'])
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

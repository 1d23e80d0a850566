import { appendFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { demoDay } from '../../tests/demo-database.ts'
import { createBucket } from '../../tests/object-storage/file-stores.ts'
import { accountRow } from '../../tests/rows.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { closeDatabase, type Database, type DatabaseSettings, openDatabase } from '../db/client.ts'
import { migrate, migrations } from '../db/migrate.ts'
import { loadDemo } from '../demo/load-demo.ts'
import { readEnv } from '../env.ts'
import { claimStore } from '../files/claim-store.ts'
import type { FileStore } from '../files/file-store.ts'
import { openFileStore } from '../files/open-file-store.ts'
import { placeOrder } from '../orders/placing/place-order.ts'
import { openTestShop } from '../orders/shop.fixtures.ts'
import { claimJob } from '../outbox/outbox.ts'
import { moveDatabase } from './move-database.ts'
import { releaseMails, restoreBackup } from './restore-backup.ts'
import { findStoredTables, readRows, type StoredRow } from './stored-tables.ts'
import { listBackups, writeBackup } from './write-backup.ts'

const buckets = new Map<string, Promise<string>>()

/** With SQLite a folder, with PostgreSQL a bucket, so that a restore to the other engine changes both. */
const filesOf = async ({ dataDir, databaseUrl }: DatabaseSettings) => {
  if (!databaseUrl) return openFileStore({ dataDir, storageUrl: undefined })
  const bucket = buckets.get(databaseUrl) ?? createBucket()
  buckets.set(databaseUrl, bucket)
  return openFileStore({ dataDir, storageUrl: await bucket })
}

/** All rows by table, but those that a restore changes. */
const allRows = async (db: Database) => {
  const found: Record<string, StoredRow[]> = {}
  for (const table of await findStoredTables(db)) {
    if (['file_store', 'mail_hold', 'setup_token'].includes(table.name)) continue
    const rows: StoredRow[] = []
    for await (const some of readRows(db, table)) rows.push(...some)
    // Engines sort texts differently.
    found[table.name] = rows.sort((one, other) =>
      JSON.stringify(one) < JSON.stringify(other) ? -1 : 1,
    )
  }
  return found
}

const rowsIn = async (settings: DatabaseSettings) => {
  await using db = await openDatabase(settings)
  return await allRows(db)
}

const engines = databases.flatMap((from) => databases.map((to) => ({ from, to })))

describe.each(engines)('a backup of $from.name restored to $to.name', ({ from, to }) => {
  /** A shop with demo data and files, and a backup of it. */
  const openShop = async () => {
    const settings = await from.create()
    const db = await openDatabase(settings)
    await migrate(db)
    const files = await filesOf(settings)
    const env = readEnv({ DATA_DIR: settings.dataDir })
    await loadDemo({ db, env, files, now: () => demoDay })
    await claimStore(db, files)
    const folder = join(temporaryFolder(), 'backups')
    const backUp = (now = demoDay) => writeBackup(settings, files, { folder, keep: 2, now })
    return { settings, db, files, folder, backUp }
  }

  test('has every row and file, holds mails until they are released, and starts', async () => {
    const shop = await openShop()
    const backup = await shop.backUp()
    const target = await to.create()
    const files = await filesOf(target)
    await restoreBackup(target, files, backup, demoDay)
    expect(await rowsIn(target)).toEqual(await allRows(shop.db))
    expect(await files.ids()).toEqual(await shop.files.ids())

    await using restored = await openDatabase(target)
    await claimStore(restored, files)
    const jobs = { waitsForMailHold: true }
    const later = new Date('2100-01-01')
    const waiting = await claimJob(shop.db, later, jobs)
    expect(await claimJob(restored, later, jobs)).toBeUndefined()
    await releaseMails(restored)
    expect((await claimJob(restored, later, jobs))?.id).toBe(waiting?.id)
    await closeDatabase(shop.db)
  })

  test('is refused where a shop is, and when a file of it is changed or missing', async () => {
    const shop = await openShop()
    const backup = await shop.backUp()
    const restoreTo = async (target: DatabaseSettings) =>
      restoreBackup(target, await filesOf(target), backup, demoDay)
    await expect(restoreTo(shop.settings)).rejects.toThrow('into an empty')
    await closeDatabase(shop.db)
    const empty = await to.create()
    await appendFile(join(backup, 'tables/account.ndjson'), '{}\n')
    await expect(restoreTo(empty)).rejects.toThrow('account.ndjson in')
    const path = join(backup, 'manifest.json')
    const manifest = JSON.parse(await readFile(path, 'utf8'))
    const withoutAccounts = manifest.files.filter(
      (file: { path: string }) => !/account/.test(file.path),
    )
    await writeFile(path, JSON.stringify({ ...manifest, files: withoutAccounts }))
    await expect(restoreTo(empty)).rejects.toThrow('does not list tables/account')
    await writeFile(path, '{')
    await expect(restoreTo(empty)).rejects.toThrow('is not one that this version can read')
    await rm(path)
    await mkdir(path)
    await expect(restoreTo(empty)).rejects.toThrow('manifest.json in')
    await rm(path, { recursive: true })
    await expect(restoreTo(empty)).rejects.toThrow('is not a finished backup')
  })

  test('is refused where another shop has its key', async () => {
    const shop = await openShop()
    const keyOf = ({ dataDir }: DatabaseSettings) => join(dataDir, 'secret-key')
    await writeFile(keyOf(shop.settings), 'key of the backup')
    const backup = await shop.backUp()
    const target = await to.create()
    await writeFile(keyOf(target), 'key of another shop')
    const restore = async () => restoreBackup(target, await filesOf(target), backup, demoDay)
    await expect(restore()).rejects.toThrow('has the key of another shop')
    expect(await readFile(keyOf(target), 'utf8')).toBe('key of another shop')
    await rm(keyOf(target))
    await restore()
    expect(await readFile(keyOf(target), 'utf8')).toBe('key of the backup')
    await closeDatabase(shop.db)
  })

  /** A backup, and a target with its tables and nothing in them. */
  const startRestore = async () => {
    const shop = await openShop()
    const backup = await shop.backUp()
    const target = await to.create()
    const migrated = await openDatabase(target)
    await migrate(migrated).finally(() => closeDatabase(migrated))
    return { shop, backup, target, files: await filesOf(target) }
  }

  test('is restored once by two restores at the same time', async () => {
    const { shop, backup, target, files } = await startRestore()
    const restore = () => restoreBackup(target, files, backup, demoDay)
    const ended = await Promise.allSettled([restore(), restore()])
    expect(ended.filter(({ status }) => status === 'rejected')).toEqual([
      { status: 'rejected', reason: expect.objectContaining({ name: 'SettingsError' }) },
    ])
    expect(await rowsIn(target)).toEqual(await allRows(shop.db))
    await closeDatabase(shop.db)
  })

  test('is complete after a restore that was interrupted before its last step', async () => {
    const { shop, backup, target, files } = await startRestore()
    const [id = ''] = await shop.files.ids()
    await files.put(id, Buffer.from('half'))
    await restoreBackup(target, files, backup, demoDay)
    expect(await rowsIn(target)).toEqual(await allRows(shop.db))
    await closeDatabase(shop.db)
  })

  test('of an earlier version is restored with its schema, updated, and its mails are held', async () => {
    const settings = await from.create()
    const db = await openDatabase(settings)
    const earlier = Object.entries(migrations).filter(([name]) => name < '0062')
    await migrate(db, Object.fromEntries(earlier))
    await db.insertInto('account').values(accountRow()).execute()
    await closeDatabase(db)
    const folder = join(temporaryFolder(), 'backups')
    const target = await to.create()
    const now = demoDay
    const backup = await writeBackup(settings, await filesOf(settings), { folder, keep: 2, now })
    await restoreBackup(target, await filesOf(target), backup, now)
    const { account = [] } = await rowsIn(target)
    expect(account).toHaveLength(1)
    await using restored = await openDatabase(target)
    expect(await restored.selectFrom('mail_hold').selectAll().execute()).toHaveLength(1)
    expect(await migrate(restored)).toEqual([])
  })

  test('is the whole database after a move', async () => {
    const shop = await openShop()
    const target = await to.create()
    const address = target.databaseUrl ?? target.dataDir
    await moveDatabase(shop.settings, address)
    expect(await rowsIn(target)).toEqual(await allRows(shop.db))
    await expect(moveDatabase(shop.settings, address)).rejects.toThrow('in use')
    await closeDatabase(shop.db)
  })
})

describe.each(databases)('backups of $name', ({ create }) => {
  test('keep the newest ones, and remove those that were not finished', async () => {
    const settings = await create()
    const db = await openDatabase(settings)
    await migrate(db)
    await closeDatabase(db)
    const folder = join(temporaryFolder(), 'backups')
    const unfinished = join(folder, 'officina-20260101T000000Z.partial')
    await mkdir(unfinished, { recursive: true })
    const running = join(folder, 'officina-20261203T021000Z.partial')
    await mkdir(running)
    await expect(
      writeBackup(settings, await filesOf(settings), {
        ...{ folder, keep: 2 },
        now: new Date('2026-12-03T02:10:00Z'),
      }),
    ).rejects.toThrow('is being written by another process')
    await rm(running, { recursive: true })
    await mkdir(unfinished, { recursive: true })
    await writeFile(join(folder, 'notes.txt'), 'kept')
    for (const day of ['01', '02', '03'])
      await writeBackup(settings, await filesOf(settings), {
        ...{ folder, keep: 2 },
        now: new Date(`2026-12-${day}T02:10:00Z`),
      })
    expect(await listBackups(folder)).toEqual([
      'officina-20261202T021000Z',
      'officina-20261203T021000Z',
    ])
    expect(await readdir(folder)).toEqual([
      'notes.txt',
      'officina-20261202T021000Z',
      'officina-20261203T021000Z',
    ])
  })

  test('without the files of the shop are refused, leave nothing, and keep the good ones', async () => {
    const settings = await create()
    const db = await openDatabase(settings)
    await migrate(db)
    await claimStore(db, await filesOf(settings))
    await closeDatabase(db)
    const folder = join(temporaryFolder(), 'backups')
    const backUp = async (files: FileStore, day: string) =>
      writeBackup(settings, files, {
        ...{ folder, keep: 1 },
        now: new Date(`2026-12-${day}T02:10:00Z`),
      })
    await backUp(await filesOf(settings), '01')
    const empty = await openFileStore({ dataDir: temporaryFolder(), storageUrl: undefined })
    await expect(backUp(empty, '02')).rejects.toThrow('does not have the files of this database')
    expect(await readdir(folder)).toEqual(['officina-20261201T021000Z'])
  })

  test('have every order that was acknowledged before them, while others are placed', async () => {
    const settings = await create()
    const db = await openDatabase(settings)
    await migrate(db)
    const shop = await openTestShop(db, { DATA_DIR: settings.dataDir })
    const folder = join(temporaryFolder(), 'backups')
    const numbers: number[] = []
    const place = async () => {
      const placed = await placeOrder(shop.services, {
        ...(await shop.request(crypto.randomUUID())),
        language: 'fr',
      })
      if (placed.ok) numbers.push(placed.value.number)
    }
    for (let at = 0; at < 5; at += 1) await place()
    const acknowledged = [...numbers]
    const files = await filesOf(settings)
    const running = writeBackup(settings, files, { folder, keep: 2, now: demoDay })
    await Promise.all([running, ...Array.from({ length: 10 }, place)])
    const target = await create()
    await restoreBackup(target, await filesOf(target), await running, demoDay)
    const { orders = [], order_line: lines = [] } = await rowsIn(target)
    const restored = orders.map(({ number }) => number)
    expect(restored).toEqual(expect.arrayContaining(acknowledged))
    // An order is there with all its lines or not at all.
    expect(lines).toHaveLength(orders.length * 2)
    await closeDatabase(db)
  })
})

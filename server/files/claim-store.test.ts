import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import type { Database } from '../db/client.ts'
import { startFailure } from '../start-failure.ts'
import { claimStore, findStoreId } from './claim-store.ts'
import { folderStore } from './folder-store.ts'

const newStore = () => {
  const dataDir = temporaryFolder()
  const files = folderStore({ dataDir })
  return { dataDir, files, claim: (db: Database) => claimStore(db, files, `${dataDir}/files`) }
}

const sentenceOf = (claiming: Promise<void>) =>
  claiming.then(
    () => 'no refusal',
    (error: unknown) => startFailure(error),
  )

describe.each(databases)('the file store of a database on $name', ({ open }) => {
  it('the file store of a database is linked at the first start and accepted at later ones', async () => {
    await using db = await open()
    const store = newStore()
    await store.claim(db)
    await store.claim(db)
    expect(await findStoreId(db)).toBe(await store.files.storeId())
    expect(await store.files.ids()).toEqual(new Set())
  })

  it('the file store of a database is linked although there are files of an earlier version without an id', async () => {
    await using db = await open()
    const store = newStore()
    await store.files.put('a', Buffer.from('x'))
    await store.claim(db)
    expect(await findStoreId(db)).toBe(await store.files.storeId())
  })

  it('the file store of a database is linked by several processes that start concurrently with one folder', async () => {
    await using db = await open()
    const { dataDir, claim } = newStore()
    const others = [1, 2, 3].map(() => folderStore({ dataDir }))
    await Promise.all([claim(db), ...others.map((files) => claimStore(db, files, 'x'))])
    expect(await findStoreId(db)).toBe(await folderStore({ dataDir }).storeId())
  })

  it('the file store of a database is refused to a second process with a folder of its own, empty or not', async () => {
    await using db = await open()
    const first = newStore()
    await first.claim(db)
    const id = await findStoreId(db)
    const second = newStore()
    for (const prepare of [
      () => undefined,
      () => second.files.put('a', Buffer.from('x')),
      () => second.files.createStoreId(),
    ]) {
      await prepare()
      expect(await sentenceOf(second.claim(db))).toMatch(
        /is not the folder with the files of this database: set DATA_DIR to that folder/,
      )
      expect(await sentenceOf(second.claim(db))).toContain(`write ${id} into`)
    }
    await first.claim(db)
  })

  it('the file store of a database is refused to all but one of two processes that start concurrently with folders of their own', async () => {
    await using db = await open()
    const results = await Promise.allSettled([newStore().claim(db), newStore().claim(db)])
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  })

  it('the file store of a database is refused to an empty database, unless the store has no files', async () => {
    await using db = await open()
    await using empty = await open()
    const store = newStore()
    await store.claim(db)
    await store.files.put('a', Buffer.from('x'))
    expect(await sentenceOf(store.claim(empty))).toMatch(/holds the files of another database/)
    expect(await findStoreId(empty)).toBeUndefined()
    // An administrator decides.
    rmSync(join(store.dataDir, 'files/store.id'))
    await store.claim(empty)

    const unused = newStore()
    await unused.files.createStoreId()
    await using crashed = await open()
    await unused.claim(crashed)
  })

  it('the file store of a database is accepted after a copy to another machine', async () => {
    await using db = await open()
    const store = newStore()
    await store.claim(db)
    const moved = newStore()
    cpSync(join(store.dataDir, 'files'), join(moved.dataDir, 'files'), { recursive: true })
    await moved.claim(db)
  })
})

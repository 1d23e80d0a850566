import { describe, expect, it } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { fileStores } from '../../tests/object-storage/file-stores.ts'
import { moveFiles } from '../backup/move-files.ts'
import type { Database } from '../db/client.ts'
import { startFailure } from '../start-failure.ts'
import { claimStore, findStoreId } from './claim-store.ts'
import { openFileStore } from './open-file-store.ts'

const suites = databases.flatMap((database) =>
  fileStores.map((store) => ({
    ...{ open: database.open, store },
    name: `${database.name} with files in ${store.name}`,
  })),
)

const sentenceOf = (claiming: Promise<void>) =>
  claiming.then(
    () => 'no refusal',
    (error: unknown) => startFailure(error),
  )

describe.each(suites)('the file store of a database on $name', ({ open, store }) => {
  const newStore = async () => {
    const settings = await store.create()
    const files = await openFileStore(settings)
    return { settings, files, claim: (db: Database) => claimStore(db, files) }
  }

  it('the file store of a database is linked at the first start and accepted at later ones', async () => {
    await using db = await open()
    const { files, claim } = await newStore()
    await claim(db)
    await claim(db)
    expect(await findStoreId(db)).toBe(await files.storeId())
    expect(await files.ids()).toEqual(new Set())
  })

  it('the file store of a database is linked although there are files of an earlier version without an id', async () => {
    await using db = await open()
    const { files, claim } = await newStore()
    await files.put('a', Buffer.from('x'))
    await claim(db)
    expect(await findStoreId(db)).toBe(await files.storeId())
  })

  it('the file store of a database is linked by several processes that start concurrently with one store', async () => {
    await using db = await open()
    const { settings } = await newStore()
    const processes = await Promise.all([1, 2, 3, 4].map(() => openFileStore(settings)))
    await Promise.all(processes.map((files) => claimStore(db, files)))
    expect(await findStoreId(db)).toBe(await (await openFileStore(settings)).storeId())
  })

  it('the file store of a database is refused to a second process with a store of its own, empty or not', async () => {
    await using db = await open()
    const first = await newStore()
    await first.claim(db)
    const id = await findStoreId(db)
    const { files, claim } = await newStore()
    for (const prepare of [
      () => undefined,
      () => files.put('a', Buffer.from('x')),
      () => files.writeStoreId('another'),
    ]) {
      await prepare()
      const sentence = await sentenceOf(claim(db))
      expect(sentence).toMatch(
        /is not the (folder|bucket) with the files of this database: set (DATA_DIR|STORAGE_URL) to that/,
      )
      expect(sentence).toContain(`write ${id} into ${files.location}/store.id`)
    }
    await first.claim(db)
  })

  it('the file store of a database is refused to all but one of two processes that start concurrently with stores of their own', async () => {
    await using db = await open()
    const stores = await Promise.all([newStore(), newStore()])
    const results = await Promise.allSettled(stores.map(({ claim }) => claim(db)))
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  })

  it('the file store of a database is refused to an empty database, unless the store has no files', async () => {
    await using db = await open()
    await using empty = await open()
    const { files, claim } = await newStore()
    await claim(db)
    await files.put('a', Buffer.from('x'))
    expect(await sentenceOf(claim(empty))).toMatch(/holds the files of another database/)
    expect(await findStoreId(empty)).toBeUndefined()

    const unused = await newStore()
    await unused.files.writeStoreId('of-a-crashed-start')
    await using crashed = await open()
    await unused.claim(crashed)
    expect(await findStoreId(crashed)).toBe('of-a-crashed-start')
  })

  it('the file store of a database is accepted after a move to another store', async () => {
    await using db = await open()
    const { files, claim } = await newStore()
    await claim(db)
    const body = Buffer.alloc(100_000, 'x')
    await files.put('a', body)
    await files.put('b', Buffer.from('y'))
    const moved = await newStore()
    await moved.files.put('a', Buffer.from('half'))
    expect(await moveFiles(files, moved.files)).toBe(2)
    await moved.claim(db)
    expect(await moved.files.size('a')).toBe(100_000)
    const used = await newStore()
    await used.files.put('other', Buffer.from('x'))
    await expect(moveFiles(files, used.files)).rejects.toThrow('has files of another shop')
  })
})

import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { fileStores } from '../../tests/object-storage/file-stores.ts'
import { startS3 } from '../../tests/object-storage/start-s3.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { startFailure } from '../start-failure.ts'
import type { FileStore } from './file-store.ts'
import { folderStore } from './folder-store.ts'
import { openFileStore } from './open-file-store.ts'

const read = async (store: FileStore, id: string) => {
  const file = await store.open(id)
  return file && { size: file.size, text: `${await buffer(file.stream)}` }
}

describe.each(fileStores)('files in $name', ({ create, open }) => {
  test('are stored until they are removed', async () => {
    const store = await open()
    expect(await store.open('a')).toBeUndefined()
    await store.put('a', Buffer.from('one'))
    await store.put('a', Buffer.from('other'))
    expect(await read(store, 'a')).toEqual({ size: 5, text: 'other' })
    expect(await store.size('a')).toBe(5)
    expect(await store.ids()).toEqual(new Set(['a']))
    await store.remove('a')
    await store.remove('a')
    expect(await store.open('a')).toBeUndefined()
    expect(await store.size('a')).toBeUndefined()
    expect(await store.ids()).toEqual(new Set())
  })

  test.each(['', '..', '../a', 'a/b', 'a\0', 'store.id', 'x'.repeat(65)])(
    'are not stored with the id %j',
    async (id) => {
      const store = await open()
      expect(await store.open(id)).toBeUndefined()
      expect(await store.size(id)).toBeUndefined()
      await expect(store.put(id, Buffer.from(''))).rejects.toThrow('invalid file id')
    },
  )

  test('are streamed in both directions, empty ones too', async () => {
    const store = await open()
    const body = Buffer.alloc(3_000_000, 'certificate')
    await store.put('a', body)
    const file = await store.open('a')
    if (!file) throw new Error('not stored')
    await store.put('b', file)
    await store.put('empty', Buffer.from(''))
    expect((await read(store, 'b'))?.text === body.toString()).toBe(true)
    expect(await read(store, 'empty')).toEqual({ size: 0, text: '' })
  })

  test('are found in quarantine, and stored again at once', async () => {
    const store = await open()
    await store.put('a', Buffer.from('one'))
    await store.quarantine(['a', 'absent'])
    expect(await read(store, 'a')).toEqual({ size: 3, text: 'one' })
    expect(await store.ids()).toEqual(new Set(['a']))
    await store.put('a', Buffer.from('other'))
    expect(await read(store, 'a')).toEqual({ size: 5, text: 'other' })
    await store.remove('a')
    expect(await store.ids()).toEqual(new Set())
  })

  test('have a store with an id that other processes find', async () => {
    const settings = await create()
    const store = await openFileStore(settings)
    expect(await store.storeId()).toBeUndefined()
    await store.writeStoreId('one')
    expect(await (await openFileStore(settings)).storeId()).toBe('one')
    expect(await store.ids()).toEqual(new Set())
    await store.checkWritable()
  })
})

describe('files in a folder', () => {
  test('are for this user only', async () => {
    const dataDir = temporaryFolder()
    const folder = join(dataDir, 'files')
    const store = folderStore({ dataDir })
    await store.put('a', Buffer.from('one'))
    await store.checkWritable()
    expect(readdirSync(folder)).toEqual(['a'])
    expect(statSync(join(folder, 'a')).mode & 0o777).toBe(0o600)
    expect(await store.isPublic()).toBe(false)
  })

  test('are whole or not there when their source fails or ends early', async () => {
    const store = folderStore({ dataDir: temporaryFolder() })
    const broken = () =>
      Readable.from(
        (async function* () {
          yield Buffer.alloc(1_000)
          throw new Error('source ended')
        })(),
      )
    await expect(store.put('a', { size: 2_000, stream: broken() })).rejects.toThrow()
    const short = Readable.from([Buffer.alloc(1_000)])
    await expect(store.put('a', { size: 2_000, stream: short })).rejects.toThrow('another size')
    expect(await store.ids()).toEqual(new Set())
  })

  test('are told from what others have put there', async () => {
    const dataDir = temporaryFolder()
    const store = folderStore({ dataDir })
    await mkdir(join(dataDir, 'files/lost+found'), { recursive: true })
    await mkdir(join(dataDir, 'files/folder'))
    writeFileSync(join(dataDir, 'files/.DS_Store'), 'x')
    writeFileSync(join(dataDir, 'files/é?.pdf'), 'x')
    await store.put('a', Buffer.from('one'))
    expect(await store.ids()).toEqual(new Set(['a']))
    const day = new Date(Date.now() + 40 * 86_400_000)
    expect(await store.sweep(day, async () => new Set(['a']))).toEqual({
      ...{ unknown: 0, isBlocked: false },
    })
  })
})

describe('files in a bucket', () => {
  test('are listed beyond the first thousand', async () => {
    const server = await startS3(temporaryFolder())
    const storageUrl = await server.createBucket()
    const store = await openFileStore({ storageUrl, dataDir: '' })
    const { host, pathname } = new URL(storageUrl)
    const ids = Array.from({ length: 1_100 }, (_, index) => `file-${index}`)
    for (let from = 0; from < ids.length; from += 100)
      await Promise.all(
        ids
          .slice(from, from + 100)
          .map((id) => fetch(`http://${host}${pathname}/${id}`, { method: 'PUT', body: 'x' })),
      )
    expect((await store.ids()).size).toBe(1_100)
    await server.stop()
  })

  test('are no web pages, whoever reads them', async () => {
    const server = await startS3(temporaryFolder())
    const storageUrl = await server.createBucket()
    const store = await openFileStore({ storageUrl, dataDir: '' })
    await store.put('a', Buffer.from('<script>'))
    const { host, pathname } = new URL(storageUrl)
    const { headers } = await fetch(`http://${host}${pathname}/a`)
    expect(headers.get('content-type')).toBe('application/octet-stream')
    expect(headers.get('content-disposition')).toBe('attachment')
    await server.stop()
  })

  /** The sentences of an outage, for a read and for a write. */
  const failuresOf = async (storageUrl: string) => {
    const store = await openFileStore({ storageUrl, dataDir: '' })
    const attempts = [store.open('a'), store.put('a', Buffer.from('x')), store.storeId()]
    const results = await Promise.allSettled(attempts)
    return results.map((result) =>
      result.status === 'rejected' ? startFailure(result.reason) : 'no failure',
    )
  }

  test('fail with a sentence and a wait while the storage is away', async () => {
    const server = await startS3(temporaryFolder())
    const storageUrl = await server.createBucket()
    const store = await openFileStore({ storageUrl, dataDir: '' })
    await store.put('a', Buffer.from('x'))
    const missing = storageUrl.replace(/bucket-[\w-]+/, 'no-such-bucket')
    for (const sentence of await failuresOf(missing))
      expect(sentence).toMatch(/^There is no bucket no-such-bucket at http:.+: create it/)
    await server.stop()
    for (const sentence of await failuresOf(storageUrl))
      expect(sentence).toMatch(/^The bucket bucket-.+ does not respond \(.+\): check that it runs/)
    await expect(store.open('a')).rejects.toMatchObject({ name: 'StorageError', retryAfter: 5 })
  })

  test('fail with a sentence when the key is refused', async () => {
    const refusing = createServer((_, response) => response.writeHead(403).end()).listen(
      0,
      '127.0.0.1',
    )
    await new Promise((done) => refusing.once('listening', done))
    const address = refusing.address()
    const port = typeof address === 'object' ? address?.port : 0
    const url = `s3://KEY:a%2Fb@127.0.0.1:${port}/bucket?tls=0`
    for (const sentence of await failuresOf(url)) {
      expect(sentence).toMatch(/refuses the key of STORAGE_URL/)
      expect(sentence).not.toMatch(/KEY:|a\/b/)
    }
    const store = await openFileStore({ storageUrl: url, dataDir: '' })
    expect(await store.isPublic()).toBe(false)
    refusing.close()
  })
})

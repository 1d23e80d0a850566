import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { changeCatalogue } from '../../catalogue/catalogue-version.fixtures.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import type { CachedResponse } from './cached-response.ts'
import { createResponseCache } from './response-cache.ts'

const responseOf = (text: string, size = 0): CachedResponse => ({
  headers: {},
  tag: '',
  bodies: { identity: Buffer.concat([Buffer.from(text), randomBytes(size)]) },
})
const made = (text: string, size?: number) => vi.fn(async () => responseOf(text, size))
const textOf = async (found: CachedResponse | Promise<CachedResponse | undefined> | undefined) =>
  (await found)?.bodies.identity.toString()

const open = () => {
  const first = databases[0]?.open()
  if (!first) throw new Error('no database')
  return first
}

let db: Database
beforeAll(async () => {
  db = await open()
})
afterAll(() => closeDatabase(db))

const changeData = () => changeCatalogue(db, async () => {})

test('makes a response once for concurrent requests and all addresses of a key', async () => {
  const cache = createResponseCache(db)
  const make = made('[]')
  const found = await Promise.all(['/a', '/a?x=1'].map((to) => cache.load(to, { key: 'a' }, make)))
  expect(make).toHaveBeenCalledTimes(1)
  expect(found[0]).toBe(found[1])
  for (const target of ['/a', '/a?x=1']) expect(await cache.find(target)).toBe(found[0])
  expect(cache.find('/b')).toBeUndefined()
})

test('finds only responses of the current data, but immutable ones always', async () => {
  const cache = createResponseCache(db)
  await cache.load('/a', { key: 'a' }, made('old'))
  await cache.load('/list.1', { key: 'list.1', isImmutable: true }, made('list'))
  await changeData()
  expect(await cache.find('/a')).toBeUndefined()
  expect(await textOf(cache.find('/list.1'))).toBe('list')
  expect(await textOf(cache.load('/a', { key: 'a' }, made('new')))).toBe('new')
  expect(await textOf(cache.find('/a'))).toBe('new')
})

test('sends a response whose data change while it is made, but does not find it later', async () => {
  const cache = createResponseCache(db)
  const making = Promise.withResolvers<CachedResponse>()
  const make = vi.fn(() => making.promise)
  const older = cache.load('/a', { key: 'a' }, make)
  await expect.poll(() => make.mock.calls.length).toBe(1)
  await changeData()
  expect(await textOf(cache.load('/a', { key: 'a' }, made('new')))).toBe('new')
  making.resolve(responseOf('old'))
  expect(await textOf(older)).toBe('old')
  expect(await textOf(cache.find('/a'))).toBe('new')
})

test('makes as many renderings of a page with random content as asked, then sends each of them', async () => {
  const cache = createResponseCache(db)
  let count = 0
  const make = async () => {
    count += 1
    return responseOf(String(count))
  }
  const sent = new Set<string | undefined>()
  for (let n = 0; n < 200; n += 1)
    sent.add(await textOf(cache.load('/a', { key: 'a', variants: 3 }, make)))
  expect(sent).toEqual(new Set(['1', '2', '3']))
})

test('finds no anonymous response for requests with credentials', async () => {
  const cache = createResponseCache(db)
  await cache.load('/a', { key: 'a', isAnonymous: true }, made('[]'))
  expect(await cache.find('/a', true)).toBeUndefined()
  expect(await cache.find('/a', false)).toBeDefined()
})

test('bounds the bytes of queried responses, which never displace others', async () => {
  const cache = createResponseCache(db, { maxQueriedBytes: 100_000 })
  await cache.load('/a', { key: 'a' }, made('a', 8_000))
  for (let n = 0; n < 200; n += 1)
    await cache.load(`/q?${n}`, { key: `q${n}`, isQueried: true }, made('q', 8_000))
  expect(cache.size()).toBeLessThan(130_000)
  expect(await cache.find('/a')).toBeDefined()
  expect(await cache.find('/q?0')).toBeUndefined()
  expect(await cache.find('/q?199')).toBeDefined()
})

test('does not cache a failure', async () => {
  const cache = createResponseCache(db)
  const fail = () => Promise.reject(new Error('broken'))
  await expect(cache.load('/a', { key: 'a' }, fail)).rejects.toThrow('broken')
  expect(await textOf(cache.load('/a', { key: 'a' }, made('[]')))).toBe('[]')
})

test('keeps an expired response for outages while the next is made and after it fails', async () => {
  const away = await open()
  const cache = createResponseCache(away, { ttlMs: 1 })
  const key = { key: 'a', variants: 3 }
  await cache.load('/a', key, made('a'))
  await wait(5)
  expect(await cache.find('/a')).toBeUndefined()
  await expect(
    Promise.all(
      Array.from({ length: 20 }, () =>
        cache.load('/a', key, () => Promise.reject(new Error('broken'))),
      ),
    ),
  ).rejects.toThrow('broken')
  await closeDatabase(away)
  await wait(60)
  expect(await textOf(cache.find('/a'))).toBe('a')
})

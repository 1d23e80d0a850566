import { expect, test, vi } from 'vitest'
import { createResponseCache } from './response-cache.ts'

const client = { acceptEncoding: 'br', hasCredentials: false }
const request = (target: string) => ({ target, acceptEncoding: 'br' })
const bodyOf = (text: string) => async () => ({ body: Buffer.from(text) })
const long = 'Arnica montana, Calendula officinalis. '.repeat(200)
const key = { key: 'a', isFixed: true }

test('makes a body once for concurrent requests and all addresses of a key', async () => {
  const cache = createResponseCache()
  const make = vi.fn(bodyOf('[]'))
  const pages = await Promise.all(
    ['/a', '/a?x=1'].map((to) => cache.load(request(to), key, 1, make)),
  )
  expect(make).toHaveBeenCalledTimes(1)
  expect(pages[0]).toBe(pages[1])
  for (const target of ['/a', '/a?x=1']) expect(cache.find(target, 1, client)).toBe(pages[0])
  expect(cache.find('/b', 1, client)).toBeUndefined()
})

test('keeps a body without the block that it was allocated in', async () => {
  const cache = createResponseCache()
  const { bodies } = await cache.load(request('/a'), key, 1, bodyOf('[]'))
  expect(bodies.identity.buffer.byteLength).toBe(2)
})

test('drops bodies of older versions and does not cache those made during a change', async () => {
  const cache = createResponseCache()
  await cache.load(request('/a'), key, 1, bodyOf('old'))
  expect(cache.find('/a', 2, client)).toBeUndefined()
  const late = await cache.load(request('/a'), key, 1, bodyOf('late'))
  expect(late.bodies.identity.toString()).toBe('late')
  expect(cache.find('/a', 2, client)).toBeUndefined()
})

test('sends any cached body while the version is unknown', async () => {
  const cache = createResponseCache()
  const page = await cache.load(request('/a'), key, 1, bodyOf('[]'))
  expect(cache.find('/a', undefined, client)).toBe(page)
})

test('compresses when a client accepts it, and better when requested again later', async () => {
  const cache = createResponseCache({ improveAfterMs: 0 })
  const first = await cache.load(request('/a'), key, 1, bodyOf(long))
  expect(cache.find('/a', 1, { ...client, acceptEncoding: 'gzip' })).toBeUndefined()
  const sizeOf = () => cache.find('/a', 1, client)?.bodies.br?.length ?? Number.POSITIVE_INFINITY
  await expect.poll(sizeOf).toBeLessThan(first.bodies.br?.length ?? 0)
  expect(cache.find('/a', 1, client)?.tags).toEqual(first.tags)
})

test('finds no anonymous response for requests with credentials', async () => {
  const cache = createResponseCache()
  await cache.load(request('/a'), { ...key, isAnonymous: true }, 1, bodyOf('[]'))
  expect(cache.find('/a', 1, { ...client, hasCredentials: true })).toBeUndefined()
  expect(cache.find('/a', 1, client)).toBeDefined()
})

test('bounds the bytes of queried bodies, which never displace fixed ones', async () => {
  const cache = createResponseCache({ maxQueriedBytes: 100_000 })
  await cache.load(request('/a'), key, 1, bodyOf(long))
  for (let n = 0; n < 200; n += 1)
    await cache.load(
      request(`/q?${n}`),
      { key: `q${n}`, isFixed: false },
      1,
      bodyOf(`${long} ${n}`),
    )
  expect(cache.size()).toBeLessThan(130_000)
  expect(cache.find('/a', 1, client)).toBeDefined()
  expect(cache.find('/q?0', 1, client)).toBeUndefined()
  expect(cache.find('/q?199', 1, client)).toBeDefined()
})

test('does not cache a failure', async () => {
  const cache = createResponseCache()
  const fail = async () => {
    throw new Error('broken')
  }
  await expect(cache.load(request('/a'), key, 1, fail)).rejects.toThrow('broken')
  expect((await cache.load(request('/a'), key, 1, bodyOf('[]'))).bodies.identity.length).toBe(2)
})

import { expect, test } from 'vitest'
import type { CachedPage } from '../../cached-page.ts'
import { compressPage, createPageCache, encodingFor, tagOf } from './page-cache.ts'

const pageOf = (text: string): CachedPage => ({
  headers: {},
  bodies: { identity: Buffer.from(text) },
  tags: { identity: '' },
})

const textOf = (page: CachedPage | undefined) => page?.bodies.identity.toString()

test('renders a random page until all variants exist, then sends them in rotation', async () => {
  const pages = createPageCache()
  for (const text of ['a', 'b', 'c']) {
    expect(pages.find('/fr/sante/fievre')).toBeUndefined()
    await pages.load('/fr/sante/fievre', 0, async () => pageOf(text), 3)
  }
  const views = Array.from({ length: 6 }, () => textOf(pages.find('/fr/sante/fievre')))
  expect(new Set(views)).toEqual(new Set(['a', 'b', 'c']))
  expect(views.slice(3)).toEqual(views.slice(0, 3))
})

test('finds any variant for outages', async () => {
  const pages = createPageCache()
  expect(pages.findAny('/fr/sante/fievre')).toBeUndefined()
  await pages.load('/fr/sante/fievre', 0, async () => pageOf('a'), 3)
  expect(textOf(pages.findAny('/fr/sante/fievre'))).toBe('a')
})

test('drops all variants when the catalogue changes', async () => {
  const pages = createPageCache()
  await pages.load('/fr/sante/fievre', 0, async () => pageOf('a'), 2)
  await pages.load('/fr/sante/fievre', 1, async () => pageOf('b'), 2)
  expect(pages.find('/fr/sante/fievre')).toBeUndefined()
  expect(textOf(pages.findAny('/fr/sante/fievre'))).toBe('b')
})

test('keeps an expired page for outages while its next rendering runs and after it fails', async () => {
  const pages = createPageCache(undefined, 1)
  await pages.load('/fr', 0, async () => pageOf('a'))
  await new Promise((resolve) => setTimeout(resolve, 5))
  const next = Promise.withResolvers<CachedPage>()
  const loads = [1, 2].map(() => pages.load('/fr', 0, () => next.promise))
  expect(textOf(pages.findAny('/fr'))).toBe('a')
  next.reject(new Error('broken'))
  for (const { status } of await Promise.allSettled(loads)) expect(status).toBe('rejected')
  expect(pages.find('/fr')).toBeUndefined()
  expect(textOf(pages.findAny('/fr'))).toBe('a')
})

test('sends a page whose version is dropped during its rendering, but does not cache it', async () => {
  const pages = createPageCache()
  const rendering = Promise.withResolvers<CachedPage>()
  const older = pages.load('/fr', 1, () => rendering.promise)
  const newer = pages.load('/fr', 2, async () => pageOf('new'))
  expect(textOf(await newer)).toBe('new')
  rendering.resolve(pageOf('old'))
  expect(textOf(await older)).toBe('old')
  expect(textOf(await pages.load('/fr', 1, async () => pageOf('older')))).toBe('older')
  expect(textOf(pages.find('/fr'))).toBe('new')
})

test('compresses a page thoroughly once it is requested again, and keeps that for the same HTML', async () => {
  const html = Array.from({ length: 2_000 }, (_, at) => `<p>Arnica ${at % 37} CH</p>`).join('')
  const render = () => compressPage(Buffer.from(html), {})
  const pages = createPageCache(undefined, 300)
  const first = await pages.load('/fr', 0, render)
  const sizeOf = (page: CachedPage | undefined) => page?.bodies.br?.length ?? 0
  await expect.poll(() => sizeOf(pages.findAny('/fr'))).toBe(sizeOf(first))
  expect(pages.find('/fr')).toBe(first)
  await expect.poll(() => sizeOf(pages.findAny('/fr'))).toBeLessThan(sizeOf(first))
  const better = pages.findAny('/fr')
  expect(textOf(better)).toBe(html)
  expect(better?.tags.br).toBe(tagOf(better?.bodies.br ?? Buffer.of()))
  await expect.poll(() => pages.find('/fr')).toBeUndefined()
  expect((await pages.load('/fr', 0, render)).tags).toEqual(better?.tags)
})

/** Pages are compressed one after the other, on a busy machine slowly. */
const patient = { timeout: 20_000 }

const htmlOf = (path: string) => `<p>${path}</p>`.repeat(20)

/** Pages that `improve` requests again; resolves when those that wait are compressed. */
const cacheWith = async (paths: readonly string[]) => {
  const pages = createPageCache()
  const first = new Map<string, CachedPage>()
  const load = async (path: string) => {
    const render = () => compressPage(Buffer.from(htmlOf(path)), {})
    first.set(path, await pages.load(path, 0, render))
  }
  for (const path of paths) await load(path)
  const isImproved = (path: string) => pages.findAny(path) !== first.get(path)
  const untilImproved = async (path: string) => {
    await load(path)
    pages.find(path)
    await expect.poll(() => isImproved(path), patient).toBe(true)
  }
  return { pages, isImproved, untilImproved }
}

test('compresses fifty waiting pages thoroughly, and others when they are requested again', async () => {
  const paths = Array.from({ length: 120 }, (_, at) => `/fr/${at}`)
  const { pages, isImproved, untilImproved } = await cacheWith(paths)
  for (const path of paths) pages.find(path)
  await expect.poll(() => isImproved('/fr/49'), patient).toBe(true)
  await untilImproved('/fr/after')
  expect(isImproved('/fr/119')).toBe(false)
  pages.find('/fr/119')
  await expect.poll(() => isImproved('/fr/119'), patient).toBe(true)
})

test('does not compress pages that were dropped while they waited', async () => {
  const pages = createPageCache()
  const compressed: string[] = []
  const load = async (path: string) => {
    const page = await compressPage(Buffer.from(htmlOf(path)), {})
    const identity = () => {
      compressed.push(path)
      return Buffer.from(htmlOf(path))
    }
    Object.defineProperty(page.bodies, 'identity', { get: identity })
    await pages.load(path, 0, async () => page)
  }
  await Promise.all(['/fr/1', '/fr/2', '/fr/3'].map(load))
  for (const path of ['/fr/1', '/fr/2', '/fr/3']) pages.find(path)
  pages.clear()
  await load('/fr/after')
  pages.find('/fr/after')
  await expect.poll(() => compressed, patient).toContain('/fr/after')
  expect(compressed).not.toContain('/fr/3')
})

test('caches compressed bodies only and bounds their bytes', async () => {
  const html = '<p>Arnica</p>'.repeat(10_000)
  const page = await compressPage(Buffer.from(html), {})
  expect(textOf(page)).toBe(html)
  expect(page.tags.identity).toBe(tagOf(Buffer.from(html)))
  const compressedBytes = (page.bodies.br?.length ?? 0) + (page.bodies.gzip?.length ?? 0)
  const pages = createPageCache(2 * compressedBytes)
  const paths = ['/fr', '/de', '/it']
  for (const path of paths) await pages.load(path, 0, async () => page)
  expect(paths.filter((path) => pages.find(path))).toEqual(['/de', '/it'])
})

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000 , gzip;q=0', 'identity'],
  ['br;q=0.001', 'br'],
  ['x-gzip', 'identity'],
  ['*', 'identity'],
])('Accept-Encoding %j gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})

test('shares one uncompressed copy among clients without compression', async () => {
  const { bodies } = await compressPage(Buffer.from('page'), {})
  const first = bodies.identity
  expect(bodies.identity).toBe(first)
})

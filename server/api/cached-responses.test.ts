import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '../../domain/language.ts'
import { changeHead } from '../../tests/change-head.ts'
import { databases } from '../../tests/databases.ts'
import { changeCatalogue } from '../catalogue/catalogue-version.fixtures.ts'
import { changeContent } from '../content/content-version.ts'
import { closeDatabase, type DatabaseSettings, openDatabase } from '../db/client.ts'
import { json } from '../db/json.ts'
import { migrate } from '../db/migrate.ts'
import { loadDemo } from '../demo/load-demo.ts'
import { readEnv } from '../env.ts'
import { openTestApi, type TestApi } from './api.fixtures.ts'
import { collections } from './catalogue/item-collections.ts'

const pageQueries = [
  '?per_page=3&page=2',
  '?search=a&orderby=title&order=asc&_fields=id,title.rendered',
  '?offset=2',
  '?x=1&per_page=100',
  '?lang=de&per_page=100',
]
const itemQueries = ['', '?limit=5&offset=3', '?offset=99999', '?search=a&limit=2&offset=1']
const paths = [
  ...['pages', 'posts'].flatMap((kind) =>
    ['', '?per_page=100&lang=fr', ...pageQueries].map((query) => `/wp/v2/${kind}${query}`),
  ),
  ...['company.story', 'fieber', 'health.fever', 'nothing', 'hidden.1'].map(
    (slug) => `/wp/v2/pages?lang=de&slug=${slug}`,
  ),
  '/wp/v2/posts?lang=de&slug=wurzelernte',
  '/wp/v2/posts?slug=news.autumn-roots',
  ...languages.map((lang) => `/acf/v3/options/options?lang=${lang}`),
  ...['/wc_api_proxy/products', '/wc_api_proxy/products/', '/wc_api_proxy/acf/'],
  '/tables/Map',
  ...['sn_pages_de', 'sn_posts_fr', 'options_it', 'products', 'products_acf'].map(
    (path) => `/cache?path=${path}`,
  ),
  ...Object.keys(collections).flatMap((name) =>
    itemQueries.map((query) => `/items/${name}${query}`),
  ),
  ...['?limit=-1', '?limit=100', '?search=ARN', '?search=xyzzy', '?search=%C5%93'].map(
    (query) => `/items/single_remedies${query}`,
  ),
]

const decoders: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
}

/** Status, body and headers of a response, decompressed. */
const read = async (response: Response) => {
  const body = Buffer.from(await response.arrayBuffer())
  const { headers, status } = response
  const decode = decoders[headers.get('content-encoding') ?? '']
  return {
    status,
    body: (decode ? decode(body) : body).toString(),
    tag: headers.get('etag'),
    total: headers.get('x-wp-total'),
    pages: headers.get('x-wp-totalpages'),
    links: headers.get('link'),
    type: headers.get('content-type'),
    caching: headers.get('cache-control'),
    vary: headers.get('vary'),
  }
}

describe.each(databases)('cached responses on $name', ({ create }) => {
  let settings: DatabaseSettings
  let api: TestApi
  beforeAll(async () => {
    settings = await create()
    const db = await openDatabase(settings)
    await migrate(db)
    api = openTestApi(db)
    await loadDemo({ ...api.services, env: readEnv({ DATA_DIR: settings.dataDir }) })
  })
  afterAll(() => api.close())

  /** What the web server sends without the application. */
  const readCached = async (path: string, acceptEncoding: string) => {
    const page = await api.services.cache.find(path)
    const decode = decoders[acceptEncoding]
    const body = page?.bodies[acceptEncoding as 'br']
    return (body && decode ? decode(body) : page?.bodies.identity)?.toString()
  }

  /** Compares with a process that has nothing cached. */
  const compareAll = async () => {
    const bodies = new Map<string, string>()
    const fresh = openTestApi(await openDatabase(settings))
    for (const [at, path] of paths.entries()) {
      const expected = await read(await fresh.get(path))
      expect(expected.status, path).toBe(200)
      for (const encoding of ['identity', at % 2 === 0 ? 'br' : 'gzip']) {
        const response = await api.get(path, { 'accept-encoding': encoding })
        expect(await read(response), `${path} ${encoding}`).toEqual(expected)
        expect(await readCached(path, encoding), `${path} ${encoding}`).toBe(expected.body)
      }
      bodies.set(path, expected.body)
    }
    await fresh.close()
    return bodies
  }

  test('equal uncached ones in every encoding, also after changes', async () => {
    const before = await compareAll()
    const { db } = api.services
    await changeHead(db, 'company.story', 'de', { lead: 'Eine neue Zeile' })
    await changeContent(db, (trx) =>
      trx
        .updateTable('option')
        .set({ value: json<unknown>('+41 00') })
        .where('name', '=', 'contact_phone_number')
        .execute(),
    )
    await changeCatalogue(db, async (trx) => {
      await trx.updateTable('remedy').set({ name: 'Arnica nova' }).where('id', '=', 159).execute()
      await trx.updateTable('product').set({ price: 12_345 }).where('id', '=', 50_001).execute()
    })
    const after = await compareAll()
    const changed = paths.filter((path) => before.get(path) !== after.get(path))
    expect(changed).toEqual(
      expect.arrayContaining([
        '/wp/v2/pages?lang=de&slug=company.story',
        '/wp/v2/pages?lang=de&per_page=100',
        '/acf/v3/options/options?lang=fr',
        '/wc_api_proxy/products/',
        '/cache?path=sn_pages_de',
        '/cache?path=products',
        '/items/single_remedies?limit=-1',
        '/items/single_remedies?search=ARN',
      ]),
    )
    expect(changed).not.toContain('/wp/v2/posts?lang=de&slug=wurzelernte')
  }, 120_000)

  test('show a change made by SQL in another process within 50 ms', async () => {
    const path = '/acf/v3/options/options?lang=de'
    await api.get(path)
    const other = await openDatabase(settings)
    await other
      .updateTable('option')
      .set({ value: json<unknown>('+41 99') })
      .where('name', '=', 'contact_phone_number')
      .execute()
    await closeDatabase(other)
    await wait(60)
    expect((await readCached(path, 'identity')) ?? '').not.toContain('+41 00')
    expect(await (await api.get(path)).text()).toContain('+41 99')
  })

  test('never mix pages of two content versions', async () => {
    const { db } = api.services
    const keys = ['company.story', 'company.garden', 'imprint']
    const setDescription = (description: string) =>
      changeContent(db, (trx) =>
        trx
          .updateTable('page')
          .set({ description, meta: json([]) })
          .where('page_key', 'in', keys)
          .execute(),
      )
    await setDescription('0')
    let isDone = false
    const changing = (async () => {
      for (let n = 1; n <= 5; n += 1) await setDescription(`${n}`)
    })().finally(() => {
      isDone = true
    })
    type View = { slug: string; meta: { content: string }[] }
    while (!isDone) {
      // Else the changes would not get a turn.
      await wait(1)
      const listed: View[] = await (await api.get('/wp/v2/pages?per_page=100&lang=it')).json()
      const shown = listed.filter(({ slug }) => keys.includes(slug))
      expect(new Set(shown.map(({ meta }) => meta[0]?.content)).size).toBe(1)
    }
    await changing
  })

  test('stay within a bound of bytes for any number of queries', async () => {
    await api.get('/wp/v2/pages?per_page=100&lang=it')
    for (let n = 0; n < 40; n += 1)
      await api.get(`/items/single_remedies?limit=500&offset=${n}`, { 'accept-encoding': 'br' })
    for (let n = 0; n < 500; n += 1) await api.get(`/wp/v2/pages?slug=none-${n}`)
    expect(api.services.cache.size()).toBeLessThan(12 * 2 ** 20)
    expect(await readCached('/wp/v2/pages?per_page=100&lang=it', 'identity')).toBeDefined()
  })
})

import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { changeCatalogue } from '../catalogue/catalogue-version.fixtures.ts'
import { listAddresses } from '../catalogue/remedies/list-files.ts'
import { closeDatabase, type Database, openDatabase } from '../db/client.ts'
import { migrate } from '../db/migrate.ts'
import { loadDemo } from '../demo/load-demo.ts'
import { readEnv } from '../env.ts'
import { folderStore } from '../files/folder-store.ts'
import type { Services } from '../services.ts'
import { createResponseCache } from './cache/response-cache.ts'
import { listFileHandler } from './files/list-file-handler.ts'
import { siteHandler } from './pages/site.ts'

const path = '/de/shop/homoeopathie/einzelmittel'

/**
 * A separate server process; its page shows the name of the first remedy, and renderings are
 * counted.
 */
const processOn = (db: Database) => {
  const env = readEnv({})
  const log = pino({ level: 'silent' })
  const cache = createResponseCache(db)
  const files = folderStore(env)
  const now = () => new Date()
  const services: Services = { env, db, log, cache, files, now, wakeWorker: () => {} }
  let renderings = 0
  /** Hook that runs during a rendering, after its data were read. */
  const during = { rendering: async () => {} }
  const render = async () => {
    renderings += 1
    const { name } = await db
      .selectFrom('remedy')
      .select('name')
      .where('id', '=', 20_001)
      .executeTakeFirstOrThrow()
    await during.rendering()
    return new Response(name, { headers: { 'content-type': 'text/html' } })
  }
  const site = siteHandler(render, services)
  const app = new Hono()
    .get('/catalogue/:file', listFileHandler(services))
    .get('*', (c) => site(c))
    .onError((error) => {
      throw error
    })
  return {
    services,
    during,
    renderings: () => renderings,
    get: (address: string) => app.request(address),
    /** Responds like the web server: from the cache if possible. */
    page: async () => {
      const ready = await services.cache.find(path)
      return ready ? ready.bodies.identity.toString() : (await app.request(path)).text()
    },
  }
}

describe.each(databases)('caches of two processes on one catalogue on $name', ({ create }) => {
  let db: Database
  let otherDb: Database
  let here: ReturnType<typeof processOn>
  let there: ReturnType<typeof processOn>
  beforeAll(async () => {
    const settings = await create()
    db = await openDatabase(settings)
    await migrate(db)
    otherDb = await openDatabase(settings)
    here = processOn(db)
    there = processOn(otherDb)
    await loadDemo({ ...here.services, env: readEnv({ DATA_DIR: settings.dataDir }) })
  })
  afterAll(async () => {
    await closeDatabase(db)
    await closeDatabase(otherDb)
  })

  const rename = (name: string) =>
    changeCatalogue(db, (trx) =>
      trx.updateTable('remedy').set({ name }).where('id', '=', 20_001).execute(),
    )
  const listAddress = async () => (await listAddresses(db, 'de')).Phytotherapy

  test('renders a page once while the catalogue is unchanged', async () => {
    const first = await here.page()
    await wait(60)
    expect(await here.page()).toBe(first)
    expect(here.renderings()).toBe(1)
  })

  test('renders a page once for concurrent requests', async () => {
    here.services.cache.clear()
    const before = here.renderings()
    const pages = await Promise.all(Array.from({ length: 100 }, () => here.get(path)))
    const [first, ...others] = await Promise.all(pages.map((page) => page.text()))
    expect(others.every((text) => text === first)).toBe(true)
    expect(here.renderings()).toBe(before + 1)
  })

  test('renders a failing page once for concurrent requests and does not cache it', async () => {
    here.services.cache.clear()
    const before = here.renderings()
    here.during.rendering = async () => {
      await wait(500)
      throw new Error('broken')
    }
    const failed = await Promise.allSettled(Array.from({ length: 100 }, () => here.get(path)))
    expect(failed.every(({ status }) => status === 'rejected')).toBe(true)
    expect(here.renderings()).toBe(before + 1)
    here.during.rendering = async () => {}
    expect((await here.get(path)).status).toBe(200)
  })

  test('renders an unknown address once for concurrent requests and does not cache it', async () => {
    const unknown = '/de/unbekannt'
    const before = here.renderings()
    here.during.rendering = () => wait(500)
    const [first, second] = await Promise.all([here.get(unknown), here.get(unknown)])
    expect(await first.text()).toBe(await second.text())
    expect(here.renderings()).toBe(before + 1)
    here.during.rendering = async () => {}
    await here.get(unknown)
    expect(here.renderings()).toBe(before + 2)
  })

  test('renders a page again immediately in the process of a catalogue change, soon in others', async () => {
    await there.page()
    await rename('Achillea')
    expect(await here.page()).toBe('Achillea')
    await wait(60)
    expect(await there.page()).toBe('Achillea')
  })

  test('does not cache a page whose rendering overlaps a catalogue change', async () => {
    here.services.cache.clear()
    here.during.rendering = async () => {
      await rename('Achillea nobilis')
    }
    expect(await here.page()).toBe('Achillea')
    here.during.rendering = async () => {}
    expect(await here.page()).toBe('Achillea nobilis')
  })

  test('redirects an outdated list address to the current one, which is immutable', async () => {
    const before = await listAddress()
    expect((await there.get(before)).status).toBe(200)
    await rename('Achillea moschata')
    const now = await listAddress()
    for (const { get } of [here, there]) {
      const moved = await get(before)
      expect(moved.status).toBe(302)
      expect(moved.headers.get('location')).toBe(now)
      expect(moved.headers.get('cache-control')).toBe('no-store')
      const list = await get(now)
      expect(list.headers.get('cache-control')).toContain('immutable')
      expect(await list.text()).toContain('"Achillea moschata"')
    }
  })

  test('finds a list that another process published without a redirect', async () => {
    await there.get(await listAddress())
    await rename('Achillea clavennae')
    expect((await there.get(await listAddress())).status).toBe(200)
  })

  test('responds 404 to unknown lists', async () => {
    for (const file of ['remedies.json', 'remedies.x.json', 'others.0123456789abcdef.json'])
      expect((await here.get(`/catalogue/${file}`)).status, file).toBe(404)
  })
})

import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { catalogueVersion, changeCatalogue } from '../catalogue/catalogue-version.ts'
import { listAddresses } from '../catalogue/remedies/list-files.ts'
import { closeDatabase, type Database, openDatabase } from '../db/client.ts'
import { migrate } from '../db/migrate.ts'
import { loadDemo } from '../demo/load-demo.ts'
import { readEnv } from '../env.ts'
import { folderStore } from '../files/folder-store.ts'
import type { Services } from '../services.ts'
import { listFileHandler } from './files/list-file-handler.ts'
import { findCachedPage } from './pages/find-cached-page.ts'
import { createPageCache } from './pages/page-cache.ts'
import { siteHandler } from './pages/site.ts'

const path = '/de/shop/homoeopathie/einzelmittel'

/** A server process of its own; its page is the name of the first remedy, and counted. */
const processOn = (db: Database) => {
  const env = readEnv({})
  const log = pino({ level: 'silent' })
  const pages = createPageCache()
  const files = folderStore(env)
  const now = () => new Date()
  const services: Services = { env, db, log, pages, files, now, wakeWorker: () => {} }
  let renderings = 0
  /** What happens while a page is being made, after its data have been read. */
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
  const site = siteHandler(() => render, services)
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
    /** As the web server answers: from memory where it can. */
    page: async () => {
      const ready = await findCachedPage(services, path)
      return ready ? ready.bodies.identity.toString() : (await app.request(path)).text()
    },
  }
}

describe.each(databases)('what two processes keep of the catalogue on $name', ({ create }) => {
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

  test('a page is made once while the catalogue stays', async () => {
    const first = await here.page()
    await wait(60)
    expect(await here.page()).toBe(first)
    expect(here.renderings()).toBe(1)
  })

  test('a page that many ask for at the same time is rendered once', async () => {
    here.services.pages.clear()
    const before = here.renderings()
    const pages = await Promise.all(Array.from({ length: 100 }, () => here.get(path)))
    const [first, ...others] = await Promise.all(pages.map((page) => page.text()))
    expect(others.every((text) => text === first)).toBe(true)
    expect(here.renderings()).toBe(before + 1)
  })

  test('a page that fails for many at the same time is rendered once and not cached', async () => {
    here.services.pages.clear()
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

  test('a page is made anew at once where the catalogue was changed, and soon elsewhere', async () => {
    await there.page()
    await rename('Achillea')
    expect(await here.page()).toBe('Achillea')
    await wait(60)
    expect(await there.page()).toBe('Achillea')
  })

  test('a page that was being made during a change is not kept', async () => {
    here.services.pages.clear()
    here.during.rendering = async () => {
      await rename('Achillea nobilis')
      // As another page asked for meanwhile does.
      here.services.pages.follow(await catalogueVersion(db))
    }
    expect(await here.page()).toBe('Achillea')
    here.during.rendering = async () => {}
    expect(await here.page()).toBe('Achillea nobilis')
  })

  test('a list under an old address leads to today’s, which is kept for good', async () => {
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

  test('a list that another process knows already is found without a detour', async () => {
    await there.get(await listAddress())
    await rename('Achillea clavennae')
    expect((await there.get(await listAddress())).status).toBe(200)
  })

  test('no list, no file', async () => {
    for (const file of ['remedies.json', 'remedies.x.json', 'others.0123456789abcdef.json'])
      expect((await here.get(`/catalogue/${file}`)).status, file).toBe(404)
  })
})

test('cached pages are sent while the database is away, also expired ones', async () => {
  const { open } = databases[0] ?? {}
  const db = await open?.()
  if (!db) throw new Error('no database')
  const pages = createPageCache(undefined, 1)
  const page = { headers: {}, bodies: { identity: Buffer.from('x') }, tags: { identity: '' } }
  pages.keep('/de', page, 0)
  await wait(5)
  expect(await findCachedPage({ db, pages }, '/de')).toBeUndefined()
  await closeDatabase(db)
  await wait(60)
  expect(await findCachedPage({ db, pages }, '/de')).toBe(page)
})

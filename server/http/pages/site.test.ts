import { Hono } from 'hono'
import { beforeAll, describe, expect, it, test, vi } from 'vitest'
import { addressOf } from '../../../domain/page/address.ts'
import { databases } from '../../../tests/databases.ts'
import { accountRow } from '../../../tests/rows.ts'
import { silentLog } from '../../../tests/silent-log.ts'
import { openSession } from '../../accounts/login/session.ts'
import { changeContent } from '../../content/content-version.ts'
import { makePreviewAddress } from '../../content/editing/preview-token.ts'
import { saveDraft } from '../../content/editing/save-draft.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { json } from '../../db/json.ts'
import { readEnv } from '../../env.ts'
import { folderStore } from '../../files/folder-store.ts'
import type { Services } from '../../services.ts'
import { createResponseCache } from '../cache/response-cache.ts'
import { mayBeLoggedIn } from '../redirects/may-be-logged-in.ts'
import { previewedText, requestFacts } from './request-facts.ts'
import { siteHandler } from './site.ts'

const now = new Date('2026-11-21T08:00:00Z')

describe.each(databases)('rendering pages on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    return () => closeDatabase(db)
  })

  /** Its pages show the signed-in account and the rendered path. */
  const newSite = () => {
    const env = readEnv({})
    const services: Services = {
      env,
      db,
      log: silentLog,
      cache: createResponseCache(db),
      files: folderStore(env),
      now: () => now,
      wakeWorker: () => {},
    }
    const lookUps: (() => Promise<unknown>)[] = []
    const fetched: boolean[] = []
    const render = vi.fn(async (request: Request, context) => {
      const facts = context.get(requestFacts)
      const { signedIn, isFetched, preview } = facts
      const draft = previewedText(facts)?.title ?? preview?.state
      lookUps.push(signedIn)
      fetched.push(isFetched)
      const account = await signedIn()
      const { pathname, search } = new URL(request.url)
      const text = `${pathname}${search} ${account?.email ?? 'nobody'}${draft ? ` ${draft}` : ''}`
      return new Response(text, { headers: { 'content-type': 'text/html' } })
    })
    const site = siteHandler(render, services)
    const app = new Hono().all('*', (c) => site(c))
    const get = async (path: string, cookie = '') => {
      const answer = await app.request(path, { headers: { cookie } })
      return { text: await answer.text(), cache: answer.headers.get('cache-control') }
    }
    return { get, app, lookUps, fetched }
  }
  const newMember = async () => {
    const row = accountRow()
    await db.insertInto('account').values(row).execute()
    return { email: row.email, cookie: `officina=${await openSession(db, row.id, '', now)}` }
  }

  test.each(['/de/anmelden', '/fr/connexion'])(
    'renders %s without a session, or personally with a session cookie',
    async (path) => {
      const { get } = newSite()
      const { email, cookie } = await newMember()
      expect(await get(path)).toEqual({ text: `${path} nobody`, cache: 'public, no-cache' })
      expect(await get(path, cookie)).toEqual({
        text: `${path} ${email}`,
        cache: 'private, no-store',
      })
      expect((await get(path, 'officina=expired')).text).toBe(`${path} nobody`)
      expect((await get(path)).cache).toBe('public, no-cache')
    },
  )

  it('lets shared caches send public pages for seconds, and nothing that depends on a person', async () => {
    const { app, get } = newSite()
    const { cookie } = await newMember()
    const path = addressOf('de', 'company.story')
    const answer = await app.request(path, { headers: { cookie } })
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=10',
      'cdn-cache-control': 'public, max-age=10, stale-while-revalidate=60',
    })
    for (const key of ['login', 'signup'] as const)
      expect((await get(addressOf('de', key))).cache).toBe('public, no-cache')
    for (const key of ['account', 'account.orders'] as const)
      expect((await get(addressOf('de', key), cookie)).cache).toBe('private, no-store')
    for (const unknown of ['/de/nirgends', `${addressOf('de', 'resources.where')}?category=Doctor`])
      expect((await get(unknown)).cache).toBe('public, no-cache')
  })

  it('renders a draft for a valid preview link, a notice for a wrong one, both uncached', async () => {
    const { app, get } = newSite()
    const page = { key: 'company.story', language: 'de' } as const
    const row = { title: 'Alt', description: '', blocks: json([]), meta: json([]), updated_at: now }
    await changeContent(db, (trx) =>
      trx
        .insertInto('page')
        .values({ page_key: page.key, language: page.language, ...row })
        .execute(),
    )
    const content = { title: 'Neu', blocks: [] }
    await saveDraft(db, page, { by: null, now, revision: 0, content })
    const address = (await makePreviewAddress(db, page, now)) ?? ''
    const path = addressOf('de', page.key)
    expect(address).toMatch(new RegExp(`^${path}\\?preview=`))
    const { email: _, cookie } = await newMember()
    const answer = await app.request(address, { headers: { cookie } })
    expect(await answer.text()).toBe(`${path} nobody Neu`)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    })
    const cache = 'private, no-store'
    expect(await get(`${address}x`)).toEqual({ text: `${path} nobody invalid`, cache })
    // Shared caches may keep the page itself, which has another address, for seconds.
    expect(await get(path)).toEqual({
      text: `${path} nobody`,
      cache: 'public, max-age=0, s-maxage=10',
    })
    const elsewhere = await app.request(address.replace('geschichte', 'team'))
    expect(elsewhere.headers.get('location')).toBe(address)
  })

  it('renders a page with each query that it depends on, without caching', async () => {
    const { get, lookUps } = newSite()
    const path = addressOf('de', 'resources.where')
    const doctors = `${path}?category=Doctor`
    for (const query of ['', '?utm_source=x']) {
      expect(await get(`${path}${query}`)).toMatchObject({ text: `${path} nobody` })
    }
    expect(lookUps).toHaveLength(1)
    for (const query of ['?category=Doctor', '?x=1&category=Doctor']) {
      expect(await get(`${path}${query}`)).toEqual({
        text: `${doctors} nobody`,
        cache: 'public, no-cache',
      })
    }
    expect(lookUps).toHaveLength(3)
    expect((await get(path)).text).toBe(`${path} nobody`)
  })

  it('looks up the session once for all loaders of a page that is read', async () => {
    const { get, app, lookUps } = newSite()
    const { cookie } = await newMember()
    const path = addressOf('de', 'account')
    await get(path, cookie)
    expect(await lookUps[0]?.()).toBe(await lookUps[0]?.())
    // A form may have changed the account before its page is rendered.
    await app.request(path, { method: 'POST', body: 'a=b', headers: { cookie } })
    expect(await lookUps[1]?.()).not.toBe(await lookUps[1]?.())
  })

  it('answers only posted forms with data, never a page that may be cached', async () => {
    const { app, fetched } = newSite()
    const headers = { accept: 'application/json' }
    await app.request('/de/anmelden', { headers })
    await app.request('/de/anmelden', { method: 'POST', body: 'a=b', headers })
    await app.request('/de/anmelden', { method: 'POST', body: 'a=b' })
    expect(fetched).toEqual([false, true, false])
  })

  it('renders other public pages without a session', async () => {
    const { get } = newSite()
    const { cookie } = await newMember()
    const path = addressOf('de', 'contact')
    expect((await get(path, cookie)).text).toBe(`${path} nobody`)
  })

  it('renders a page in place of the data of loaders, and takes no form there', async () => {
    const { get, app } = newSite()
    expect((await get('/de/anmelden.data?_routes=x')).text).toBe('/de/anmelden.data/ nobody')
    expect((await app.request('/de/anmelden.data', { method: 'POST', body: 'a=b' })).status).toBe(
      404,
    )
  })

  it('passes a malformed path to the router literally and rejects forms there', async () => {
    const { get, app } = newSite()
    expect((await get('/de/%E0%A4%A')).text).toBe('/de/%25E0%25A4%25A nobody')
    const posted = await app.request('/de/%E0%A4%A', { method: 'POST', body: 'a=b' })
    expect(posted.status).toBe(404)
  })
})

test.each([
  ['/de/anmelden', 'officina=x', true],
  ['/de/anmelden/', 'a=b; officina=x', true],
  ['/it/accesso?x=1', 'officina=x', true],
  ['/fr/inscription?x=1', 'officina=x', true],
  ['/de/anmelden', 'officina_in=1', false],
  ['/de/anmelden', undefined, false],
  ['/de', 'officina=x', false],
])('%s with the cookies %s may be redirected to the account: %s', (target, cookies, expected) => {
  expect(mayBeLoggedIn({ origin: 'http://127.0.0.1:3000' }, target, cookies)).toBe(expected)
})

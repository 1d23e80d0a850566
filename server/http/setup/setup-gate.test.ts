import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { failQueriesOn } from '../../../tests/failing-queries.ts'
import { accountRow } from '../../../tests/rows.ts'
import { openSession } from '../../accounts/login/session.ts'
import { closeDatabase } from '../../db/client.ts'
import { json } from '../../db/json.ts'
import { folderStore } from '../../files/folder-store.ts'
import type { Services } from '../../services.ts'
import { openEmptyShop } from '../../setup/setup.fixtures.ts'
import { createResponseCache } from '../cache/response-cache.ts'
import { createSetupGate } from './setup-gate.ts'

describe.each(databases)('the gate of a shop in set-up on $name', ({ open }) => {
  let services: Services
  let token: string
  beforeEach(async () => {
    const shop = await openEmptyShop(await open())
    token = shop.token
    services = {
      ...shop,
      cache: createResponseCache(shop.db),
      files: folderStore(shop.env),
      wakeWorker: () => {},
    }
  })
  afterEach(() => closeDatabase(services.db))

  const newProcess = () => {
    const gate = createSetupGate(services, { fetch: () => new Response('shop') })
    return (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      gate.fetch(new Request(`http://127.0.0.1:3000${path}`, { headers, method }), {})
  }

  test.each(['/', '/de/', '/de/setup', '/robots.txt', '/fr/inscription', '/files/a'])(
    'answers %s with a notice and 503',
    async (path) => {
      const response = await newProcess()(path, { accept: 'text/html' })
      expect(response.status).toBe(503)
      expect(response.headers.get('retry-after')).toBe('600')
      expect(response.headers.get('cache-control')).toBe('no-store')
      const text = await response.text()
      if (/^.(de|fr)./.test(path)) expect(text).not.toContain('not open yet')
      else
        for (const sentence of [/n’est pas encore ouverte/, /not open yet/, /noch nicht/, /non è/])
          expect(text).toMatch(sentence)
    },
  )

  test('names the laboratory on the notice', async () => {
    const row = { name: 'legal_name', language: '', value: json<unknown>('Labor <Beispiel>') }
    await services.db.insertInto('option').values(row).execute()
    const notice = await newProcess()('/de/', { accept: 'text/html' })
    expect(await notice.text()).toContain('Labor &lt;Beispiel&gt;</header>')
  })

  test('refuses posts and the API in the language of the request, but not its health', async () => {
    const request = newProcess()
    expect((await request('/de/registrieren', {}, 'POST')).status).toBe(503)
    const api = await request('/api/shop/price', { 'accept-language': 'it' }, 'POST')
    expect(api.status).toBe(503)
    expect(api.headers.get('retry-after')).toBe('600')
    expect(await api.json()).toEqual({
      code: 'shop_not_open',
      message: 'Questo negozio online non è ancora aperto.',
      data: { status: 503 },
    })
    expect(await (await request('/api/health')).text()).toBe('shop')
    expect(await (await request('/api/ready')).text()).toBe('shop')
  })

  test('leads who has the token to the set-up, in every process', async () => {
    const opened = await newProcess()(`/setup/${token}`, { 'accept-language': 'fr' })
    expect(opened.status).toBe(302)
    expect(opened.headers.get('location')).toBe('/fr/setup')
    const cookie = opened.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).not.toMatch(/Secure/)
    const other = newProcess()
    const sent = { cookie: cookie.split(';')[0] ?? '', accept: 'text/html' }
    expect(await (await other('/fr/setup', sent)).text()).toBe('shop')
    expect(await (await other('/fr/setup', sent, 'POST')).text()).toBe('shop')
    expect((await other('/', sent)).headers.get('location')).toBe('/en/setup')
    expect((await other('/style.css', { ...sent, accept: '*/*' })).status).toBe(503)
  })

  test.each(['x', 'A'.repeat(43), '..%2F'])('refuses the token %s', async (wrong) => {
    const response = await newProcess()(`/setup/${wrong}`)
    expect(response.status).toBe(403)
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(await response.text()).toContain('nicht mehr gültig')
  })

  test.each([
    ['opening', '/fr/setup', 'POST'],
    ['setup_token', '/fr/setup', 'POST'],
    ['account', '/fr/setup', 'POST'],
    ['opening', '/de/', 'GET'],
    ['opening', '/api/shop/price', 'POST'],
    ['setup_token', '/setup/TOKEN', 'GET'],
  ])('answers 503 while the table %s cannot be read: %s %s', async (table, path, method) => {
    const request = newProcess()
    const opened = await request(`/setup/${token}`)
    const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? ''
    const faults = failQueriesOn(services.db, [table])
    for (const headers of [{}, { cookie }] as Record<string, string>[]) {
      const refused = await request(path.replace('TOKEN', token), headers, method)
      expect(refused.status).toBe(503)
      expect(refused.headers.get('retry-after')).toMatch(/^(5|600)$/)
      expect(refused.headers.get('set-cookie')).toBeNull()
      expect(await refused.text()).not.toBe('shop')
    }
    expect(await (await request('/api/ready')).text()).toBe('shop')
    expect(faults.count()).toBeGreaterThan(0)
    faults.end()
    expect((await request('/fr/setup', {}, 'POST')).status).toBe(503)
    expect(await (await request('/fr/setup', { cookie }, 'POST')).text()).toBe('shop')
  })

  const staffSession = async (role: 'editor' | 'customer') => {
    const account = accountRow({ role })
    await services.db.insertInto('account').values(account).execute()
    const session = await openSession(services.db, account.id, 'test', services.now())
    return { authorization: `Bearer ${session}` }
  }

  test('shows everything to the staff, and only the login page to others', async () => {
    const withFactor = { ...services, env: { ...services.env, demo: true } }
    const cached = { 'cache-control': 'public, s-maxage=10', 'cdn-cache-control': 'max-age=10' }
    const shop = () => new Response('shop', { headers: cached })
    const gate = createSetupGate(withFactor, { fetch: shop })
    const get = async (path: string, headers: Record<string, string> = {}) => {
      const answer = await gate.fetch(new Request(`http://127.0.0.1:3000${path}`, { headers }), {})
      // A shared cache must not show a closed shop to others.
      if (!path.startsWith('/api/admin'))
        expect(answer.headers.get('cache-control')).toMatch(/no-store$/)
      expect(answer.headers.get('cdn-cache-control') ?? '').toBe(
        path.startsWith('/api/admin') ? 'max-age=10' : '',
      )
      return answer.text()
    }
    const editor = await staffSession('editor')
    const customer = await staffSession('customer')
    for (const path of ['/de/', '/api/shop/products/1/texts', '/media/a/b.jpg']) {
      expect(await get(path, editor)).toBe('shop')
      expect(await get(path, customer)).not.toBe('shop')
    }
    expect(await get('/de/anmelden')).toBe('shop')
    expect(await get('/api/admin/session')).toBe('shop')
    // In production, a session counts once its second factor is verified.
    const production = newProcess()
    expect((await production('/de/', editor)).status).toBe(503)
  })

  test('opens every process when the shop opens, for ever', async () => {
    const processes = [newProcess(), newProcess()]
    for (const request of processes) expect((await request('/')).status).toBe(503)
    await services.db.updateTable('opening').set({ opened_at: new Date() }).execute()
    for (const request of processes) expect(await (await request('/')).text()).toBe('shop')
    await services.db.updateTable('opening').set({ opened_at: null }).execute()
    for (const request of processes) expect(await (await request('/')).text()).toBe('shop')
  })
})

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Permission } from '../../../../domain/staff/permissions.ts'
import { databases } from '../../../../tests/databases.ts'
import { orderRow } from '../../../../tests/rows.ts'
import { closeDatabase } from '../../../db/client.ts'
import { openTestApi, type TestApi } from '../../api.fixtures.ts'

describe.each(databases)('API keys on $name', ({ open }) => {
  let api: TestApi
  let boss: { id: string }
  let headers: Record<string, string>
  beforeAll(async () => {
    const db = await open()
    api = openTestApi(db)
    return () => closeDatabase(db)
  })
  beforeEach(async () => {
    api.clock.now = new Date('2026-11-21T08:00:00Z')
    boss = await api.newAccount({ role: 'administrator', first_name: 'Berta', last_name: 'Aebi' })
    headers = await api.bearer(boss.id)
  })

  const read = async (answer: Response) => ({ status: answer.status, body: await answer.json() })
  const post = async (changes = {}) =>
    read(
      await api.post(
        '/admin/api-keys',
        { name: 'Warehouse', scopes: ['locations.read'], expiresOn: null, ...changes },
        headers,
      ),
    )
  const newKey = async (...scopes: Permission[]) => {
    const { body } = await post({ scopes })
    return { ...body, bearer: { authorization: `Bearer ${body.key}` } }
  }
  const listed = async (id: string) => {
    const keys = await (await api.get('/admin/api-keys', headers)).json()
    return keys.find((key: { id: string }) => key.id === id)
  }
  const refusal = async (bearer: Record<string, string>, path = '/admin/locations') => {
    const { status, body } = await read(await api.get(path, bearer))
    return [status, body.code]
  }
  const revoke = (id: string) => api.post(`/admin/api-keys/${id}/revoke`, undefined, headers)
  const loggedReasons = () =>
    api.logged.filter(({ event }) => event === 'api-key-refused').map(({ reason }) => reason)

  it('shows the key once and stores its hash only', async () => {
    const { status, body } = await post({
      ...{ name: ' Ware\u200bhouse ', expiresOn: '2027-01-31' },
      scopes: ['locations.read', 'locations.read'],
    })
    expect(status).toBe(201)
    const { key, ...shown } = body
    expect(key).toMatch(/^officina_[\w-]{43}$/)
    expect(shown).toMatchObject({
      ...{ name: 'Warehouse', scopes: ['locations.read'], state: 'active' },
      ...{ createdBy: 'Berta Aebi', expiresOn: '2027-01-31', lastUsedAt: null },
    })
    expect(await listed(body.id)).toEqual(shown)
    const rows = await api.services.db.selectFrom('api_key').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(key.slice(9))
    const events = await api.services.db
      .selectFrom('audit_event')
      .selectAll()
      .where('record_id', '=', body.id)
      .execute()
    expect(events).toMatchObject([
      { action: 'create', resource: 'api-keys', label: 'Warehouse', actor_id: boss.id },
    ])
    expect(JSON.stringify(events)).not.toContain(key.slice(9))
  })

  it.each([
    { name: '', field: 'name' },
    { scopes: [], field: 'scopes' },
    { scopes: ['staff.write'], field: 'scopes.0' },
    { scopes: ['api-keys.read'], field: 'scopes.0' },
    { expiresOn: '2026-11-20', field: 'expiresOn' },
    { expiresOn: 'tomorrow', field: 'expiresOn' },
  ])('refuses a key with %j', async ({ field, ...changes }) => {
    const { status, body } = await post(changes)
    expect(status).toBe(422)
    expect(body.data.fields).toHaveProperty([field])
  })

  it('is for administrators only', async () => {
    const sales = await api.staff('sales')
    expect((await api.get('/admin/api-keys', sales)).status).toBe(403)
    const body = { name: 'ERP', scopes: ['orders.read'], expiresOn: null }
    expect((await api.post('/admin/api-keys', body, sales)).status).toBe(403)
  })

  it('reads and writes within its scopes, and is the actor in the change log', async () => {
    const { bearer, id } = await newKey('locations.read', 'locations.write')
    expect((await api.get('/admin/locations', bearer)).status).toBe(200)
    const place = { name: 'Apotheke', category: 'Pharmacy', address: 'Weg 1, 3011 Bern' }
    const point = { latitude: 46.9, longitude: 7.4 }
    const created = await api.post('/admin/locations', { ...place, ...point }, bearer)
    expect(created.status).toBe(200)
    const events = await api.services.db
      .selectFrom('audit_event')
      .select(['action', 'actor_id', 'actor_name'])
      .where('resource', '=', 'locations')
      .where('actor_id', '=', id)
      .execute()
    expect(events).toEqual([{ action: 'create', actor_id: id, actor_name: 'Warehouse (API)' }])
    expect(await refusal(bearer, '/admin/orders')).toEqual([403, 'not_permitted'])
  })

  it('is the actor of changes whose use case looks its author up itself', async () => {
    const { db } = api.services
    const { bearer, id } = await newKey('customers.write')
    const customer = await api.newAccount({ state: 'pending' })
    const decided = await api.post(
      `/admin/accounts/${customer.id}/decision`,
      { to: 'active' },
      bearer,
    )
    expect(decided.status).toBe(200)
    const event = await db
      .selectFrom('audit_event')
      .select(['action', 'actor_id', 'actor_name'])
      .where('record_id', '=', customer.id)
      .executeTakeFirst()
    expect(event).toEqual({ action: 'decide', actor_id: id, actor_name: 'Warehouse (API)' })
    const row = db.selectFrom('account').select('decided_by').where('id', '=', customer.id)
    expect(await row.executeTakeFirst()).toEqual({ decided_by: boss.id })
  })

  it('changes neither staff nor roles nor settings of administrators', async () => {
    const { bearer } = await newKey('customers.read', 'customers.write', 'options.read')
    const editor = await api.newAccount({ role: 'editor' })
    expect(await refusal(bearer, '/admin/options/orders')).toEqual([403, 'administrators_only'])
    expect(await refusal(bearer, `/admin/accounts/${editor.id}/notes`)).toEqual([
      403,
      'administrators_only',
    ])
    const customer = await api.newAccount()
    const raised = await api.request(`/admin/accounts/${customer.id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', ...bearer },
      body: JSON.stringify({ version: 0, role: 'administrator' }),
    })
    expect(await read(raised)).toMatchObject({ status: 403, body: { code: 'administrators_only' } })
    const staff = await (await api.get('/admin/accounts?role=editor', bearer)).json()
    expect(staff.map(({ id }: { id: string }) => id)).not.toContain(editor.id)
  })

  it('reads documents of orders, and nothing else of the customer routes', async () => {
    const { db } = api.services
    const order = orderRow((await api.newAccount()).id)
    await db.insertInto('orders').values(order).execute()
    const path = `/shop/orders/${order.id}/invoice.pdf`
    const reader = await newKey('orders.read')
    expect((await api.get(path, reader.bearer)).status).not.toBe(403)
    expect((await api.get(path, reader.bearer)).status).not.toBe(401)
    // Not even those of the person who made the key.
    const own = orderRow(boss.id, { number: 2 })
    await db.insertInto('orders').values(own).execute()
    const other = await newKey('locations.read')
    expect((await api.get(`/shop/orders/${own.id}/invoice.pdf`, other.bearer)).status).toBe(404)
    expect(await refusal(reader.bearer, '/sn_api/user')).toEqual([403, 'person_only'])
    expect(await refusal(reader.bearer, '/admin/session')).toEqual([403, 'person_only'])
  })

  it('answers unknown, expired and revoked keys alike, and logs the reason', async () => {
    const expiring = (await post({ expiresOn: '2026-11-21' })).body
    const revoked = await newKey('locations.read')
    expect((await api.get('/admin/locations', revoked.bearer)).status).toBe(200)
    expect(await read(await revoke(revoked.id))).toMatchObject({
      status: 200,
      body: { state: 'revoked' },
    })
    expect((await revoke('none')).status).toBe(404)
    const before = loggedReasons().length
    api.clock.now = new Date('2026-11-21T22:59:00Z')
    const expiringBearer = { authorization: `Bearer ${expiring.key}` }
    expect((await api.get('/admin/locations', expiringBearer)).status).toBe(200)
    api.clock.now = new Date('2026-11-21T23:01:00Z')
    const unknown = { authorization: `Bearer officina_${'x'.repeat(43)}` }
    const answers = await Promise.all(
      [unknown, expiringBearer, revoked.bearer].map(async (bearer) =>
        read(await api.get('/admin/locations', bearer)),
      ),
    )
    expect(answers[0]).toMatchObject({ status: 401, body: { code: 'key_invalid' } })
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    expect(loggedReasons().slice(before).sort()).toEqual(['expired', 'revoked', 'unknown'])
  })

  it('limits invalid keys of a network, but not valid ones', async () => {
    const { bearer } = await newKey('locations.read')
    const unknown = { authorization: `Bearer officina_${'y'.repeat(43)}` }
    const statuses = new Set<number>()
    for (let n = 0; n < 105; n++) statuses.add((await api.get('/admin/locations', unknown)).status)
    expect([...statuses]).toEqual([401, 429])
    const throttled = await api.get('/admin/locations', unknown)
    expect(Number(throttled.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await api.get('/admin/locations', bearer)).status).toBe(200)
    await api.services.db.deleteFrom('rate_limit').execute()
  })

  it('stops while the person who made it may not manage keys', async () => {
    const { db } = api.services
    const { bearer, id } = await newKey('locations.read')
    const other = await api.newAccount({ role: 'administrator' })
    headers = await api.bearer(other.id)
    const set = (changes: object) =>
      db.updateTable('account').set(changes).where('id', '=', boss.id).execute()
    for (const changes of [{ state: 'suspended' }, { state: 'active', role: 'sales' }]) {
      await set(changes)
      expect(await refusal(bearer)).toEqual([401, 'key_invalid'])
      expect(await listed(id)).toMatchObject({ state: 'maker-left' })
    }
    await set({ role: 'administrator' })
    expect((await api.get('/admin/locations', bearer)).status).toBe(200)
  })

  it('notes its last use, at most once a minute', async () => {
    const { bearer, id } = await newKey('locations.read')
    const use = async (time: string) => {
      api.clock.now = new Date(`2026-11-21T${time}Z`)
      await api.get('/admin/locations', bearer)
      return (await listed(id)).lastUsedAt
    }
    expect(await use('08:10:00')).toBe('2026-11-21T08:10:00.000Z')
    expect(await use('08:10:40')).toBe('2026-11-21T08:10:00.000Z')
    expect(await use('08:11:00')).toBe('2026-11-21T08:11:00.000Z')
  })
})

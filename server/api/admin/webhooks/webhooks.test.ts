import { beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../../../tests/databases.ts'
import { closeDatabase } from '../../../db/client.ts'
import { openTestApi, type TestApi } from '../../api.fixtures.ts'

describe.each(databases)('webhooks of the back office on $name', ({ open }) => {
  let api: TestApi
  let headers: Record<string, string>
  beforeAll(async () => {
    const db = await open()
    api = openTestApi(db)
    headers = await api.staff('administrator')
    return () => closeDatabase(db)
  })

  const send = async (method: string, path: string, body?: object) => {
    const answer = await api.request(`/admin/webhooks${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: await answer.json() }
  }
  const url = 'https://erp.example/hooks'
  const add = () => send('POST', '', { url, kinds: ['order.placed'] })

  it('adds, changes, pauses and deletes a webhook, each in the change log', async () => {
    const { status, body } = await add()
    expect(status).toBe(201)
    const { secret, ...webhook } = body
    expect(secret).toMatch(/^whsec_/)
    expect(webhook).toMatchObject({ url, kinds: ['order.placed'], state: 'active', version: 0 })
    expect((await send('GET', `/${webhook.id}`)).body).toEqual(webhook)
    const change = { url, kinds: ['order.paid', 'order.sent'], isActive: false, version: 0 }
    expect(await send('PATCH', `/${webhook.id}`, change)).toMatchObject({
      body: { state: 'paused', kinds: ['order.paid', 'order.sent'], version: 1 },
    })
    expect((await send('PATCH', `/${webhook.id}`, change)).status).toBe(409)
    expect((await send('DELETE', `/${webhook.id}`)).status).toBe(200)
    expect((await send('GET', `/${webhook.id}`)).status).toBe(404)
    const events = await api.services.db
      .selectFrom('audit_event')
      .selectAll()
      .where('resource', '=', 'webhooks')
      .orderBy('id')
      .execute()
    expect(events.map(({ action }) => action)).toEqual(['create', 'update', 'delete'])
    expect(JSON.stringify(events)).not.toContain(secret.slice(6))
  })

  it.each([
    { url: 'http://erp.example/', field: 'url' },
    { url: 'https://192.168.1.20/', field: 'url' },
    { url: 'erp', field: 'url' },
    { kinds: [], field: 'kinds' },
    { kinds: ['order.lost'], field: 'kinds.0' },
  ])('refuses a webhook with %j', async ({ field, ...changes }) => {
    const answer = await send('POST', '', { url, kinds: ['order.placed'], ...changes })
    expect(answer.status).toBe(422)
    expect(answer.body.data.fields).toHaveProperty([field])
  })

  it('answers 404 for deliveries that do not exist', async () => {
    const { body } = await add()
    expect((await send('GET', `/${body.id}/deliveries`)).body).toEqual([])
    expect((await send('POST', `/${body.id}/deliveries/none/send`)).status).toBe(404)
  })
})

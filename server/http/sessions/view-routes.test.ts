import { Hono } from 'hono'
import { beforeAll, describe, expect, it } from 'vitest'
import { addressOf } from '../../../domain/page/address.ts'
import { databases } from '../../../tests/databases.ts'
import { openSession } from '../../accounts/login/session.ts'
import { logOut } from '../../accounts/login/sessions.ts'
import { startView } from '../../accounts/viewing/view-as.ts'
import { openTestApi, type TestApi } from '../../api/api.fixtures.ts'
import { closeDatabase } from '../../db/client.ts'
import { viewRoutes } from './view-routes.ts'

const path = addressOf('de', 'login')

describe.each(databases)('forms in a view of the shop on $name', ({ open }) => {
  let api: TestApi
  beforeAll(async () => {
    api = openTestApi(await open())
    return () => closeDatabase(api.services.db)
  })

  const openView = async () => {
    const { services, clock } = api
    const staff = await api.newAccount({ role: 'sales' })
    const customer = await api.newAccount()
    const session = await openSession(services.db, staff.id, 'test', clock.now)
    const request = { accountId: customer.id, sessionToken: session }
    const started = await startView(services, { accountId: staff.id, name: 'Ben' }, request)
    const view = started.ok ? started.value.token : ''
    const site = new Hono()
      .route('/', viewRoutes(services))
      .post(path, async (c) => {
        await logOut(services, session)
        return c.text('logged out')
      })
      .post('*', (c) => c.text('changed'))
    const cookie = `__Host-officina=${session}; __Host-officina_view=${view}`
    const post = (intent: string, to = path) =>
      site.request(to, {
        method: 'POST',
        headers: { cookie },
        body: new URLSearchParams({ intent }),
      })
    return { customer, cookie, post }
  }
  const actionsOn = async (record: string) =>
    (
      await api.services.db
        .selectFrom('audit_event')
        .select('action')
        .where('record_id', '=', record)
        .orderBy('id')
        .execute()
    ).map(({ action }) => action)

  it('ends the view and records its end when the staff logs out', async () => {
    const { customer, post } = await openView()
    const answer = await post('log-out')
    expect(await answer.text()).toBe('logged out')
    expect(answer.headers.get('set-cookie')).toMatch(/^__Host-officina_view=;.*Max-Age=0/)
    expect(await actionsOn(customer.id)).toEqual(['view-start', 'view-end'])
  })

  it('refuses every other form', async () => {
    const { customer, post } = await openView()
    for (const intent of ['', 'reset', 'forgotten']) expect((await post(intent)).status).toBe(403)
    for (const page of ['account.security', 'account.deletion', 'account.addresses'] as const)
      expect((await post('delete-account', addressOf('de', page))).status, page).toBe(403)
    expect(await actionsOn(customer.id)).toEqual(['view-start'])
  })

  it('ends with the session of the back office', async () => {
    const { customer, cookie } = await openView()
    const ended = await api.request('/admin/session', { method: 'DELETE', headers: { cookie } })
    expect(ended.status).toBe(204)
    expect(await actionsOn(customer.id)).toEqual(['view-start', 'view-end'])
  })
})

import { beforeAll, describe, expect, it, test } from 'vitest'
import { databases } from '../../../../tests/databases.ts'
import { openSession } from '../../../accounts/login/session.ts'
import { closeDatabase } from '../../../db/client.ts'
import { openTestApi, type TestApi } from '../../api.fixtures.ts'
import { enrolStaff } from '../session/enrol-staff.fixtures.ts'

describe.each(databases)('work with customers through the API on $name', ({ open }) => {
  let api: TestApi
  let sales: Record<string, string>

  beforeAll(async () => {
    const db = await open()
    api = openTestApi(db)
    sales = await api.staff('sales')
    return () => closeDatabase(db)
  })

  const patch = (id: string, body: object, headers = sales) =>
    api.request(`/admin/accounts/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })

  it('shows the accounts of staff to those who may change staff', async () => {
    const staff = await api.newAccount({ role: 'editor', last_name: 'Zurbuchen' })
    const customer = await api.newAccount({ last_name: 'Zurbuchen' })
    const found = async (headers: Record<string, string>) => {
      const list = await (await api.get('/admin/accounts?search=zurbuchen', headers)).json()
      const hits = await (await api.get('/admin/search?q=zurbuchen', headers)).json()
      const file = await (await api.get('/admin/account-export?search=zurbuchen', headers)).text()
      const record = await api.get(`/admin/accounts/${staff.id}`, headers)
      const rows = file.split('\r\n').length - 2
      return [list.length, hits.length, rows, record.status]
    }
    expect(await found(sales)).toEqual([1, 1, 1, 404])
    expect(await found(await api.staff('administrator'))).toEqual([2, 2, 2, 200])
    expect((await api.get(`/admin/accounts/${customer.id}`, sales)).status).toBe(200)
  })

  it('changes data and addresses, and refuses an older version', async () => {
    const { id } = await api.newAccount()
    const billing = { company: 'Praxis <Sonne>', postcode: '3000', city: 'Bern', country: 'CH' }
    const changed = await patch(id, { version: 0, discount: '12.5', billing })
    expect(changed.status).toBe(200)
    const account = await changed.json()
    expect(account).toMatchObject({ discount: '12.5', addresses: [billing] })
    const again = await patch(id, { version: 0, firstName: 'Eva' })
    expect(again.status).toBe(409)
    expect(await again.json()).toMatchObject({ code: 'edit_conflict' })
    const history = await api.get(`/admin/accounts/${id}/history`, sales)
    expect(await history.json()).toMatchObject([
      { action: 'update', after: { discountRate: 1_250 } },
    ])
  })

  test.each([
    [{ discount: '101' }, 'discount'],
    [{ billing: { country: 'XX' } }, 'billing.country'],
    [{ profession: 'wizard' }, 'profession'],
  ])('refuses %j by field', async (change, field) => {
    const { id } = await api.newAccount()
    const refused = await patch(id, { version: 0, ...change })
    expect(refused.status).toBe(422)
    const { data } = await refused.json()
    expect(Object.keys(data.fields)).toEqual([field])
  })

  it('lets only administrators change roles', async () => {
    const { id } = await api.newAccount()
    expect((await patch(id, { version: 0, role: 'sales' })).status).toBe(403)
    const administrator = await api.staff('administrator')
    expect((await patch(id, { version: 0, role: 'sales' }, administrator)).status).toBe(200)
  })

  it('exports a list without formulas, and logs it', async () => {
    await api.newAccount({ first_name: '=1+1', last_name: 'Zumsteg' })
    const file = await api.get('/admin/account-export?search=zumsteg', sales)
    expect(file.headers.get('content-type')).toContain('text/csv')
    expect(await file.text()).toContain("'=1+1")
  })

  it('previews the mail of a decision in the language of the customer', async () => {
    const { id, email } = await api.newAccount({ state: 'pending', language: 'it' })
    const decision = { to: 'rejected', reason: 'Il certificato è <illeggibile>.' }
    const preview = await api.post(`/admin/accounts/${id}/decision-preview`, decision, sales)
    expect(preview.status).toBe(200)
    const mail = await preview.json()
    expect(mail).toMatchObject({ to: email, language: 'it' })
    expect(mail.html).toContain('&lt;illeggibile&gt;')
    const jobs = await api.services.db.selectFrom('outbox').select('id').execute()
    expect(jobs).toEqual([])
  })

  it('lets administrators remove the second factor of a customer, which ends the sessions', async () => {
    const { db } = api.services
    const { accountId } = await enrolStaff(api)
    const reset = (headers: Record<string, string>, id = accountId) =>
      api.post(`/admin/accounts/${id}/reset-second-factor`, undefined, headers)
    const administrator = await api.staff('administrator')
    // Staff are reset in the list of staff.
    expect((await reset(administrator)).status).toBe(404)
    await db.updateTable('account').set({ role: 'customer' }).where('id', '=', accountId).execute()
    const open = await api.bearer(accountId)
    const account = async () =>
      (await api.get(`/admin/accounts/${accountId}`, administrator)).json()
    expect(await account()).toMatchObject({ hasSecondFactor: true })
    expect((await reset(sales)).status).toBe(403)
    await db.deleteFrom('outbox').execute()
    expect((await reset(administrator)).status).toBe(204)
    expect(await account()).toMatchObject({ hasSecondFactor: false })
    expect((await api.get('/sn_api/user', open)).status).toBe(401)
    const history = await api.get(`/admin/accounts/${accountId}/history`, sales)
    expect(await history.json()).toMatchObject([{ action: 'second-factor-remove' }])
    const mails = await db.selectFrom('outbox').select(['kind', 'body']).execute()
    expect(mails).toMatchObject([{ kind: 'second-factor', body: { accountId, event: 'reset' } }])
    await db.deleteFrom('outbox').execute()
    expect((await reset(administrator)).status).toBe(404)
    expect((await reset(administrator, 'nobody')).status).toBe(404)
  })

  describe('a view of the shop', () => {
    const openView = async () => {
      const staff = await api.newAccount({ role: 'sales' })
      const customer = await api.newAccount()
      const session = await openSession(api.services.db, staff.id, 'test', api.clock.now)
      const cookie = `__Host-officina=${session}`
      const started = await api.post(`/admin/accounts/${customer.id}/view`, undefined, { cookie })
      const view = started.headers.get('set-cookie') ?? ''
      return { customer, started, view, cookie: `${cookie}; ${view.split(';')[0]}` }
    }

    it('a view of the shop is of the customer, with the staff in the back office', async () => {
      const { customer, started, view, cookie } = await openView()
      expect(await started.json()).toMatchObject({ url: '/de/' })
      expect(view).toMatch(/^__Host-officina_view=.+Max-Age=1800; Path=\/; HttpOnly; Secure/)
      const user = await (await api.get('/sn_api/user', { cookie })).json()
      expect(user.data).toMatchObject({ login: customer.email })
      expect((await api.get('/admin/accounts', { cookie })).status).toBe(200)
    })

    test.each([
      ['POST', '/shop/orders'],
      ['POST', '/shop/cart/operations'],
      ['POST', '/sn_api/user'],
      ['POST', '/shop/checkout-token'],
      ['DELETE', '/sn_api/user/sessions'],
      ['POST', '/jwt-auth/v1/token'],
    ])('refuses %s %s', async (method, path) => {
      const { cookie } = await openView()
      const headers = { cookie, 'content-type': 'application/json' }
      const body = method === 'DELETE' ? {} : { body: '{}' }
      const refused = await api.request(path, { method, headers, ...body })
      expect(refused.status).toBe(403)
      expect(await refused.json()).toMatchObject({ code: 'view_only' })
    })

    it('reads prescription lines', async () => {
      const { cookie } = await openView()
      expect((await api.post('/shop/quick-order', { text: 'x' }, { cookie })).status).toBe(200)
    })
  })
})

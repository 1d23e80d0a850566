import { beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../../../tests/databases.ts'
import { orderRow } from '../../../../tests/rows.ts'
import { closeDatabase, type Database } from '../../../db/client.ts'
import { openTestApi, type TestApi } from '../../api.fixtures.ts'

type Headers = Record<string, string>

describe.each(databases)('the erasure of a customer by the staff on $name', ({ open }) => {
  let db: Database
  let api: TestApi
  let sales: Headers
  let administrator: Headers
  beforeAll(async () => {
    db = await open()
    api = openTestApi(db)
    sales = await api.staff('sales')
    administrator = await api.staff('administrator')
    return () => closeDatabase(db)
  })

  const newCustomer = async () => {
    const { id, email } = await api.newAccount({ first_name: 'Urs', last_name: 'Zgraggen' })
    const path = `/admin/accounts/${id}/erasure`
    return { id, email, path }
  }
  const request = (path: string, by = sales) => api.post(path, { reason: 'By letter.' }, by)
  const requestIdOf = async (path: string, by = sales): Promise<string> =>
    (await (await api.get(path, by)).json()).request.id
  const approve = async (path: string, by: Headers) =>
    api.post(`${path}/${await requestIdOf(path)}/approval`, undefined, by)
  const listed = async (query: string, id: string) => {
    const found = await (await api.get(`/admin/accounts?range=[0,99]&${query}`, sales)).json()
    return found.some((customer: { id: string }) => customer.id === id)
  }

  it('erases once another member of the staff has approved the request', async () => {
    const { id, email, path } = await newCustomer()
    expect(await (await api.get(path, sales)).json()).toEqual({ obstacle: null, request: null })
    const requested = await request(path)
    expect([requested.status, await requested.json()]).toMatchObject([
      201,
      { request: { requestedBy: 'Ada Keller', reason: 'By letter.', mayApprove: false } },
    ])
    expect(await listed('erasure=requested', id)).toBe(true)
    const own = await approve(path, sales)
    expect([own.status, (await own.json()).code]).toEqual([403, 'second_person_required'])
    expect(await (await api.get(path, administrator)).json()).toMatchObject({
      request: { mayApprove: true },
    })
    expect((await approve(path, administrator)).status).toBe(200)
    expect(await (await api.get(`/admin/accounts/${id}`, sales)).json()).toMatchObject({
      ...{ erasedAt: api.clock.now.toISOString(), firstName: '', email: '', nextStates: [] },
    })
    expect(await listed('', id)).toBe(false)
    expect(await listed('search=zgraggen', id)).toBe(false)
    expect(await listed('erasure=requested', id)).toBe(false)
    expect(await listed('erasure=erased', id)).toBe(true)
    const history = await (await api.get(`/admin/accounts/${id}/history`, sales)).json()
    expect(history.map(({ action }: { action: string }) => action)).toEqual([
      'erase',
      'request-erasure',
    ])
    expect((await api.newAccount({ email })).email).toBe(email)
  })

  it('changes nothing of an erased customer', async () => {
    const { id, path } = await newCustomer()
    await request(path)
    await approve(path, administrator)
    const change = (method: string, part: string, body: object) =>
      api.request(`/admin/accounts/${id}${part}`, {
        ...{ method, body: JSON.stringify(body) },
        headers: { ...administrator, 'content-type': 'application/json' },
      })
    for (const [method, part, body] of [
      ['PATCH', '', { version: 1, firstName: 'Urs' }],
      ['POST', '/notes', { text: 'Urs' }],
      ['POST', '/email', { email: 'urs@example.ch' }],
      ['POST', '/decision', { to: 'active' }],
      ['POST', '/erasure', { reason: 'Again.' }],
    ] as const) {
      const refused = await change(method, part, body)
      expect([part, (await refused.json()).code]).toEqual([part, 'account_erased'])
    }
  })

  it('has one open request at most, which anybody cancels', async () => {
    const { id, path } = await newCustomer()
    const answers = await Promise.all([request(path), request(path, administrator)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    const requestId = await requestIdOf(path)
    const cancel = () =>
      api.request(`${path}/${requestId}`, { method: 'DELETE', headers: administrator })
    expect(await (await cancel()).json()).toEqual({ obstacle: null, request: null })
    expect((await (await cancel()).json()).code).toBe('erasure_ended')
    const late = await api.post(`${path}/${requestId}/approval`, undefined, administrator)
    expect((await late.json()).code).toBe('erasure_ended')
    expect(await listed('', id)).toBe(true)
  })

  it('names what stands in the way', async () => {
    const { id, path } = await newCustomer()
    await db
      .insertInto('orders')
      .values(orderRow(id, { number: 9_001 }))
      .execute()
    expect((await (await api.get(path, sales)).json()).obstacle).toMatch(/order is not finished/)
    expect(await (await request(path)).json()).toMatchObject({ code: 'order_open' })
    const blank = await api.post(path, { reason: ' ' }, sales)
    expect(await blank.json()).toMatchObject({ code: 'blank', data: { fields: { reason: /./ } } })
  })

  it('is not for editors, nor for accounts of the staff', async () => {
    const { path } = await newCustomer()
    const editor = await api.staff('editor')
    expect((await request(path, editor)).status).toBe(403)
    expect((await api.get(path, editor)).status).toBe(403)
    const { id } = await api.newAccount({ role: 'editor' })
    const refused = await request(`/admin/accounts/${id}/erasure`, administrator)
    expect(await refused.json()).toMatchObject({ code: 'staff_account' })
  })
})

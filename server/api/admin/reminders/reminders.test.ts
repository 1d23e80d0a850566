import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../../tests/databases.ts'
import { closeDatabase, type Database } from '../../../db/client.ts'
import { json } from '../../../db/json.ts'
import { openTestApi, type TestApi } from '../../api.fixtures.ts'
import { addSmallCatalogue } from '../../catalogue/small-catalogue.fixtures.ts'
import { openTestOrders, order } from '../../orders.fixtures.ts'

describe.each(databases)('reminders of the API on $name', ({ open }) => {
  let api: TestApi
  let sales: Record<string, string>
  let db: Database
  beforeAll(async () => {
    db = await open()
    api = openTestApi(db)
    const orders = openTestOrders(api)
    await addSmallCatalogue(db)
    const options = [
      ['iban', 'CH8131999000123004567'],
      ['legal_name', 'Laboratoire Trois-Sources SA'],
      [
        'laboratory_address',
        {
          ...{ street: 'Rue', buildingNumber: '1', postcode: '1204' },
          ...{ city: 'Genève', state: 'GE', country: 'CH' },
        },
      ],
      ['invoice_at', 'confirmation'],
      ['reminder_1', { days: 10, fee: 0 }],
      ['reminder_2', { days: 10, fee: 2_000 }],
    ] as const
    for (const [name, value] of options)
      await db
        .insertInto('option')
        .values({ name, language: '', value: json(value) } as never)
        .onConflict((conflict) =>
          conflict.columns(['name', 'language']).doUpdateSet({ value: json(value) as never }),
        )
        .execute()
    sales = await api.bearer((await api.newAccount({ role: 'sales' })).id)
    const customer = await orders.newCustomer()
    const placed = await orders.place(customer, order, crypto.randomUUID())
    await api.get(`/shop/orders/${placed.body.id}/invoice.pdf`, customer)
    return () => closeDatabase(db)
  })

  const send = async (method: string, path: string, body?: object, headers = sales) => {
    const answer = await api.request(`/admin/${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: text && JSON.parse(text) }
  }
  const pass = (days: number) => {
    api.clock.now = new Date(api.clock.now.getTime() + days * 86_400_000)
  }
  const login = async () => {
    sales = await api.bearer((await api.newAccount({ role: 'sales' })).id)
  }

  test('are prepared, left out with a reason, and sent once', async () => {
    expect(await send('POST', 'reminder-runs')).toMatchObject({
      status: 409,
      body: { code: 'nothing_to_remind' },
    })
    pass(41)
    await login()
    const { status, body: run } = await send('POST', 'reminder-runs')
    expect({ status, run }).toMatchObject({
      status: 200,
      run: { state: 'draft', reminders: 1, excluded: 0 },
    })
    const list = () => send('GET', `reminders?run=${run.id}`)
    const [reminder] = (await list()).body
    expect(reminder).toMatchObject({ step: 1, fee: '0.00', state: 'draft' })
    const exclude = (reason: string) =>
      send('POST', `reminder-runs/${run.id}/exclude`, { reminders: [reminder.id], reason })
    const pdf = await api.get(`/admin/reminders/${reminder.id}/reminder.pdf`, sales)
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect((await exclude('has promised to pay')).status).toBe(204)
    expect(await send('POST', `reminder-runs/${run.id}/send`, { count: 1 })).toMatchObject({
      status: 409,
    })
    expect((await exclude('')).status).toBe(204)
    const sendOnce = () => send('POST', `reminder-runs/${run.id}/send`, { count: 1 })
    const sent = await Promise.all([sendOnce(), sendOnce()])
    expect(sent.map((answer) => answer.status).toSorted()).toEqual([200, 409])
    expect(await send('GET', `reminder-runs/${run.id}`)).toMatchObject({
      body: { state: 'sent', waiting: 1 },
    })
    const { body: runs } = await send('GET', 'reminder-runs')
    expect(runs).toHaveLength(1)
  })

  test('have a fee that is waived once', async () => {
    pass(60)
    await login()
    const { body: run } = await send('POST', 'reminder-runs')
    await send('POST', `reminder-runs/${run.id}/send`, { count: 1 })
    const [reminder] = (await send('GET', `reminders?run=${run.id}`)).body
    expect(reminder).toMatchObject({ step: 2, fee: '20.00', state: 'sent' })
    const waive = () => send('POST', `reminders/${reminder.id}/waive-fee`, { reason: 'goodwill' })
    expect((await waive()).status).toBe(204)
    expect(await waive()).toMatchObject({ status: 409, body: { code: 'fee_waived' } })
    const unexplained = { reason: ' ' }
    expect((await send('POST', `reminders/${reminder.id}/waive-fee`, unexplained)).status).toBe(422)
    expect(await send('POST', 'reminders/unknown/waive-fee', { reason: 'x' })).toMatchObject({
      status: 404,
    })
  })

  test('are paused for a customer, whose statement of account has a payment part', async () => {
    const [{ account_id: id = '' } = {}] = await db
      .selectFrom('orders')
      .select('account_id')
      .execute()
    const pause = (note: string) =>
      send('PUT', `accounts/${id}/reminder-pause`, { until: '2099-12-31', note })
    expect((await pause('three instalments')).body).toEqual({
      ...{ until: '2099-12-31', note: 'three instalments', openInvoices: 1 },
    })
    pass(60)
    await login()
    expect((await send('POST', 'reminder-runs')).body.code).toBe('nothing_to_remind')
    expect((await pause('')).body).toMatchObject({ until: null, note: '' })
    expect((await send('POST', 'reminder-runs')).status).toBe(200)
    const pdf = await api.get(`/admin/accounts/${id}/statement.pdf`, sales)
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(await db.selectFrom('account_reference').selectAll().execute()).toEqual([
      { account_id: id, number: 1 },
    ])
  })

  test('are not shown to editors', async () => {
    const editor = await api.bearer((await api.newAccount({ role: 'editor' })).id)
    expect((await send('GET', 'reminder-runs', undefined, editor)).status).toBe(403)
    expect((await send('POST', 'reminder-runs', undefined, editor)).status).toBe(403)
  })
})

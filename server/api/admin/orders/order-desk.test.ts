import { beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../../../tests/databases.ts'
import { demoApi, type TestApi } from '../../api.fixtures.ts'

describe.each(databases)('the order desk through the API on $name', ({ open }) => {
  let api: TestApi
  let sales: Record<string, string>
  let customer: string

  beforeAll(async () => {
    api = await demoApi(open)
    sales = await api.staff('sales')
    const { id } = await api.services.db
      .selectFrom('account')
      .select('id')
      .where('email', '=', 'claire.favre@trois-sources.example')
      .executeTakeFirstOrThrow()
    customer = id
    return () => api.close()
  })

  const post = (path: string, body: object, headers = {}) =>
    api.post(`/admin/order-desk/${path}`, { customer, ...body }, { ...sales, ...headers })

  const items = async () => {
    const read = await post('lines', { text: 'Arnica 30CH glob 1g x2' })
    const { lines } = await read.json()
    return lines.map(({ item, quantity, price }: Record<string, object>) => ({
      ...item,
      quantity,
      price,
    }))
  }

  it('reads, prices and places an order', async () => {
    const order = { items: await items() }
    const quote = await (await post('quote', order)).json()
    expect(quote).toMatchObject({ discountRate: '10', lines: [{ quantity: 2 }] })
    expect(quote.dispatchOn).toMatch(/^\d{4}-\d\d-\d\d$/)
    const details = { payment: 'invoice', channel: 'phone' }
    const key = { 'idempotency-key': 'desk-1' }
    const placed = await post('orders', { ...order, ...details }, key)
    expect(placed.status).toBe(201)
    const { id, total } = await placed.json()
    expect(total).toBe(quote.total)
    const again = await (await post('orders', { ...order, ...details }, key)).json()
    expect(again.id).toBe(id)
  })

  it('asks again when the terms have changed since the order was calculated', async () => {
    const order = { items: await items(), payment: 'invoice', channel: 'phone' }
    const key = { 'idempotency-key': 'desk-terms' }
    const calculate = async () =>
      (await post('quote', { items: order.items })).json() as Promise<Record<string, string>>
    const setDiscount = (discount_rate: number) =>
      api.services.db
        .updateTable('account')
        .set({ discount_rate })
        .where('id', '=', customer)
        .execute()
    const { confirmed, total } = await calculate()
    await setDiscount(500)
    const refused = await post('orders', { ...order, confirmed }, key)
    const again = await calculate()
    const placed = await post('orders', { ...order, confirmed: again.confirmed }, key)
    await setDiscount(1_000)
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'terms_changed' }])
    expect(again.total).not.toBe(total)
    expect(await placed.json()).toMatchObject({ total: again.total })
    // The placed order is returned again, whatever has changed since.
    expect((await post('orders', { ...order, confirmed }, key)).status).toBe(201)
  })

  it('refuses a price that has changed, an unknown customer and an unknown channel', async () => {
    const [item] = await items()
    const details = { payment: 'invoice', channel: 'phone' }
    const key = { 'idempotency-key': 'desk-2' }
    const changed = await post('orders', { items: [{ ...item, price: '0.05' }], ...details }, key)
    expect(await changed.json()).toMatchObject({ code: 'price_changed' })
    const unknown = { customer: 'nobody', items: [item], ...details }
    expect((await post('orders', unknown, key)).status).toBe(404)
    expect((await post('orders', { items: [item], ...details, channel: 'x' }, key)).status).toBe(
      422,
    )
    expect((await post('orders', { items: [item], ...details })).status).toBe(422)
  })
})

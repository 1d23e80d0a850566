import { beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../../../tests/databases.ts'
import { demoApi, type TestApi } from '../../api.fixtures.ts'

describe.each(databases)('a change of an order through the API on $name', ({ open }) => {
  let api: TestApi
  let sales: Record<string, string>

  beforeAll(async () => {
    api = await demoApi(open)
    sales = { ...(await api.staff('sales')), 'accept-language': 'de' }
    return () => api.close()
  })

  /** An order that the staff enter. */
  const place = async (text: string) => {
    const { id: customer } = await api.services.db
      .selectFrom('account')
      .select('id')
      .where('email', '=', 'claire.favre@trois-sources.example')
      .executeTakeFirstOrThrow()
    const read = await api.post('/admin/order-desk/lines', { customer, text }, sales)
    const { lines } = await read.json()
    const items = lines.map(({ item }: { item: object }) => ({ ...item, quantity: 2 }))
    const order = { customer, items, payment: 'invoice', channel: 'phone' }
    const key = { ...sales, 'idempotency-key': crypto.randomUUID() }
    const placed = await api.post('/admin/order-desk/orders', order, key)
    expect(placed.status, await placed.clone().text()).toBe(201)
    return { id: (await placed.json()).id, products: items.map((item: { id: number }) => item.id) }
  }

  const quote = async (id: string, quantities: readonly number[]) => {
    const body = { version: 1, quantities, added: [], payment: 'invoice' }
    const answer = await api.post(`/admin/orders/${id}/change-quote`, body, sales)
    return { status: answer.status, ...(await answer.json()) }
  }

  it('names the item that cannot be ordered any more, and says what to do', async () => {
    const { id, products } = await place('Arnica 30CH glob 1g\nBelladonna 200CH glob 1g')
    expect(products[0]).not.toBe(products[1])
    const setListed = (is_listed: boolean) =>
      api.services.db
        .updateTable('product')
        .set({ is_listed })
        .where('id', '=', products[1])
        .execute()
    await setListed(false)
    const [refused, removed] = [await quote(id, [3, 2]), await quote(id, [3, 0])]
    await setListed(true)
    expect(refused).toMatchObject({ status: 422, code: 'price_not_found', data: { line: 1 } })
    expect(refused.message).toMatch(/^Belladonna, 200\sCH .*: .+\nBitte entfernen Sie/)
    expect(refused.message).not.toContain('Arnica')
    expect(removed).toMatchObject({
      status: 200,
      changes: expect.arrayContaining([expect.stringMatching(/^Entfernt: 2 ×/)]),
    })
  })

  it('has a sentence for each line with its amounts, and one for the total', async () => {
    const { id } = await place('Arnica 30CH glob 1g\nBelladonna 200CH glob 1g')
    const { changes } = await quote(id, [3, 2])
    expect(changes).toEqual([
      expect.stringMatching(/^3 statt 2 × Arnica montana, .* \(CHF\s[\d.]+ statt CHF\s[\d.]+\)$/),
      expect.stringMatching(/^Rabatt: CHF\s−[\d.]+ statt CHF\s−[\d.]+$/),
      expect.stringMatching(/^Total: CHF\s[\d.]+ statt CHF\s[\d.]+$/),
    ])
  })
})

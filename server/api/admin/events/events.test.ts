import { beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../../../tests/databases.ts'
import { demoApi, type TestApi } from '../../api.fixtures.ts'
import { keyFixture } from '../api-keys/api-key.fixtures.ts'

type Page = {
  events: { kind: string; recordId: string; position: number; data: object }[]
  next: number
}

describe.each(databases)('the event feed of the API on $name', ({ open }) => {
  let api: TestApi
  let boss: Record<string, string>
  let reader: Record<string, string>
  beforeAll(async () => {
    api = await demoApi(open)
    boss = await api.staff('administrator')
    reader = await keyFixture(api, ['orders.read', 'customers.read', 'content.read'])
    return api.close
  })

  const feed = async (query: string, as = boss) => {
    const answer = await api.get(`/admin/events?${query}`, as)
    return { status: answer.status, page: (await answer.json()) as Page }
  }
  const end = async () => (await feed('after=0&limit=1&kinds=page.changed')).page.next
  const change = async (method: string, path: string, body: object) => {
    const answer = await api.request(path, {
      method,
      headers: { ...boss, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(answer.status, await answer.clone().text()).toBeLessThan(300)
    return answer.json()
  }

  it('reports a decision about a customer, to keys that may read customers only', async () => {
    const after = await end()
    const customer = await api.newAccount({ state: 'pending' })
    await change('POST', `/admin/accounts/${customer.id}/decision`, { to: 'active' })
    const { page } = await feed(`after=${after}`, reader)
    expect(page).toMatchObject({
      events: [{ kind: 'customer.decided', recordId: customer.id, data: { state: 'active' } }],
      next: after + 1,
    })
    const orders = await keyFixture(api, ['orders.read'])
    expect((await feed(`after=${after}`, orders)).page).toEqual({ events: [], next: after + 1 })
    expect((await feed('', await keyFixture(api, ['inbox.read']))).status).toBe(403)
    expect((await feed('', await api.staff('editor'))).status).toBe(200)
  })

  it('reports a price, now and on its day', async () => {
    const after = await end()
    const [price] = await (await api.get('/admin/prices?range=[0,0]', boss)).json()
    const amount = (centimes: number) => (centimes / 100).toFixed(2)
    const now = Math.round(Number(price.price) * 100)
    const first = { price: amount(now + 10), version: price.version }
    await change('PATCH', `/admin/prices/${price.id}`, first)
    const { page } = await feed(`after=${after}`)
    expect(page.events).toMatchObject([
      { kind: 'price.changed', recordId: String(price.id), data: { price: now + 10 } },
    ])
    expect((await feed(`after=${after}`, reader)).page.events).toEqual([])
  })

  it('reports a product that is hidden', async () => {
    const after = await end()
    const [product] = await (await api.get('/admin/products?range=[0,0]', boss)).json()
    const read = await (await api.get(`/admin/products/${product.id}`, boss)).json()
    await change('PATCH', `/admin/products/${product.id}`, {
      version: read.version,
      isListed: false,
    })
    expect((await feed(`after=${after}`)).page.events).toMatchObject([
      { kind: 'product.changed', recordId: String(product.id), data: { isListed: false } },
    ])
  })

  it.each([
    'after=-1',
    'after=x',
    'after=1e3',
    'after=0x10',
    'after=',
    'limit=0',
    'limit=501',
    'kinds=order.lost',
  ])('refuses the query %s of the feed', async (query) => {
    expect((await feed(query)).status).toBe(422)
  })

  it('answers 409 to a position beyond the end', async () => {
    const { status, page } = await feed(`after=${Number.MAX_SAFE_INTEGER}`)
    expect({ status, page }).toMatchObject({ status: 409, page: { code: 'position_unknown' } })
  })
})

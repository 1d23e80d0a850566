import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { closeDatabase } from '../../db/client.ts'
import { openTestApi, type TestApi } from '../api.fixtures.ts'

const line = {
  cartId: 'a',
  WcId: 60_001,
  name: 'Arnica',
  icon: 'homeopathy',
  price: 1_250,
  quantity: 2,
  info: { type: 'gemmotherapy', size: '30ml' },
}

describe.each(databases)('the cart API on $name', ({ open }) => {
  let api: TestApi
  beforeAll(async () => {
    const db = await open()
    api = openTestApi(db)
    return () => closeDatabase(db)
  })

  const user = async () => api.bearer((await api.newAccount()).id)
  const put = async (body: unknown, headers: Record<string, string>) => {
    const answer = await api.request('/shop/cart', {
      method: 'PUT',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    })
    return { status: answer.status, body: await answer.json() }
  }
  const get = async (headers: Record<string, string>) =>
    (await api.get('/shop/cart', headers)).json()

  test('stores and merges carts', async () => {
    const [one, other] = [await user(), await user()]
    expect(await get(one)).toEqual({ items: [] })
    expect(await put({ items: [line], base: [], write: 'w1' }, one)).toEqual({
      status: 200,
      body: { items: [line] },
    })
    const more = { ...line, name: 'Belladonna' }
    const merged = await put({ items: [more], base: [], write: 'w2' }, one)
    expect(merged.body).toEqual({ items: [line, more] })
    expect(await get(one)).toEqual({ items: [line, more] })
    expect(await get(other)).toEqual({ items: [] })
    expect((await put({ items: [] }, one)).body).toEqual({ items: [] })
  })

  test('requires a session', async () => {
    expect((await api.get('/shop/cart')).status).toBe(401)
    expect((await put({ items: [] }, {})).status).toBe(401)
  })

  test('stores only the known fields of lines', async () => {
    const sent = { ...line, role: 'administrator', discount: 100 }
    expect((await put({ items: [sent], accountId: 'other' }, await user())).body).toEqual({
      items: [line],
    })
  })

  test.each([
    ['no list', {}],
    ['another list', { items: 'x' }],
    ['a line that is none', { items: [{ ...line, quantity: 0 }] }],
    ['a base that is none', { items: [], base: [1] }],
    ['too many lines', { items: Array(401).fill(line) }],
    ['a long name', { items: [{ ...line, name: 'x'.repeat(201) }] }],
    [
      'much beside what it is',
      { items: [{ ...line, info: { ...line.info, x: 'y'.repeat(9_000) } }] },
    ],
    ['a write of another kind', { items: [], write: '../x' }],
  ])('refuses %s', async (_, body) => {
    expect((await put(body, await user())).status).toBe(422)
  })

  test('keeps every line when the full carts of two devices are merged, refuses a third', async () => {
    const one = await user()
    const full = (device: number) =>
      Array.from({ length: 200 }, (_, at) => ({ ...line, WcId: device * 1_000 + at }))
    for (const device of [1, 2]) {
      const { status, body } = await put({ items: full(device), base: [] }, one)
      expect([status, body.items.length]).toEqual([200, device * 200])
    }
    const { items } = await get(one)
    const removed = await put({ items: items.slice(1), base: items }, one)
    expect([removed.status, removed.body.items.length]).toEqual([200, 399])
    const refused = await put({ items: full(3), base: [] }, one)
    expect([refused.status, refused.body.code]).toEqual([422, 'too_many_lines'])
    expect((await get(one)).items).toEqual(items.slice(1))
  })

  test('refuses a body of one megabyte', async () => {
    expect((await put({ items: ['x'.repeat(2 ** 20)] }, await user())).status).toBe(413)
  })
})

import { v4 as uuid } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { changeContent } from '../../content/content-version.ts'
import { writeOption } from '../../content/settings/write-option.ts'
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
/** Not in the catalogue of these tests. */
const unknown = { code: 'remedy_unknown', message: expect.stringContaining('catalogue') }
const add = (...lines: unknown[]) => ({ id: uuid(), type: 'add', lines })

describe.each(databases)('the cart API on $name', ({ open }) => {
  let api: TestApi
  beforeAll(async () => {
    const db = await open()
    api = openTestApi(db)
    return () => closeDatabase(db)
  })

  const user = async () => api.bearer((await api.newAccount()).id)
  const post = async (body: unknown, headers: Record<string, string>) => {
    const answer = await api.post('/shop/cart/operations?lang=en', body, headers)
    return { status: answer.status, body: await answer.json() }
  }
  const change = async (headers: Record<string, string>, ...operations: unknown[]) =>
    (await post({ operations }, headers)).body
  const get = async (headers: Record<string, string>) =>
    (await api.get('/shop/cart?lang=en', headers)).json()

  test('answers each change with the whole cart and its version', async () => {
    const [one, other] = [await user(), await user()]
    expect(await get(one)).toEqual({ version: 0, items: [] })
    const more = { ...line, cartId: 'b', name: 'Belladonna', quantity: 1 }
    expect(await change(one, add(line), add(more))).toEqual({
      version: 2,
      items: [
        { ...line, ...unknown },
        { ...more, ...unknown },
      ],
      refused: [],
    })
    const set = { id: uuid(), type: 'set', cartId: 'b', quantity: 5, reference: 'P 1' }
    const removed = { item: line, before: [] }
    const cart = await change(
      one,
      set,
      { id: uuid(), type: 'remove', cartIds: ['a'] },
      { id: uuid(), type: 'undo', removed: [removed] },
      { id: uuid(), type: 'replace', cartId: 'a', line: { ...line, cartId: 'c', quantity: 9 } },
    )
    expect(cart).toMatchObject({
      version: 3,
      items: [
        { cartId: 'c', quantity: 9 },
        { cartId: 'b', quantity: 5, reference: 'P 1' },
      ],
    })
    const { refused: _, ...stored } = cart
    expect(await get(one)).toEqual(stored)
    expect(await get(other)).toEqual({ version: 0, items: [] })
    expect((await change(one, { id: uuid(), type: 'clear' })).items).toEqual([])
  })

  test('adds, removes and puts back 200 lines with own references', async () => {
    const one = await user()
    const lines = Array.from({ length: 200 }, (_, at) => {
      const reference = `P ${at} `.padEnd(40, 'x')
      return { ...line, cartId: uuid(), name: `Remedy ${at}`, quantity: 1, reference }
    })
    const ids = lines.map(({ cartId }) => cartId)
    const idsOf = ({ items }: { items: { cartId: string }[] }) => items.map(({ cartId }) => cartId)
    expect(idsOf(await change(one, add(...lines)))).toEqual(ids)
    expect(idsOf(await change(one, { id: uuid(), type: 'remove', cartIds: ids }))).toEqual([])
    const removed = lines.map((item, at) => ({ item, before: ids.slice(0, at) }))
    expect(idsOf(await change(one, { id: uuid(), type: 'undo', removed }))).toEqual(ids)
  })

  test('names an operation that the cart cannot hold, and its reason', async () => {
    const one = await user()
    const many = add({ ...line, quantity: 999 })
    const { items, refused } = await change(one, add(line), many)
    expect(items).toMatchObject([{ quantity: 2 }])
    expect(refused).toEqual([
      {
        operation: many.id,
        code: 'quantity_too_large',
        message: expect.stringContaining('at most 999'),
      },
    ])
  })

  test('says what the account may not order, and why', async () => {
    const doctors = [{ range: 'family:gemmotherapy', professions: ['doctor'], reason: {} }]
    const setRights = (rights: unknown) =>
      changeContent(api.services.db, (trx) => writeOption(trx, 'profession_rights', rights))
    await setRights(doctors)
    expect(await get(await user())).toMatchObject({
      restrictions: [
        {
          ranges: ['gemmotherapy', 'Gemmotherapy:'],
          message: 'Only these professions may order this: Doctor.',
        },
      ],
    })
    await setRights([])
  })

  test('requires a session for the cart', async () => {
    expect((await api.get('/shop/cart')).status).toBe(401)
    expect((await post({ operations: [] }, {})).status).toBe(401)
  })

  test('stores only the known fields of lines', async () => {
    const sent = { ...line, role: 'administrator', discount: 100 }
    expect((await change(await user(), add(sent))).items).toEqual([{ ...line, ...unknown }])
  })

  test.each<[string, unknown]>([
    ['no list', {}],
    ['another list', { operations: 'x' }],
    ['an unknown operation', { operations: [{ id: uuid(), type: 'order' }] }],
    ['an operation without id', { operations: [{ type: 'clear' }] }],
    ['an id of another kind', { operations: [{ id: '../x', type: 'clear' }] }],
    ['a line that is none', { operations: [add({ ...line, quantity: 0 })] }],
    ['no lines', { operations: [{ id: uuid(), type: 'add' }] }],
    [
      'a quantity of 1000',
      { operations: [{ id: uuid(), type: 'set', cartId: 'a', quantity: 1000 }] },
    ],
    ['too many lines', { operations: [add(...Array(201).fill(line))] }],
    ['too many operations', { operations: Array(101).fill(add(line)) }],
    ['a long name', { operations: [add({ ...line, name: 'x'.repeat(201) })] }],
    [
      'much beside what it is',
      { operations: [add({ ...line, info: { ...line.info, x: 'y'.repeat(9_000) } })] },
    ],
  ])('refuses a body with %s', async (_, body) => {
    const one = await user()
    expect((await post(body, one)).status).toBe(422)
    expect(await get(one)).toEqual({ version: 0, items: [] })
  })

  test('answers texts that a database may not hold', async () => {
    for (const name of ['\u0000', 'a\ud800'])
      expect(
        (await post({ operations: [add({ ...line, name })] }, await user())).status,
      ).toBeLessThan(500)
  })

  test('refuses a body of one megabyte', async () => {
    const operations = [add({ ...line, name: 'x'.repeat(2 ** 20) })]
    expect((await post({ operations }, await user())).status).toBe(413)
  })
})

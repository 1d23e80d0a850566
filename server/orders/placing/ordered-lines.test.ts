import { v4 as uuid } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import type { PostedItem } from '../../../domain/order/posted-item.ts'
import { databases } from '../../../tests/databases.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { openTestShop, type TestShop } from '../shop.fixtures.ts'
import { placeOrder } from './place-order.ts'

describe.each(databases)('lines of a cart on $name', ({ open }) => {
  let db: Database
  let shop: TestShop
  let arnica: PostedItem
  let belladonna: PostedItem
  beforeAll(async () => {
    db = await open()
    shop = await openTestShop(db)
    arnica = await shop.line('Arnica montana')
    belladonna = await shop.line('Belladonna')
    return () => closeDatabase(db)
  })

  const place = async (items: readonly PostedItem[], customer = 'claire.favre') =>
    placeOrder(shop.services, {
      ...(await shop.request(uuid())),
      account: await shop.accountOf(customer),
      items,
    })
  const placed = async (items: readonly PostedItem[], customer?: string) => {
    const result = await place(items, customer)
    if (!result.ok) throw new Error(JSON.stringify(result.refusal))
    return result.value
  }
  const count = async () => (await db.selectFrom('orders').select('id').execute()).length

  test('are ordered once, whatever else the order has', async () => {
    const line = { ...arnica, cartId: uuid() }
    const { number } = await placed([line])
    const before = await count()
    expect(
      await place([
        { ...belladonna, cartId: uuid() },
        { ...line, quantity: 3 },
      ]),
    ).toEqual({
      ok: false,
      refusal: {
        code: 'line-ordered',
        line: 1,
        order: number,
        lines: [{ code: 'line-ordered', line: 1, order: number }],
      },
    })
    expect(await count()).toBe(before)
  })

  test('are ordered once by concurrent orders that share some', async () => {
    const shared = { ...arnica, cartId: uuid() }
    const before = await count()
    const results = await Promise.all(
      Array.from({ length: 6 }, (_, at) => {
        const own = { ...belladonna, cartId: uuid() }
        return place(at % 2 ? [own, shared] : [shared, own])
      }),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    for (const result of results) if (!result.ok) expect(result.refusal.code).toBe('line-ordered')
    expect(await count()).toBe(before + 1)
  })

  test('hold an article that is ordered again in a new line', async () => {
    await placed([{ ...arnica, cartId: uuid() }])
    await placed([{ ...arnica, cartId: uuid() }])
  })

  test('of another account do not matter', async () => {
    const line = { ...arnica, cartId: uuid() }
    await placed([line])
    await placed([line], 'admin')
  })

  test.each([undefined, '', '1', 'arnica', 'x'.repeat(200)])(
    'without a unique id can be ordered again: %j',
    async (cartId) => {
      await placed([{ ...arnica, cartId }])
      await placed([{ ...arnica, cartId }])
    },
  )

  test('with one id in one order are all ordered', async () => {
    const cartId = uuid()
    const { lines } = await placed([
      { ...arnica, cartId },
      { ...belladonna, cartId: cartId.toUpperCase() },
    ])
    expect(lines).toHaveLength(2)
    expect(await place([{ ...arnica, cartId }])).toMatchObject({
      refusal: { code: 'line-ordered' },
    })
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import { isCartItem } from '../../../domain/cart/stored-lines.ts'
import { centimes } from '../../../domain/money.ts'
import { databases } from '../../../tests/databases.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { placeOrder } from '../placing/place-order.ts'
import { openTestShop, type TestShop } from '../shop.fixtures.ts'
import { reorder } from './reorder.ts'

describe.each(databases)('reordering on $name', ({ open }) => {
  let db: Database
  let shop: TestShop
  beforeAll(async () => {
    db = await open()
    shop = await openTestShop(db)
    return () => closeDatabase(db)
  })

  const newOrder = async () => {
    const request = await shop.request(crypto.randomUUID())
    const kit = await shop.lineOf('Family kit', { type: 'kit' })
    const mixture = await shop.lineOf('For the night', {
      type: 'custom',
      substances: ['Homeopathy: Arnica montana 30CH', 'Homeopathy: Belladonna 9CH'],
      form: 'globuli',
      size: 'tube-1g',
    })
    const placed = await placeOrder(shop.services, {
      ...request,
      items: [...request.items, kit, mixture],
    })
    if (!placed.ok) throw new Error(JSON.stringify(placed.refusal))
    return placed.value
  }
  const again = async (order: Awaited<ReturnType<typeof newOrder>>, positions?: number[]) => {
    const result = await reorder(shop.services, order, 'fr', positions)
    if (!result.ok) throw new Error(result.refusal.code)
    return result.value
  }

  test('turns every order line into a cart line', async () => {
    const order = await newOrder()
    const lines = await again(order)
    expect(lines.map((line) => 'item' in line && line.item)).toEqual(
      order.lines.map(({ productId, name, icon, info, unitPrice, quantity }) => ({
        WcId: productId,
        name,
        icon,
        info,
        price: unitPrice,
        quantity,
      })),
    )
    for (const line of lines)
      expect(isCartItem({ ...('item' in line && line.item), cartId: 'a' })).toBe(true)
  })

  test('names lines in the language of the page and keeps the names in the order (R44)', async () => {
    const order = await newOrder()
    const result = await reorder(shop.services, order, 'de', [2])
    expect(result).toMatchObject({
      value: [{ ordered: { name: 'Trousse familiale' }, item: { name: 'Hausapotheke' } }],
    })
  })

  test('returns the lines at the given positions and skips unknown positions', async () => {
    const lines = await again(await newOrder(), [1, 99, -1])
    expect(lines).toMatchObject([{ position: 1, item: { name: 'Belladonna' } }])
  })

  test('returns the changed price beside the former one', async () => {
    const order = await newOrder()
    const id = order.lines[0]?.productId ?? 0
    const raise = (by: number) =>
      db
        .updateTable('product')
        .set((eb) => ({ price: eb('price', '+', centimes(by)) }))
        .where('id', '=', id)
        .execute()
    await raise(50)
    const [first] = await again(order)
    expect(first).toMatchObject({
      before: order.lines[0]?.unitPrice,
      item: { price: (order.lines[0]?.unitPrice ?? 0) + 50 },
    })
    await raise(-50)
  })

  test('returns a refusal for unavailable lines and keeps the others', async () => {
    const order = await newOrder()
    const remedy = () => db.updateTable('remedy').where('name', '=', 'Belladonna')
    await remedy().set({ name: 'Belladonna Q' }).execute()
    const lines = await again(order)
    expect(lines.map((line) => ('refusal' in line ? line.refusal.code : 'ok'))).toEqual([
      'ok',
      'ok',
      'ok',
      'remedy-unknown',
    ])
    // A remedy is found by its id, independent of its name (R44).
    expect(lines[1]).toMatchObject({
      ordered: { name: 'Belladonna' },
      item: { name: 'Belladonna Q' },
    })
    await db
      .updateTable('remedy')
      .set({ name: 'Belladonna' })
      .where('name', '=', 'Belladonna Q')
      .execute()
  })

  test('refuses an account without the right to order', async () => {
    const order = await newOrder()
    const set = (user_can_order: boolean) =>
      db.updateTable('account').set({ user_can_order }).where('id', '=', order.accountId).execute()
    await set(false)
    expect(await reorder(shop.services, order, 'fr')).toEqual({
      ok: false,
      refusal: { code: 'not-allowed' },
    })
    await set(true)
  })
})

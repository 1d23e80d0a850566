import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { changeContent } from '../content/content-version.ts'
import { writeOption } from '../content/settings/write-option.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { makeDocument } from '../documents/make-document.ts'
import { type ChangedOrders, changedOrders } from './change-order.fixtures.ts'
import { changeStatus } from './change-status.ts'
import { openTestShop, type TestShop } from './shop.fixtures.ts'

describe.each(databases)('a change of an order on $name', ({ open }) => {
  let db: Database
  let shop: TestShop
  let orders: ChangedOrders
  beforeAll(async () => {
    db = await open()
    shop = await openTestShop(db)
    orders = changedOrders(shop)
    return () => closeDatabase(db)
  })

  test('below a minimum that was raised is refused only if it takes items away', async () => {
    const placed = await orders.place()
    const { subtotal, discount, accountId } = placed.order
    const minimum = subtotal - discount + 250
    const setDiscount = (rate: number) =>
      db.updateTable('account').set({ discount_rate: rate }).where('id', '=', accountId).execute()
    await changeContent(db, (trx) => writeOption(trx, 'minimum_order', minimum))
    await setDiscount(5_000)
    const noted = await orders.change(placed, { note: 'Please call.' })
    const items = placed.items.map((item) => ({ ...item, quantity: item.quantity + 1 }))
    const more = await orders.change(
      { ...placed, order: await orders.stored(placed.order) },
      { items },
    )
    const now = { ...placed, order: await orders.stored(placed.order) }
    const less = await orders.change(now, { items: items.slice(0, 1) })
    await setDiscount(1_000)
    await changeContent(db, (trx) => writeOption(trx, 'minimum_order', null))
    expect(noted).toMatchObject({ ok: true })
    expect(more).toMatchObject({ ok: true })
    expect(less).toMatchObject({ refusal: { code: 'below-minimum' } })
  })

  test('to another payment lifts no hold of the staff, but the wait for a payment in advance', async () => {
    const pay = async (placed: Awaited<ReturnType<ChangedOrders['place']>>, payment: string) => {
      shop.clock.now = new Date(shop.clock.now.getTime() + 1_000)
      const order = await orders.stored(placed.order)
      expect(await orders.change({ ...placed, order }, { payment })).toMatchObject({ ok: true })
      return (await orders.stored(order)).status
    }
    const held = await orders.place()
    await changeStatus(shop.services, { orderId: held.order.id, to: 'on-hold' })
    expect(await pay(held, 'advance')).toBe('on-hold')
    expect(await pay(held, 'invoice')).toBe('on-hold')
    const free = await orders.place()
    expect(await pay(free, 'advance')).toBe('on-hold')
    expect(await pay(free, 'invoice')).toBe('processing')
    expect(await pay(await orders.place('advance'), 'invoice')).toBe('processing')
  })

  test('to payment in advance waits for the payment of its invoice', async () => {
    const placed = await orders.place()
    expect(await orders.change(placed, { payment: 'advance' })).toMatchObject({ ok: true })
    const after = await orders.stored(placed.order)
    expect(after).toMatchObject({ payment: 'advance', status: 'on-hold', dispatchOn: null })
    expect(await makeDocument(shop.services, after, 'invoice')).toBeDefined()
  })
})

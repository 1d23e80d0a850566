import { v4 as uuid } from 'uuid'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { centimes } from '../../../domain/money.ts'
import type { PostedItem } from '../../../domain/order/posted-item.ts'
import { closeDatabase, type Database } from '../../../server/db/client.ts'
import { openTestShop, type TestShop } from '../../../server/orders/shop.fixtures.ts'
import { databases } from '../../../tests/databases.ts'
import { frameOf, writeItems } from './frame.fixtures.ts'
import type { FrameView } from './frame-view.ts'

describe.each(databases)('carts of two devices with common lines on $name', ({ open }) => {
  let db: Database
  let shop: TestShop
  let jwt: string
  let accountId: string
  let arnica: PostedItem
  let belladonna: PostedItem

  beforeAll(async () => {
    db = await open()
    shop = await openTestShop(db)
    accountId = (await shop.accountOf('claire.favre')).accountId
    return () => closeDatabase(db)
  })

  beforeEach(async () => {
    jwt = await shop.checkoutToken(accountId)
    arnica = { ...(await shop.line('Arnica montana', {}, 2)), cartId: uuid() }
    belladonna = { ...(await shop.line('Belladonna')), cartId: uuid() }
  })

  const post: ReturnType<typeof frameOf>['post'] = (...args) => frameOf(shop).post(...args)
  const openCheckout = (items: readonly PostedItem[]) =>
    post({ items: writeItems(items), key: uuid(), jwt })
  const carriedBy = (view: FrameView) => {
    if (!('carried' in view)) throw new Error(`${view.step} carries nothing`)
    return view.carried
  }
  const place = (view: FrameView, typed: Record<string, string> = {}) =>
    post({ ...carriedBy(view), ...typed, intent: 'place', terms: '1' })
  const linesOf = async (number: number) =>
    db
      .selectFrom('order_line')
      .innerJoin('orders', 'orders.id', 'order_line.order_id')
      .select(['order_line.name', 'order_line.quantity'])
      .where('number', '=', number)
      .execute()
  const order = async (items: readonly PostedItem[]) => {
    const { view } = await place((await openCheckout(items)).view)
    if (view.step !== 'thanks') throw new Error(view.step)
    return view.number
  }

  test('leaves out what was ordered in the meantime, then orders the rest', async () => {
    const opened = await openCheckout([arnica, belladonna])
    const number = await order([arnica])
    const asked = await place(opened.view, { note: 'Bitte klingeln' })
    expect(asked.status).toBe(409)
    expect(asked.view).toMatchObject({
      step: 'review',
      leftOut: [{ name: 'Arnica montana', detail: expect.stringContaining('30'), order: number }],
      order: { lines: [{ name: 'Belladonna' }] },
      carried: { note: 'Bitte klingeln' },
    })
    const { view } = await place(asked.view)
    if (view.step !== 'thanks') throw new Error(view.step)
    expect(await linesOf(view.number)).toEqual([{ name: 'Belladonna', quantity: 1 }])
  })

  test('leaves out what was ordered before the checkout was opened', async () => {
    const number = await order([arnica])
    const old = { ...belladonna, price: centimes((belladonna.price ?? 0) - 10) }
    const { status, view } = await openCheckout([arnica, old])
    expect(status).toBe(200)
    // The former price is shown at its line.
    expect(view).toMatchObject({
      step: 'form',
      leftOut: [{ name: 'Arnica montana', order: number }],
      order: { lines: [{ name: 'Belladonna', shownBefore: old.price }] },
    })
  })

  test('confirms the order that has all lines, also when the checkout is opened again', async () => {
    const opened = await openCheckout([belladonna, arnica])
    const number = await order([arnica, belladonna])
    const lines = [
      { name: 'Belladonna', order: number },
      { name: 'Arnica montana', order: number },
    ]
    for (const { view } of [await place(opened.view), await openCheckout([belladonna, arnica])])
      expect(view).toMatchObject({ step: 'ordered', lines })
  })

  test('places a further order that was asked for after another one under its key', async () => {
    const key = uuid()
    const fields = { items: writeItems([arnica]), key, jwt }
    const { view } = await post(fields)
    await place(view)
    const again = await place(view, { note: 'Noch einmal' })
    expect(again.view).toMatchObject({ step: 'review', refusal: { code: 'key-reused' } })
    expect((await place(again.view)).view.step).toBe('thanks')
  })

  test('removes the line of the given id after others were left out', async () => {
    await order([arnica])
    const unknown = { ...belladonna, name: 'Nothing montana', info: { ...belladonna.info } }
    const { view } = await openCheckout([arnica, unknown])
    expect(view).toMatchObject({
      step: 'refused',
      refusal: { lines: [{ position: 0, cartId: belladonna.cartId }] },
    })
  })
})

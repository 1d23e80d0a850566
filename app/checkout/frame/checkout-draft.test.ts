import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { centimes, parsePrice } from '../../../domain/money.ts'
import { maxOrderLines } from '../../../domain/order/price-order.ts'
import { openSession } from '../../../server/accounts/login/session.ts'
import { changeCatalogue } from '../../../server/catalogue/catalogue-version.fixtures.ts'
import { closeDatabase, type Database } from '../../../server/db/client.ts'
import { sessionCookie } from '../../../server/http/sessions/session-cookie.ts'
import { applyChanges, findCart } from '../../../server/orders/cart/stored-cart.ts'
import { deleteExpiredDrafts } from '../../../server/orders/placing/checkout-draft.ts'
import { openTestShop, type TestShop } from '../../../server/orders/shop.fixtures.ts'
import { databases } from '../../../tests/databases.ts'
import { accountRow } from '../../../tests/rows.ts'
import { frameOf, writeItems } from './frame.fixtures.ts'
import type { Carried, FrameView } from './frame-view.ts'

const hour = 3_600_000

describe.each(databases)('checkout drafts on $name', ({ open }) => {
  let db: Database
  let shop: TestShop
  let accountId: string
  let jwt: string
  let items: string

  beforeAll(async () => {
    db = await open()
    shop = await openTestShop(db)
    return () => closeDatabase(db)
  })

  beforeEach(async () => {
    await db.deleteFrom('checkout_draft').execute()
    accountId = (await shop.accountOf('claire.favre')).accountId
    jwt = await shop.checkoutToken(accountId)
    items = writeItems([await shop.line('Arnica montana', {}, 2), await shop.line('Belladonna')])
  })

  const post: ReturnType<typeof frameOf>['post'] = (...args) => frameOf(shop).post(...args)

  const carriedBy = (view: FrameView): Carried => {
    if (!('carried' in view)) throw new Error(`${view.step} carries nothing`)
    return view.carried
  }

  const begin = async (changes: Record<string, string> = {}) =>
    carriedBy((await post({ items, jwt, ...changes })).view)

  const place = (carried: Carried, changes: Record<string, string> = {}) =>
    post({ ...carried, intent: 'place', terms: '1', ...changes })

  const drafts = () => db.selectFrom('checkout_draft').selectAll().execute()
  const orders = () => db.selectFrom('orders').select(['id', 'number', 'draft_id']).execute()

  const cookie = async (name: string) => {
    const account = await shop.accountOf(name)
    const token = await openSession(db, account.accountId, 'test', shop.clock.now)
    return { cookie: `${sessionCookie.nameIn(shop.services.env)}=${token}` }
  }

  const raise = (by: number) =>
    db
      .updateTable('product')
      .set((eb) => ({ price: eb('price', '+', centimes(by)) }))
      .where('kind', '=', 'price')

  test('stores the cart once and carries its id only', async () => {
    const opened = await begin()
    const review = carriedBy((await post({ ...opened, intent: 'review' })).view)
    const back = carriedBy((await post({ ...review, intent: 'edit' })).view)
    expect(new Set([opened.draft, review.draft, back.draft]).size).toBe(1)
    expect(Object.keys(back).toSorted()).toEqual(['draft', 'jwt', 'note', 'payment', 'reference'])
    expect(await drafts()).toMatchObject([{ id: opened.draft, account_id: accountId }])
  })

  test('deletes the draft with its order', async () => {
    const opened = await begin()
    expect((await place(opened)).view.step).toBe('thanks')
    expect(await drafts()).toEqual([])
    expect((await orders()).at(-1)?.draft_id).toBe(opened.draft)
  })

  test('answers a draft of another account as not found', async () => {
    const opened = await begin()
    const other = await shop.accountOf('admin')
    const token = await shop.checkoutToken(other.accountId)
    const before = await orders()
    for (const intent of ['edit', 'review', 'place']) {
      const { status, view } = await post({ ...opened, jwt: token, intent, terms: '1' })
      expect([status, view.step]).toEqual([404, 'draft-not-found'])
    }
    expect(await orders()).toEqual(before)
    expect((await place(opened)).view.step).toBe('thanks')
    const placed = await place({ ...opened, jwt: token })
    expect(placed.view.step).toBe('draft-not-found')
  })

  test('ends after 24 hours, and is deleted then', async () => {
    const opened = await begin()
    const at = (hours: number) => new Date(shop.clock.now.getTime() + hours * hour)
    const session = await cookie('claire.favre')
    const review = { ...opened, intent: 'review' }
    expect((await post(review, session, at(23.9))).view.step).toBe('review')
    const before = await orders()
    for (const intent of ['edit', 'review', 'place']) {
      const late = await post({ ...opened, intent, terms: '1' }, session, at(24))
      expect([late.status, late.view.step]).toEqual([404, 'draft-not-found'])
    }
    expect(await orders()).toEqual(before)
    await deleteExpiredDrafts(db, at(23.9))
    expect(await drafts()).toHaveLength(1)
    await deleteExpiredDrafts(db, at(24))
    expect(await drafts()).toEqual([])
  })

  test('places the drafts of two tabs once each, also concurrently', async () => {
    const before = (await orders()).length
    const tabs = [await begin(), await begin()]
    const answers = await Promise.all([...tabs, ...tabs, ...tabs].map((tab) => place(tab)))
    expect(await orders()).toHaveLength(before + 2)
    const numbers = answers.map(({ view }) => view.step === 'thanks' && view.number)
    expect(new Set(numbers).size).toBe(2)
    expect(numbers.slice(2, 4)).toEqual(numbers.slice(0, 2))
    expect(await drafts()).toEqual([])
  })

  /** Fills the cart of the account with the posted items; returns its version. */
  const fillCart = async () => {
    const lines = JSON.parse(items).items.map(
      ({ id: WcId, price, ...item }: { id: number; price: string }) => ({
        ...item,
        ...{ WcId, price: parsePrice(price), icon: 'homeopathy', cartId: crypto.randomUUID() },
      }),
    )
    const add = { id: crypto.randomUUID(), type: 'add', lines } as const
    return `${(await applyChanges(shop.services, accountId, [add])).version}`
  }

  test('places one order when the page posts its cart again after a lost answer', async () => {
    const cart = await fillCart()
    const first = await place(await begin({ cart }))
    expect((await findCart(db, accountId)).items).toEqual([])
    const again = await place(await begin({ cart }))
    expect(again.view).toEqual(first.view)
  })

  test('reports an order of the same cart with other items before a second one', async () => {
    const cart = await fillCart()
    await place(await begin({ cart }))
    const before = (await orders()).length
    const other = writeItems([await shop.line('Belladonna')])
    const again = await place(await begin({ cart, items: other }))
    expect(again.view).toMatchObject({ step: 'review', refusal: { code: 'key-reused' } })
    expect(await orders()).toHaveLength(before)
    expect((await place(carriedBy(again.view))).view.step).toBe('thanks')
    expect(await orders()).toHaveLength(before + 1)
  })

  test('shows a cart that changed meanwhile instead of ordering it', async () => {
    const opened = await begin({ cart: await fillCart() })
    const before = (await orders()).length
    const version = Number(await fillCart())
    const changed = await place(opened)
    expect(changed).toMatchObject({
      status: 409,
      view: {
        step: 'review',
        refusal: { code: 'cart-changed' },
        cartVersion: version,
        order: { lines: [{ quantity: 4 }, { quantity: 2 }] },
      },
    })
    expect(await orders()).toHaveLength(before)
    expect((await place(carriedBy(changed.view))).view.step).toBe('thanks')
    expect((await findCart(db, accountId)).items).toEqual([])
  })

  test('says that the cart is empty when another device has ordered it', async () => {
    const cart = await fillCart()
    const [one, other] = [await begin({ cart }), await begin({ cart })]
    await applyChanges(shop.services, accountId, [{ id: crypto.randomUUID(), type: 'clear' }])
    expect((await place(one)).view).toMatchObject({
      step: 'refused',
      refusal: { code: 'cart-empty' },
    })
    expect((await place(other)).view.step).toBe('refused')
  })

  test('places nothing without a review', async () => {
    const before = await orders()
    const opened = await begin({ intent: 'place', terms: '1' })
    expect(await orders()).toEqual(before)
    expect((await place(opened)).view.step).toBe('thanks')
  })

  test('shows the order to a person who goes back after it was placed', async () => {
    const opened = await begin()
    const placed = await place(opened)
    for (const intent of ['edit', 'review'])
      expect((await post({ ...opened, intent })).view).toEqual(placed.view)
  })

  test('keeps the draft when the database fails while placing', async () => {
    const opened = await begin()
    const before = await orders()
    await db.schema.alterTable('order_event').renameTo('order_event_away').execute()
    await expect(place(opened)).rejects.toThrow()
    await db.schema.alterTable('order_event_away').renameTo('order_event').execute()
    expect(await orders()).toEqual(before)
    expect(await drafts()).toMatchObject([{ id: opened.draft }])
    expect((await place(opened)).view.step).toBe('thanks')
    expect(await orders()).toHaveLength(before.length + 1)
    expect(await drafts()).toEqual([])
  })

  test('shows a price that changed before the review', async () => {
    const opened = await begin()
    await changeCatalogue(db, (trx) =>
      trx
        .updateTable('product')
        .set((eb) => ({ price: eb('price', '+', centimes(30)) }))
        .where('kind', '=', 'price')
        .execute(),
    )
    const review = await post({ ...opened, intent: 'review' })
    if (review.view.step !== 'review') throw new Error(review.view.step)
    for (const { unitPrice, shownBefore } of review.view.order.lines)
      expect(unitPrice).toBe((shownBefore ?? 0) + 30)
    expect((await place(review.view.carried)).view.step).toBe('thanks')
    await raise(-30).execute()
  })

  test('shows a price that changed during the checkout, and the refused lines with it', async () => {
    const opened = await begin()
    await raise(30).execute()
    await db.updateTable('remedy').set({ name: 'Away' }).where('name', '=', 'Belladonna').execute()
    const { view } = await place(opened)
    await db.updateTable('remedy').set({ name: 'Belladonna' }).where('name', '=', 'Away').execute()
    await raise(-30).execute()
    expect(view).toMatchObject({
      step: 'refused',
      refusal: { code: 'remedy-unknown', lines: [{ name: 'Belladonna' }] },
    })
  })

  test('places a cart of 200 lines', async () => {
    const line = await shop.line('Arnica montana')
    const many = Array.from({ length: maxOrderLines }, (_, at) => ({ ...line, quantity: at + 1 }))
    const opened = await begin({ items: writeItems(many) })
    const review = await post({ ...opened, intent: 'review' })
    if (review.view.step !== 'review') throw new Error(review.view.step)
    expect(review.view.order.lines.map(({ quantity }) => quantity)).toEqual(
      many.map(({ quantity }) => quantity),
    )
    const placed = await place(review.view.carried)
    if (placed.view.step !== 'thanks') throw new Error(placed.view.step)
    const stored = await db
      .selectFrom('order_line')
      .innerJoin('orders', 'orders.id', 'order_line.order_id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('orders.number', '=', placed.view.number)
      .executeTakeFirstOrThrow()
    expect(stored.count).toBe(maxOrderLines)
  })

  test('keeps the latest twenty drafts of an account', async () => {
    const start = shop.clock.now
    const ids: string[] = []
    for (let second = 0; second < 25; second++) {
      shop.clock.now = new Date(start.getTime() + second * 1_000)
      ids.push((await begin()).draft)
    }
    shop.clock.now = start
    const stored = (await drafts()).map(({ id }) => id)
    expect(stored.toSorted()).toEqual(ids.slice(5).toSorted())
  })

  test('deletes the drafts with their account', async () => {
    await begin()
    const account = accountRow()
    await db.insertInto('account').values(account).execute()
    await db.updateTable('checkout_draft').set({ account_id: account.id }).execute()
    await db.deleteFrom('account').where('id', '=', account.id).execute()
    expect(await drafts()).toEqual([])
  })
})

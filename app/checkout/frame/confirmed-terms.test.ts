import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { centimes } from '../../../domain/money.ts'
import type { PostedItem } from '../../../domain/order/posted-item.ts'
import { changeContent } from '../../../server/content/content-version.ts'
import { closeDatabase, type Database } from '../../../server/db/client.ts'
import { json } from '../../../server/db/json.ts'
import { openTestShop, type TestShop } from '../../../server/orders/shop.fixtures.ts'
import { databases } from '../../../tests/databases.ts'
import { frameOf, writeItems } from './frame.fixtures.ts'
import type { Carried, FrameView } from './frame-view.ts'

const vatNumber = 'CHE-999.999.996'

describe.each(databases)('the terms confirmed at the review on $name', ({ open }) => {
  let db: Database
  let shop: TestShop
  let accountId: string
  let jwt: string
  let items: PostedItem[]

  beforeAll(async () => {
    db = await open()
    shop = await openTestShop(db)
    accountId = (await shop.accountOf('claire.favre')).accountId
    return () => closeDatabase(db)
  })

  beforeEach(async () => {
    jwt = await shop.checkoutToken(accountId)
    items = [await shop.line('Arnica montana', {}, 2), await shop.line('Belladonna')]
  })

  const post = (fields: Record<string, string>) => frameOf(shop).post(fields)
  const carriedBy = (view: FrameView): Carried => {
    if (!('carried' in view)) throw new Error(`${view.step} carries nothing`)
    return view.carried
  }
  const review = async (typed: Record<string, string> = {}) => {
    const { view } = await post({ items: writeItems(items), jwt })
    const shown = await post({ ...carriedBy(view), ...typed, intent: 'review' })
    if (shown.view.step !== 'review') throw new Error(shown.view.step)
    return shown.view
  }
  const place = (view: FrameView) => post({ ...carriedBy(view), intent: 'place', terms: '1' })
  const orders = () => db.selectFrom('orders').selectAll().orderBy('number').execute()

  const setAccount = (values: { discount_rate?: number; user_can_order?: boolean }) =>
    db.updateTable('account').set(values).where('id', '=', accountId).execute()
  const setOption = (name: string, value: unknown) =>
    changeContent(db, async (trx) => {
      await trx.deleteFrom('option').where('name', '=', name).execute()
      await trx
        .insertInto('option')
        .values({ name, value: json<unknown>(value) })
        .execute()
    })
  const setCity = (kind: 'billing' | 'shipping', city: string) =>
    db
      .updateTable('address')
      .set({ city })
      .where('account_id', '=', accountId)
      .where('kind', '=', kind)
      .execute()
  const setVatClass = (vat_class: 'standard' | 'reduced') =>
    db.updateTable('product').set({ vat_class }).where('kind', '=', 'price').execute()

  test.each<[string, (isChanged: boolean) => Promise<unknown>, string[]]>([
    [
      'a lower discount',
      (isChanged) => setAccount({ discount_rate: isChanged ? 500 : 1_000 }),
      ['discount', 'total', 'vat'],
    ],
    [
      'a higher discount',
      (isChanged) => setAccount({ discount_rate: isChanged ? 2_000 : 1_000 }),
      ['discount', 'total', 'vat'],
    ],
    [
      'dearer shipping',
      (isChanged) => setOption('shipping_cost', isChanged ? 999 : 431),
      ['shipping', 'total', 'vat'],
    ],
    [
      'free shipping',
      (isChanged) => setOption('free_shipping_from', isChanged ? 100 : null),
      ['shipping', 'total', 'vat'],
    ],
    ['another VAT class', (isChanged) => setVatClass(isChanged ? 'standard' : 'reduced'), ['vat']],
    ['a VAT number', (isChanged) => setOption('vat_number', isChanged ? vatNumber : ''), ['vat']],
    [
      'no VAT number any more',
      (isChanged) => setOption('vat_number', isChanged ? '' : vatNumber),
      ['vat'],
    ],
    [
      'another term of payment',
      (isChanged) => setOption('payment_days', isChanged ? 10 : 30),
      ['paymentDays'],
    ],
    [
      'another billing address',
      (isChanged) => setCity('billing', isChanged ? 'Montreux' : 'Vevey'),
      ['billing'],
    ],
    [
      'another shipping address',
      (isChanged) => setCity('shipping', isChanged ? 'Montreux' : 'Vevey'),
      ['shippingAddress'],
    ],
  ])('shows the review again with old and new value: %s', async (_, change, terms) => {
    await change(false)
    const seen = await review()
    expect(seen.changes).toEqual([])
    const before = await orders()
    await change(true)
    for (const attempt of [await place(seen), await place(seen)]) {
      expect(attempt.status).toBe(409)
      expect(attempt.view).toMatchObject({ step: 'review', refusal: { code: 'terms-changed' } })
      if (attempt.view.step !== 'review') throw new Error(attempt.view.step)
      const { changes } = attempt.view
      expect(changes.map(({ term }) => term)).toEqual(terms)
      for (const { before: old, now } of changes) expect(old).not.toBe(now)
    }
    expect(await orders()).toEqual(before)
    const again = await place(seen)
    const placed = await place(again.view)
    await change(false)
    if (again.view.step !== 'review') throw new Error(again.view.step)
    expect(placed.view).toMatchObject({ step: 'thanks', total: again.view.order.total })
    expect((await orders()).at(-1)?.total).toBe(again.view.order.total)
  })

  test('names what changed between the form and the review, which is then confirmed', async () => {
    const { view } = await post({ items: writeItems(items), jwt })
    await setAccount({ discount_rate: 500 })
    const shown = await post({ ...carriedBy(view), intent: 'review' })
    if (shown.view.step !== 'review') throw new Error(shown.view.step)
    expect(shown.view.changes[0]).toMatchObject({
      term: 'discount',
      before: expect.stringContaining('10 %'),
      now: expect.stringContaining('5 %'),
    })
    const stale = await place(view)
    const placed = await place(shown.view)
    await setAccount({ discount_rate: 1_000 })
    expect(stale.status).toBe(409)
    expect(placed.view.step).toBe('thanks')
  })

  test.each([
    ['', vatNumber],
    [vatNumber, ''],
  ])('follows a change of the VAT number from %j to %j before the review', async (from, to) => {
    await setOption('vat_number', from)
    const { view } = await post({ items: writeItems(items), jwt })
    await setOption('vat_number', to)
    const shown = await post({ ...carriedBy(view), intent: 'review' })
    const placed = await place(shown.view)
    await setOption('vat_number', vatNumber)
    if (shown.view.step !== 'review') throw new Error(shown.view.step)
    expect(shown.view.changes.map(({ term }) => term)).toEqual(['vat'])
    expect(shown.view.order.vat.length > 0).toBe(to !== '')
    expect(placed.view.step).toBe('thanks')
    expect((await orders()).at(-1)?.vat.length).toBe(to === '' ? 0 : 1)
  })

  test('names a changed price together with the new total', async () => {
    const seen = await review()
    const raise = (by: number) =>
      db
        .updateTable('product')
        .set((eb) => ({ price: eb('price', '+', centimes(by)) }))
        .where('kind', '=', 'price')
        .execute()
    await raise(-5)
    const refused = await place(seen)
    const placed = await place(refused.view)
    await raise(5)
    expect([refused.status, refused.view]).toMatchObject([
      409,
      { step: 'review', refusal: { code: 'price-changed' } },
    ])
    if (refused.view.step !== 'review') throw new Error(refused.view.step)
    const terms = refused.view.changes.map(({ term }) => term)
    expect(terms).toEqual(expect.arrayContaining(['subtotal', 'total']))
    expect(placed.view.step).toBe('thanks')
  })

  test('places nothing when the right to order was withdrawn after the review', async () => {
    const seen = await review()
    const before = await orders()
    await setAccount({ user_can_order: false })
    const refused = await place(seen)
    await setAccount({ user_can_order: true })
    expect([refused.status, refused.view]).toMatchObject([
      403,
      { step: 'refused', refusal: { code: 'not-allowed' } },
    ])
    expect(await orders()).toEqual(before)
  })

  test('ignores the term of payment of invoices for payment in advance', async () => {
    const seen = await review({ payment: 'advance' })
    await setOption('payment_days', 10)
    const placed = await place(seen)
    await setOption('payment_days', 30)
    expect(placed.view).toMatchObject({ step: 'thanks', total: seen.order.total })
  })

  test('shows the review again for a draft without stored terms', async () => {
    const seen = await review()
    const before = await orders()
    await db
      .updateTable('checkout_draft')
      .set({ terms: json(null) })
      .execute()
    const refused = await place(seen)
    expect([refused.status, refused.view.step]).toEqual([409, 'review'])
    expect(await orders()).toEqual(before)
    expect((await place(refused.view)).view.step).toBe('thanks')
  })
})

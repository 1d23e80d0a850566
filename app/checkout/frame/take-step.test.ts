import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { centimes } from '../../../domain/money.ts'
import type { OrderRefusal } from '../../../domain/order/order-refusal.ts'
import type { PostedItem } from '../../../domain/order/posted-item.ts'
import { apiErrorMessages } from '../../../messages/server/api-errors.ts'
import { lineRefusalText } from '../../../messages/server/line-refusals.ts'
import { openSession } from '../../../server/accounts/login/session.ts'
import { changeContent } from '../../../server/content/content-version.ts'
import { closeDatabase, type Database } from '../../../server/db/client.ts'
import { json } from '../../../server/db/json.ts'
import { sessionCookie } from '../../../server/http/sessions/session-cookie.ts'
import { i18nIn } from '../../../server/i18n.ts'
import { openTestShop, type TestShop } from '../../../server/orders/shop.fixtures.ts'
import { databases } from '../../../tests/databases.ts'
import { frameOf, writeItems } from './frame.fixtures.ts'
import type { Carried, FrameView } from './frame-view.ts'

describe.each(databases)('the checkout frame on $name', ({ open }) => {
  let db: Database
  let shop: TestShop
  let items: PostedItem[]
  let jwt: string
  let accountId: string

  beforeAll(async () => {
    db = await open()
    shop = await openTestShop(db)
    return () => closeDatabase(db)
  })

  beforeEach(async () => {
    accountId = (await shop.accountOf('claire.favre')).accountId
    jwt = await shop.checkoutToken(accountId)
    items = [await shop.line('Arnica montana', {}, 2), await shop.line('Belladonna')]
  })

  const post: ReturnType<typeof frameOf>['post'] = (...args) => frameOf(shop).post(...args)

  const first = (changes: Record<string, string> = {}) =>
    post({ items: writeItems(items), jwt, ...changes })

  const carriedBy = (view: FrameView): Carried => {
    if (!('carried' in view)) throw new Error(`${view.step} carries nothing`)
    return view.carried
  }

  const fieldsFor = async (intent: string, changes: Record<string, string> = {}) => ({
    ...carriedBy((await first()).view),
    intent,
    ...changes,
  })

  const ordersOf = (id: string) =>
    db.selectFrom('orders').selectAll().where('account_id', '=', id).orderBy('number').execute()

  const cookie = async (name: string) => {
    const { accountId } = await shop.accountOf(name)
    const token = await openSession(db, accountId, 'test', shop.clock.now)
    return { cookie: `${sessionCookie.nameIn(shop.services.env)}=${token}` }
  }

  test('shows the form with the server’s prices and the account’s addresses', async () => {
    const { status, view } = await first()
    if (view.step !== 'form') throw new Error(view.step)
    expect(status).toBe(200)
    expect(view.order.lines.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Arnica montana', 2],
      ['Belladonna', 1],
    ])
    expect(view.order.discount).toBeGreaterThan(0)
    expect(view.order.shipping).toBe(431)
    expect(view.order.shipTo).toContain('1800 Vevey')
    expect(view.order.billing.at(-1)).toBe('Suisse')
    expect(view.order.lines.every(({ shownBefore }) => shownBefore === undefined)).toBe(true)
  })

  test('keeps all entered values on the way to the review and back', async () => {
    const typed = { payment: 'advance', reference: 'Dossier 12', note: 'Le matin\r\n2e étage' }
    const kept = { ...typed, note: 'Le matin\n2e étage' }
    const review = await post(await fieldsFor('review', typed))
    expect(review.view.step).toBe('review')
    expect(carriedBy(review.view)).toMatchObject(kept)
    const back = await post({ ...carriedBy(review.view), intent: 'edit' })
    expect(back.view.step).toBe('form')
    expect(carriedBy(back.view)).toMatchObject({ ...kept, draft: carriedBy(review.view).draft })
  })

  test.each([
    [{ payment: 'gold' }, 'payment'],
    [{ reference: 'x'.repeat(51) }, 'reference'],
    [{ note: 'x'.repeat(501) }, 'note'],
  ])('returns to the form for an invalid value: %#', async (changes, problem) => {
    for (const intent of ['review', 'place']) {
      const fields = await fieldsFor(intent, { ...changes, terms: '1' })
      const { status, view } = await post(fields)
      if (view.step !== 'form') throw new Error(view.step)
      expect([status, view.problems]).toEqual([422, [problem]])
      expect(view.carried).toMatchObject(changes)
    }
  })

  test('places no order until the terms are accepted', async () => {
    const before = await ordersOf(accountId)
    const { status, view } = await post(await fieldsFor('place'))
    expect(status).toBe(422)
    expect(view).toMatchObject({ step: 'review', isTermsMissing: true })
    expect(await ordersOf(accountId)).toEqual(before)
  })

  test('places one order for repeated and concurrent posts', async () => {
    const before = (await ordersOf(accountId)).length
    const fields = await fieldsFor('place', { terms: '1', reference: 'Dossier 7' })
    const answers = await Promise.all([post(fields), post(fields), post(fields)])
    answers.push(await post(fields))
    const placed = (await ordersOf(accountId)).slice(before)
    expect(placed).toHaveLength(1)
    expect(placed[0]).toMatchObject({ payment: 'invoice', reference: 'Dossier 7', language: 'fr' })
    for (const { status, view } of answers)
      expect([status, view]).toEqual([
        200,
        {
          step: 'thanks',
          number: placed[0]?.number,
          total: placed[0]?.total,
          ...{ isPaidFirst: false, payable: undefined, dispatchOn: '2026-11-24' },
          ...{ invoiceOf: undefined, isRequested: false },
        },
      ])
  })

  test('limits orders per account and keeps the entered values', async () => {
    const fields = await fieldsFor('place', { terms: '1', note: 'Bitte klingeln' })
    const rate = { name: 'order_rate', value: json<unknown>({ at_once: 1, per_minute: 1 }) }
    await changeContent(db, (trx) => trx.insertInto('option').values(rate).execute())
    const { status, view, retryAfter } = await post(fields)
    await changeContent(db, (trx) =>
      trx.deleteFrom('option').where('name', '=', 'order_rate').execute(),
    )
    expect([status, view.step, retryAfter]).toEqual([429, 'review', expect.any(Number)])
    expect(view).toMatchObject({
      refusal: { text: expect.stringContaining('Veuillez attendre une minute') },
      carried: { note: 'Bitte klingeln', draft: fields.draft },
      acceptsTerms: true,
    })
  })

  test('reports an existing order with the key, then places another one', async () => {
    const fields = await fieldsFor('place', { terms: '1' })
    await post(fields)
    const before = (await ordersOf(accountId)).length
    const again = await post({ ...fields, note: 'something else' })
    expect(again.status).toBe(409)
    expect(again.view).toMatchObject({ step: 'review', refusal: { code: 'key-reused' } })
    const further = await post({ ...carriedBy(again.view), intent: 'place', terms: '1' })
    expect(further.view.step).toBe('thanks')
    expect(await ordersOf(accountId)).toHaveLength(before + 1)
  })

  test('shows old and new price of a line, and orders at the new one', async () => {
    const shown = centimes((items[0]?.price ?? 0) - 50)
    const [arnica] = items
    if (!arnica) throw new Error('no items')
    const other = { dilution: '200', form: 'granules', size: 'tube-4g' }
    const belladonna = await shop.line('Belladonna', other)
    const old = writeItems([{ ...arnica, price: shown }, belladonna])
    const opened = await first({ items: old })
    if (opened.view.step !== 'form') throw new Error(opened.view.step)
    expect(opened.view.order.lines.map(({ shownBefore }) => shownBefore)).toEqual([
      shown,
      undefined,
    ])

    const raise = (by: number) =>
      db
        .updateTable('product')
        .set((eb) => ({ price: eb('price', '+', centimes(by)) }))
        .where('id', '=', arnica.id)
        .execute()
    const stale = { ...carriedBy(opened.view), intent: 'place', terms: '1' }
    await raise(20)
    const refused = await post(stale)
    expect(refused.status).toBe(409)
    expect(refused.view).toMatchObject({
      step: 'review',
      order: { lines: [{ shownBefore: arnica.price }, { shownBefore: undefined }] },
      refusal: { code: 'price-changed', lines: [{ name: 'Arnica montana' }] },
    })
    // A repeated post has not been shown the new price.
    expect((await post(stale)).status).toBe(409)
    const placed = await post({ ...carriedBy(refused.view), intent: 'place', terms: '1' })
    await raise(-20)
    expect(placed.view.step).toBe('thanks')
    expect((await ordersOf(accountId)).at(-1)).toMatchObject({
      subtotal: 2 * ((arnica.price ?? 0) + 20) + (belladonna.price ?? 0),
    })
  })

  const whyOf = (code: OrderRefusal) => lineRefusalText({ code }, (text) => i18nIn.fr._(text))

  test.each<[Partial<PostedItem>, OrderRefusal]>([
    [{ name: 'Nothing montana' }, 'remedy-unknown'],
    [{ quantity: 0 }, 'quantity-invalid'],
    [{ quantity: 1.5 }, 'quantity-invalid'],
    [{ id: 1 }, 'product-mismatch'],
  ])('names the line that cannot be ordered: %j', async (changes, code) => {
    const [arnica, belladonna] = items
    if (!arnica || !belladonna) throw new Error('no items')
    const { status, view } = await first({
      items: writeItems([arnica, { ...belladonna, ...changes }]),
    })
    expect(status).toBe(422)
    expect(view).toMatchObject({
      step: 'refused',
      refusal: { code, lines: [{ why: whyOf(code), name: changes.name ?? 'Belladonna' }] },
    })
  })

  test('names every line that cannot be ordered, with its id in the cart', async () => {
    const [arnica, belladonna] = items
    if (!arnica || !belladonna) throw new Error('no items')
    const posted = [
      { ...arnica, cartId: 'a', quantity: 0 },
      { ...belladonna, cartId: 'b' },
      { ...arnica, cartId: 'c', name: 'None' },
    ]
    expect((await first({ items: writeItems(posted) })).view).toMatchObject({
      refusal: {
        lines: [
          { cartId: 'a', why: whyOf('quantity-invalid') },
          { cartId: 'c', why: whyOf('remedy-unknown'), name: 'None' },
        ],
      },
    })
  })

  test.each([
    ['reto.ammann', 'order-with-form'],
    ['lucia.bernasconi', 'order-not-enabled'],
  ] as const)('refuses orders of %s and explains what to do', async (name, shownCode) => {
    const account = await shop.accountOf(name)
    const token = await shop.checkoutToken(account.accountId)
    const fields = { items: writeItems(items), jwt: token }
    const { status, view } = await post(fields, await cookie(name))
    expect(status).toBe(403)
    expect(view).toMatchObject({
      step: 'refused',
      refusal: { code: 'not-allowed', text: i18nIn.fr._(apiErrorMessages[shownCode]) },
    })
  })

  test('renews the token at every step with a session, and not without', async () => {
    const { clock } = shop
    const later = (minutes: number) => new Date(clock.now.getTime() + minutes * 60_000)
    for (const [headers, expected] of [
      [await cookie('claire.favre'), 200],
      [{}, 401],
    ] as const) {
      const opened = carriedBy((await first()).view)
      const review = await post({ ...opened, intent: 'review' }, headers, later(9))
      const back = { ...carriedBy(review.view), intent: 'edit' }
      // Without a session cookie, only the token identifies the account.
      expect((await post(back, {}, later(18))).status).toBe(expected)
    }
  })

  test('accepts an expired token only with a session of the same account', async () => {
    const late = new Date(shop.clock.now.getTime() + 11 * 60_000)
    const fields = { items: writeItems(items), jwt }
    const own = await cookie('claire.favre')
    expect((await post(fields, own, late)).view.step).toBe('form')
    expect((await post(fields, await cookie('admin'), late)).status).toBe(401)
    expect((await post({ ...fields, jwt: 'forged' }, own)).status).toBe(401)
    const elsewhere = { ...own, 'sec-fetch-site': 'cross-site' }
    expect((await post(fields, elsewhere, late)).status).toBe(401)
  })

  test('asks once whether the house has no number, and accepts the order', async () => {
    const setNumber = (number: string | null) =>
      db
        .updateTable('address')
        .set({ building_number: number })
        .where('account_id', '=', accountId)
        .where('kind', '=', 'billing')
        .execute()
    const asks = { order: { asksForNumber: true } }
    await setNumber(null)
    const form = await first()
    expect(form.view).toMatchObject({ step: 'form', ...asks })
    const fields = { ...carriedBy(form.view), payment: 'invoice', terms: '1' }
    const review = await post({ ...fields, intent: 'review' })
    expect(review.view.step).toBe('review')
    const placed = await post({ ...fields, ...carriedBy(review.view), terms: '1', intent: 'place' })
    expect(placed.view.step).toBe('thanks')
    expect((await first()).view).toMatchObject({ step: 'form', order: { asksForNumber: false } })
    await setNumber('48')
  })
})

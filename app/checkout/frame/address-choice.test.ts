import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  listDeliveryAddresses,
  removeDeliveryAddress,
  saveDeliveryAddress,
} from '../../../server/accounts/profile/delivery-addresses.ts'
import { closeDatabase, type Database } from '../../../server/db/client.ts'
import { json } from '../../../server/db/json.ts'
import { openTestShop, type TestShop } from '../../../server/orders/shop.fixtures.ts'
import { databases } from '../../../tests/databases.ts'
import { frameOf, writeItems } from './frame.fixtures.ts'
import type { FrameView } from './frame-view.ts'

describe.each(databases)('the shipping address of a checkout on $name', ({ open }) => {
  let db: Database
  let shop: TestShop
  let accountId: string
  let jwt: string
  let items: string

  beforeAll(async () => {
    db = await open()
    shop = await openTestShop(db)
    const options = { shipping_countries: ['CH', 'FR'], shipping_by_country: { FR: 2000 } }
    for (const [name, value] of Object.entries(options))
      await db
        .insertInto('option')
        .values({ name, language: '', value: json<unknown>(value) })
        .onConflict((c) =>
          c.columns(['name', 'language']).doUpdateSet({ value: json<unknown>(value) }),
        )
        .execute()
    return () => closeDatabase(db)
  })

  beforeEach(async () => {
    accountId = (await shop.accountOf('claire.favre')).accountId
    await db.deleteFrom('address').where('kind', '=', 'other').execute()
    jwt = await shop.checkoutToken(accountId)
    items = writeItems([await shop.line('Arnica montana', {}, 2)])
  })

  const { post } = { post: (fields: Record<string, string>) => frameOf(shop).post(fields) }

  const formOf = (view: FrameView) => {
    if (view.step !== 'form') throw new Error(`the step is ${view.step}`)
    return view
  }
  const reviewOf = (view: FrameView) => {
    if (view.step !== 'review') throw new Error(`the step is ${view.step}`)
    return view
  }
  const begin = async () => formOf((await post({ items, jwt })).view)
  const change = { LastName: 'Rochat', Address1: 'Rue du Lac 12', Postcode: '74100' }
  const add = async (name: string, country = 'FR', owner = accountId) => {
    const given = { name, change: { ...change, City: name, Country: country } }
    const stored = await saveDeliveryAddress(shop.services, owner, given)
    if (!stored.ok) throw new Error(stored.refusal.code)
    return stored.value.id
  }
  const entered = {
    ...{ shippingAddress: 'new', name: 'Annemasse', shippingLastName: 'Rochat' },
    ...{ shippingAddress1: 'Rue de la Gare 4', shippingPostcode: '74100' },
    ...{ shippingCity: 'Annemasse', shippingCountry: 'FR' },
  }

  test('the default address is chosen, and older clients that post none get it', async () => {
    await add('Annecy')
    const { choice, carried } = await begin()
    expect(choice.addresses.map(({ name }) => name)).toEqual(['', 'Annecy'])
    expect(choice.chosen).toBe(choice.addresses[0]?.id)
    const { order } = reviewOf((await post({ ...carried, intent: 'review' })).view)
    expect(order.shipTo).toEqual(choice.addresses[0]?.lines)
  })

  test('the order goes to the chosen address at its shipping cost, which is shown before', async () => {
    const id = await add('Annecy')
    const { carried } = await begin()
    const review = reviewOf(
      (await post({ ...carried, intent: 'review', shippingAddress: id })).view,
    )
    expect(review.order).toMatchObject({ shipping: 2000 })
    expect(review.changes.map(({ term }) => term)).toEqual(
      expect.not.arrayContaining(['shippingAddress']),
    )
    expect(review.changes.map(({ term }) => term)).toContain('shipping')
    const back = formOf((await post({ ...review.carried, intent: 'edit' })).view)
    expect(back.choice.chosen).toBe(id)
    const placed = await post({ ...review.carried, intent: 'place', terms: '1' })
    expect(placed.view.step).toBe('thanks')
    const order = await db
      .selectFrom('orders')
      .select('shipping_address')
      .where('draft_id', '=', review.carried.draft)
      .executeTakeFirstOrThrow()
    expect(order.shipping_address).toMatchObject({ city: 'Annecy', country: 'FR' })
    await add('Aubonne', 'CH')
    const names = (await listDeliveryAddresses(db, accountId)).map(({ name }) => name)
    expect(names).toEqual(['', 'Annecy', 'Aubonne'])
  })

  test('an address entered in the checkout is stored once and used', async () => {
    const { carried } = await begin()
    const answers = [
      await post({ ...carried, intent: 'review', ...entered }),
      await post({ ...carried, intent: 'review', ...entered }),
    ]
    for (const { view } of answers) expect(reviewOf(view).order.shipTo).toContain('74100 Annemasse')
    expect(await listDeliveryAddresses(db, accountId)).toHaveLength(2)
  })

  test('an entered address must be complete, served and named; what was entered stays', async () => {
    const { carried } = await begin()
    const wrong = { ...entered, name: ' ', shippingCity: '', shippingCountry: 'US' }
    const { status, view } = await post({ ...carried, intent: 'review', ...wrong })
    const { choice } = formOf(view)
    expect(status).toBe(422)
    expect(choice).toMatchObject({ chosen: 'new', values: { shippingPostcode: '74100' } })
    expect(Object.keys(choice.errors).sort()).toEqual(['name', 'shippingCity', 'shippingCountry'])
    const unnamed = await post({ ...carried, intent: 'review', ...entered, name: ' ' })
    expect(Object.keys(formOf(unnamed.view).choice.errors)).toEqual(['name'])
    expect(await listDeliveryAddresses(db, accountId)).toHaveLength(1)
  })

  test.each(['of another account', 'that does not exist', 'that cannot be used'])(
    'an address %s is refused with a message',
    async (which) => {
      const other = await shop.accountOf('reto.ammann')
      const ids = {
        'of another account': () => add('Sion', 'CH', other.accountId),
        'that does not exist': async () => "x' or 1=1",
        'that cannot be used': () => add('Boston', 'US'),
      }
      const id = await ids[which as keyof typeof ids]()
      const { carried, choice } = await begin()
      const listed = choice.addresses.find((address) => address.id === id)
      expect(Boolean(listed?.problem)).toBe(which === 'that cannot be used')
      const { status, view } = await post({ ...carried, intent: 'review', shippingAddress: id })
      expect(status).toBe(422)
      expect(formOf(view).choice.notice).toBeTruthy()
    },
  )

  test('an address removed before the order is placed shows the default one first', async () => {
    const id = await add('Annecy')
    const { carried } = await begin()
    const review = reviewOf(
      (await post({ ...carried, intent: 'review', shippingAddress: id })).view,
    )
    await removeDeliveryAddress(shop.services, accountId, id)
    const { status, view } = await post({ ...review.carried, intent: 'place', terms: '1' })
    expect(status).toBe(409)
    expect(reviewOf(view).changes.map(({ term }) => term)).toContain('shippingAddress')
  })
})

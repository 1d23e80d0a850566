import { beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { openTestShop, type TestShop } from '../shop.fixtures.ts'
import { placeDeskOrder, quoteDeskOrder } from './place-desk-order.ts'
import { readDeskLines } from './read-desk-lines.ts'

describe.each(databases)('the order desk on $name', ({ open }) => {
  let db: Database
  let shop: TestShop
  let accountId: string
  const actor = { accountId: '', name: 'Ben Keller' }

  beforeAll(async () => {
    db = await open()
    shop = await openTestShop(db)
    accountId = (await shop.accountOf('claire.favre')).accountId
    const staff = await db
      .selectFrom('account')
      .select('id')
      .where('role', '=', 'administrator')
      .executeTakeFirstOrThrow()
    actor.accountId = staff.id
    return () => closeDatabase(db)
  })

  const items = async () => {
    const text = 'arn 30ch glob 1g x2\nBelladonna 200 CH granules 4g'
    const lines = await readDeskLines(db, { accountId, text, language: 'de' })
    return lines.map(({ item, quantity }) => {
      if (!item) throw new Error('not understood')
      return { ...item, quantity }
    })
  }
  const order = async (idempotencyKey: string) => ({
    ...{ accountId, items: await items(), payment: 'invoice', reference: 'Fax 12' },
    ...({ note: '', channel: 'fax', idempotencyKey } as const),
  })

  it('reads a mixture that the order takes, named in the language of the customer', async () => {
    const text = 'arn 4dh + bell 6dh glob 15g x2\nArnica 4 DH + Belladonna 6 DH'
    const [mixture, open] = await readDeskLines(db, { accountId, text, language: 'de' })
    expect(open?.status).toBe('ask')
    expect(open?.choices.map(({ label }) => label)).toContain('Globuli')
    expect(mixture?.label).toMatch(/^Homöopathie: Arnica montana 4.DH \+ .*Globuli/)
    if (!mixture?.item) throw new Error('not understood')
    const items = [{ ...mixture.item, quantity: mixture.quantity }]
    const quoted = await quoteDeskOrder(shop.services, { accountId, items })
    if (!quoted.ok) throw new Error(quoted.refusal.code)
    expect(quoted.value.lines).toMatchObject([
      { name: 'Mélange personnalisé', quantity: 2, unitPrice: mixture.item.price },
    ])
  })

  it('reads lines and prices them with the discount of the customer', async () => {
    const quoted = await quoteDeskOrder(shop.services, { accountId, items: await items() })
    if (!quoted.ok) throw new Error(quoted.refusal.code)
    expect(quoted.value).toMatchObject({ discountRate: 1_000, lines: [{ quantity: 2 }, {}] })
    expect(quoted.value.discount).toBeGreaterThan(0)
  })

  it('places one order per key, recorded as entered by staff', async () => {
    const placed = await Promise.all(
      [1, 2].map(async () => placeDeskOrder(shop.services, actor, await order('desk-1'))),
    )
    const ids = placed.map((one) => (one.ok ? one.value.id : one.refusal.code))
    expect(ids[0]).toBe(ids[1])
    const [id = ''] = ids
    const row = await db
      .selectFrom('orders')
      .select(['entered_by', 'channel', 'account_id', 'language', 'reference'])
      .where('id', '=', id)
      .executeTakeFirst()
    expect(row).toEqual({
      ...{ entered_by: actor.accountId, channel: 'fax', account_id: accountId },
      ...{ language: 'fr', reference: 'Fax 12' },
    })
    const events = await db
      .selectFrom('audit_event')
      .select(['action', 'resource', 'label', 'actor_name'])
      .where('record_id', '=', id)
      .execute()
    expect(events).toEqual([
      {
        ...{ action: 'create', resource: 'orders' },
        ...{ label: expect.stringMatching(/^Order \d+$/), actor_name: 'Ben Keller' },
      },
    ])
  })

  it('delivers one order to another address and leaves that of the customer', async () => {
    const shipTo = { Company: 'Haus Linde', Address1: 'Weg 7', Postcode: '4051', City: 'Basel' }
    const placed = await placeDeskOrder(shop.services, actor, {
      ...(await order('desk-5')),
      shipTo,
    })
    if (!placed.ok) throw new Error(placed.refusal.code)
    expect(placed.value.shippingAddress).toMatchObject({
      ...{ company: 'Haus Linde', address1: 'Weg', building_number: '7', country: 'CH' },
    })
    const quoted = await quoteDeskOrder(shop.services, { accountId, items: await items() })
    expect(quoted.ok && quoted.value.shippingAddress.company).not.toBe('Haus Linde')
  })

  it.each([
    ['an incomplete address', { City: 'Basel' }, 'address-missing'],
    ['a country without delivery', { Country: 'FR' }, 'country-not-served'],
    ['an unknown country', { Country: 'XX' }, 'fields-invalid'],
  ])('refuses %s for one order', async (_, part, code) => {
    const whole = { LastName: 'Arven', Address1: 'Weg 7', Postcode: '4051', City: 'Basel' }
    const shipTo = 'City' in part ? part : { ...whole, ...part }
    expect(
      await quoteDeskOrder(shop.services, { accountId, items: await items(), shipTo }),
    ).toMatchObject({ ok: false, refusal: { code } })
  })

  it('orders for a customer who may not order in the shop', async () => {
    await db
      .updateTable('account')
      .set({ user_can_order: false })
      .where('id', '=', accountId)
      .execute()
    expect((await placeDeskOrder(shop.services, actor, await order('desk-2'))).ok).toBe(true)
  })

  it('refuses suspended and unknown customers, and staff', async () => {
    for (const id of ['nobody', actor.accountId]) {
      const placed = { ...(await order('desk-3')), accountId: id }
      expect(await placeDeskOrder(shop.services, actor, placed)).toEqual({
        ...{ ok: false, refusal: { code: 'account-unknown' } },
      })
    }
    const request = await order('desk-4')
    await db
      .updateTable('account')
      .set({ state: 'suspended' })
      .where('id', '=', accountId)
      .execute()
    expect(await placeDeskOrder(shop.services, actor, request)).toMatchObject({
      ...{ ok: false, refusal: { code: 'not-allowed' } },
    })
  })
})

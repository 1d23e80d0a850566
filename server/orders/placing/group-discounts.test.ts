import { beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { changeContent } from '../../content/content-version.ts'
import { writeOption } from '../../content/settings/write-option.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { findGroupRates } from '../cart/group-rates.ts'
import { findOrder } from '../history/find-order.ts'
import { openTestShop, type TestShop } from '../shop.fixtures.ts'
import { placeOrder } from './place-order.ts'
import { quoteOrder } from './quote-order.ts'

describe.each(databases)('discounts of customer groups on $name', ({ open }) => {
  let db: Database
  let shop: TestShop
  let accountId: string

  const moveTo = (customer_group: 'none' | 'A' | 'B') =>
    db.updateTable('account').set({ customer_group }).where('id', '=', accountId).execute()

  beforeAll(async () => {
    db = await open()
    shop = await openTestShop(db)
    accountId = (await shop.accountOf('claire.favre')).accountId
    const discounts = { A: { homeopathy: 1_500 }, B: { mixture: 2_000, kit: 500 } }
    await changeContent(db, (trx) => writeOption(trx, 'group_discounts', discounts))
    return () => closeDatabase(db)
  })

  it('apply to the lines for which they are better than the account discount', async () => {
    await moveTo('A')
    const request = await shop.request('group')
    const salt = await shop.lineOf('Calcium fluoratum', { type: 'schussler', form: 'pl_12' })
    const items = [...request.items.slice(0, 1), salt]
    const placed = await placeOrder(shop.services, { ...request, items })
    if (!placed.ok) throw new Error(placed.refusal.code)
    const order = await findOrder(db, placed.value.id)
    expect(order).toMatchObject({
      discountRate: 0,
      lines: [
        { discountRate: 1_500, reason: 'group' },
        { discountRate: 1_000, reason: 'account' },
      ],
    })
    const [remedy, other] = order?.lines ?? []
    expect(order?.discount).toBe(
      Math.round(Number(remedy?.total) * 0.15) + Math.round(Number(other?.total) * 0.1),
    )
  })

  it('leave the account discount alone where the group has none', async () => {
    await moveTo('B')
    const request = await shop.request('other group')
    const quote = await quoteOrder(shop.services, request.account, request.items, 'fr')
    expect(quote).toMatchObject({ ok: true, value: { discountRate: 1_000 } })
    expect(quote.ok && quote.value.lines.some(({ reason }) => reason)).toBe(false)
    // What the group of a customer has elsewhere is not sent with the quote.
    expect(JSON.stringify(quote)).not.toMatch(/2000|groupRates/)
  })

  it('are sent to the cart by type of line', async () => {
    await moveTo('B')
    expect(await findGroupRates(db, accountId)).toEqual({ custom: 2_000, kit: 500 })
    await moveTo('none')
    expect(await findGroupRates(db, accountId)).toEqual({ custom: 0 })
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import type { CartItem } from '../../../domain/cart/cart-item.ts'
import { centimes } from '../../../domain/money.ts'
import type { PostedItem } from '../../../domain/order/posted-item.ts'
import { databases } from '../../../tests/databases.ts'
import { selectorPrices } from '../../catalogue/prices/price-products.ts'
import { overwriteProduct } from '../../catalogue/product-changes/change-product.ts'
import { findStoredProduct } from '../../catalogue/product-changes/stored-products.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { cartToday } from '../cart/lines-today.ts'
import { findOrder } from '../history/find-order.ts'
import { openTestShop, type TestShop } from '../shop.fixtures.ts'
import { placeOrder } from './place-order.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

describe.each(databases)('quantity steps on $name', ({ open }) => {
  let db: Database
  let shop: TestShop
  let arnica: PostedItem
  const preparation: CartItem['info'] = {
    ...{ type: 'homeopathy', scale: 'CH', dilution: '30', form: 'globuli', size: 'tube-1g' },
  }
  const steps = [{ from: 10, price: centimes(800) }]

  const setSteps = async (id: number) => {
    const { version = 0 } = (await findStoredProduct(db, id)) ?? {}
    const actor = { ...(await shop.accountOf('admin')), name: 'Ada Keller' }
    return overwriteProduct(db, { id, version, steps }, { actor, now: shop.clock.now })
  }

  beforeAll(async () => {
    db = await open()
    shop = await openTestShop(db)
    arnica = await shop.line('Arnica montana')
    expect(await setSteps(arnica.id)).toMatchObject({ ok: true })
    return () => closeDatabase(db)
  })

  it('lowers the price of lines of a product that reach a step together', async () => {
    const request = await shop.request('steps')
    const other = request.items[1]
    if (!other) throw new Error('the request has two items')
    const items = [
      { ...arnica, quantity: 6, reference: 'A' },
      // The price of the step may be claimed, too.
      { ...arnica, quantity: 4, reference: 'B', price: centimes(800) },
      other,
    ]
    const placed = await placeOrder(shop.services, { ...request, items })
    if (!placed.ok) throw new Error(placed.refusal.code)
    const order = await findOrder(db, placed.value.id)
    expect(order).toMatchObject({
      lines: [
        { unitPrice: 800, listPrice: arnica.price, total: 4_800, reason: 'quantity' },
        { unitPrice: 800, total: 3_200, reason: 'quantity' },
        { unitPrice: other.price, discountRate: 1000, reason: 'account' },
      ],
      // The account discount of 10 % applies to the other line alone.
      discount: Math.round(Number(other.price) / 10),
    })
    expect(sum((order?.vat ?? []).map(({ gross }) => gross))).toBe(order?.total)
  })

  it('keeps the account discount where a step is not reached', async () => {
    const request = await shop.request('no step')
    const items = [{ ...arnica, quantity: 9 }]
    const placed = await placeOrder(shop.services, { ...request, items })
    expect(placed.ok && placed.value.lines).toMatchObject([{ unitPrice: arnica.price }])
    expect(placed.ok && placed.value).toMatchObject({ discountRate: 1000 })
  })

  it('sends steps to selectors and carts', async () => {
    const prices = Object.values(await selectorPrices(db, 'single-homeopathy-'))
    expect(prices.filter(([id]) => id === arnica.id)).toEqual([[arnica.id, arnica.price, ...steps]])
    const line: CartItem = {
      ...{ cartId: 'a', WcId: arnica.id, name: arnica.name, icon: '' },
      ...{ price: centimes(800), quantity: 1, info: preparation },
    }
    const { accountId } = await shop.accountOf('claire.favre')
    expect(await cartToday(db, [line], 'fr', accountId)).toMatchObject([
      { price: arnica.price, steps },
    ])
  })

  it('are refused for ready products', async () => {
    const ready = await db
      .selectFrom('product')
      .select('id')
      .where('kind', '=', 'kit')
      .executeTakeFirstOrThrow()
    expect(await setSteps(ready.id)).toEqual({ ok: false, refusal: 'product-unknown' })
  })
})

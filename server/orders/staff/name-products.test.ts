import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { findOrder } from '../history/find-order.ts'
import type { Order } from '../order.ts'
import { placeOrder } from '../placing/place-order.ts'
import { openTestShop } from '../shop.fixtures.ts'
import { nameProducts } from './name-products.ts'

describe.each(databases)('names of products for the staff on $name', ({ open }) => {
  let db: Database
  let orders: Order[]
  beforeAll(async () => {
    db = await open()
    const shop = await openTestShop(db)
    const request = await shop.request(crypto.randomUUID())
    const { name } = await db
      .selectFrom('product')
      .select('name')
      .where('kind', '=', 'complex')
      .orderBy('position')
      .executeTakeFirstOrThrow()
    const product = await shop.lineOf(name, { type: 'complex' })
    const placed = await placeOrder(shop.services, {
      ...request,
      items: [...request.items, product],
    })
    const order = placed.ok ? await findOrder(db, placed.value.id) : undefined
    orders = order ? [order] : []
    return () => closeDatabase(db)
  })

  const namesIn = async (language: 'fr' | 'de') =>
    (await nameProducts(db, orders, language)).flatMap(({ lines }) => lines.map(({ name }) => name))

  test('names ready products in the language of the staff, remedies as ordered', async () => {
    const [french, german] = [await namesIn('fr'), await namesIn('de')]
    expect(german.slice(0, 2)).toEqual(['Arnica montana', 'Belladonna'])
    expect(french[2]).toMatch(/^Complexe 1 /)
    expect(german[2]).toMatch(/^Komplexmittel Nr\. 1 /)
  })
})

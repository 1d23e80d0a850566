import { beforeEach, describe, expect, it } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { placeOrder } from '../orders/placing/place-order.ts'
import { openTestShop } from '../orders/shop.fixtures.ts'
import { erasePerson } from './erase-person.ts'

describe.each(databases)('an erasure while an order is placed on $name', ({ open }) => {
  let db: Database
  let shop: Awaited<ReturnType<typeof openTestShop>>
  beforeEach(async () => {
    db = await open()
    shop = await openTestShop(db)
    await db.updateTable('orders').set({ status: 'cancelled' }).execute()
    return () => closeDatabase(db)
  })

  it.each(['immediately', 'while the order is written'])(
    'refuses one of both: %s',
    async (when) => {
      const request = { ...(await shop.request(crypto.randomUUID())), language: 'fr' } as const
      const { accountId } = request.account
      const ordered = placeOrder(shop.services, request)
      if (when !== 'immediately') await new Promise((resolve) => setImmediate(resolve))
      const erased = await db
        .transaction()
        .execute((trx) => erasePerson(trx, { accountId, by: null, now: shop.services.now() }))
      const done = [(await ordered).ok, erased.ok]
      expect(done.filter(Boolean)).toHaveLength(1)
    },
  )
})

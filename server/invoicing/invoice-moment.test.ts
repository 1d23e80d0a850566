import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { makeDocument } from '../documents/make-document.ts'
import { changeStatus } from '../orders/change-status.ts'
import { placeOrder } from '../orders/placing/place-order.ts'
import { openTestShop, type TestShop } from '../orders/shop.fixtures.ts'
import { findIssued } from './find-documents.ts'

describe.each(databases)('invoices at the dispatch on $name', ({ open }) => {
  let db: Database
  let shop: TestShop
  beforeAll(async () => {
    db = await open()
    shop = await openTestShop(db)
    return () => closeDatabase(db)
  })

  const newOrder = async (payment = 'invoice') => {
    const request = await shop.request(crypto.randomUUID())
    const placed = await placeOrder(shop.services, { ...request, payment })
    if (!placed.ok) throw new Error(placed.refusal.code)
    return placed.value
  }

  test('issues no invoice before the dispatch, and one with it', async () => {
    const order = await newOrder()
    expect(await makeDocument(shop.services, order, 'invoice')).toBeUndefined()
    await changeStatus(shop.services, { orderId: order.id, to: 'completed' })
    expect(await findIssued(db, order.id)).toMatchObject([{ kind: 'invoice' }])
  })

  test('issues neither invoice nor credit note for an order cancelled before', async () => {
    const order = await newOrder()
    await changeStatus(shop.services, { orderId: order.id, to: 'cancelled' })
    expect(await findIssued(db, order.id)).toEqual([])
  })

  test('issues the invoice of a payment in advance with the order', async () => {
    const order = await newOrder('advance')
    expect(await makeDocument(shop.services, order, 'invoice')).toBeDefined()
  })
})

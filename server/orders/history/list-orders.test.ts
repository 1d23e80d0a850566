import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../tests/databases.ts'
import { accountRow, orderRow } from '../../../tests/rows.ts'
import { closeDatabase, type Database } from '../../db/client.ts'
import { findOwnOrder } from './find-order.ts'
import { latestOrder, listOrderPage, listOrders, ordersPerPage } from './list-orders.ts'

const total = 2 * ordersPerPage + 3

describe.each(databases)('the order list of an account on $name', ({ open }) => {
  let db: Database
  const [mine, other, none] = [accountRow(), accountRow(), accountRow()]

  beforeAll(async () => {
    db = await open()
    await db.insertInto('account').values([mine, other, none]).execute()
    const of = (account: string, number: number) =>
      orderRow(account, { number, placed_at: new Date(Date.UTC(2026, 0, 1 + (number % 28))) })
    const rows = Array.from({ length: total }, (_, at) => of(mine.id, at + 1))
    await db
      .insertInto('orders')
      .values([...rows, of(other.id, 1_000)])
      .execute()
    return () => closeDatabase(db)
  })

  test('returns each order once across pages, newest first', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => listOrderPage(db, mine.id, page)))
    expect(pages.map(({ orders }) => orders.length)).toEqual([ordersPerPage, ordersPerPage, 3])
    expect(pages.map(({ pages }) => pages)).toEqual([3, 3, 3])
    expect(pages.flatMap(({ orders }) => orders)).toEqual(await listOrders(db, mine.id))
  })

  test('starts with the order that the account page shows', async () => {
    const [first] = await listOrders(db, mine.id)
    expect(first).toMatchObject((await latestOrder(db, mine.id)) ?? {})
    expect(await latestOrder(db, none.id)).toBeUndefined()
  })

  test('returns the last page for a page beyond it', async () => {
    expect(await listOrderPage(db, mine.id, 99)).toEqual(await listOrderPage(db, mine.id, 3))
  })

  test('returns one empty page for an account without orders', async () => {
    expect(await listOrderPage(db, none.id, 1)).toEqual({ orders: [], page: 1, pages: 1 })
  })

  test('finds an order by number only for its own account', async () => {
    expect(await findOwnOrder(db, mine.id, 1)).toMatchObject({ number: 1, accountId: mine.id })
    expect(await findOwnOrder(db, other.id, 1)).toBeUndefined()
    expect(await findOwnOrder(db, mine.id, 1_000)).toBeUndefined()
  })
})

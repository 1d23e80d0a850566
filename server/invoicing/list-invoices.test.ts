import { beforeAll, describe, expect, test } from 'vitest'
import { centimes } from '../../domain/money.ts'
import type { OrderStatus } from '../../domain/order/order-status.ts'
import { databases } from '../../tests/databases.ts'
import { accountRow, orderRow } from '../../tests/rows.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { issueCreditNote } from './credit-notes.ts'
import { findIssued } from './find-documents.ts'
import { issueInvoice, markInvoicePaid } from './invoices.ts'
import { listInvoices } from './list-invoices.ts'

const now = new Date('2026-11-21T09:00:00Z')
const dueDay = '2026-12-21'

type Case = {
  status?: OrderStatus
  isPaid?: boolean
  isFree?: boolean
  isCredited?: boolean
  state: string
}

const cases: Case[] = [
  { state: 'open' },
  { isPaid: true, state: 'paid' },
  { isFree: true, state: 'paid' },
  { status: 'completed', state: 'open' },
  { status: 'refunded', isPaid: true, isCredited: true, state: 'credited' },
  { status: 'cancelled', isCredited: true, state: 'credited' },
  // The status alone does not credit an invoice.
  { status: 'cancelled', state: 'open' },
  // The payment may still arrive.
  { status: 'failed', state: 'open' },
]

describe.each(databases)('the invoice list of an account on $name', ({ open }) => {
  let db: Database
  let accountId: string
  let otherId: string
  const orderIds: string[] = []

  const addOrder = async (account: string, index: number, wanted: Case) => {
    const { status, isPaid, isFree, isCredited } = wanted
    const amounts = isFree ? { subtotal: 0, discount: 0, shipping: 0, total: 0 } : {}
    const row = orderRow(account, { number: index + 1, ...amounts })
    await db.insertInto('orders').values(row).execute()
    await db.transaction().execute(async (trx) => {
      const order = { id: row.id, total: centimes(row.total) }
      await issueInvoice(trx, order, now)
      if (isPaid) await markInvoicePaid(trx, row.id, now)
      if (isCredited) await issueCreditNote(trx, order, now)
      if (status) await trx.updateTable('orders').set({ status }).where('id', '=', row.id).execute()
    })
    orderIds.push(row.id)
  }

  beforeAll(async () => {
    db = await open()
    const accounts = [accountRow(), accountRow()]
    await db.insertInto('account').values(accounts).execute()
    ;[accountId = '', otherId = ''] = accounts.map(({ id }) => id)
    for (const [index, row] of cases.entries()) await addOrder(accountId, index, row)
    await addOrder(otherId, cases.length, { state: 'open' })
    return () => closeDatabase(db)
  })

  test('returns the account’s invoices with their state, newest first', async () => {
    const found = await listInvoices(db, accountId, dueDay)
    const expected = cases.map(({ state }, index) => [index + 1, orderIds[index], state])
    expect(found.map(({ orderNumber, orderId, state }) => [orderNumber, orderId, state])).toEqual(
      expected.toReversed(),
    )
  })

  test('reports an invoice as overdue from the day after its due date', async () => {
    const states = async (today: string) =>
      (await listInvoices(db, otherId, today)).map(({ state }) => state)
    expect(await states(dueDay)).toEqual(['open'])
    expect(await states('2026-12-22')).toEqual(['overdue'])
  })

  test('finds the documents issued for an order', async () => {
    const [id = ''] = orderIds
    expect(await findIssued(db, id)).toMatchObject([{ kind: 'invoice', number: 1 }])
    await db.transaction().execute((trx) => issueCreditNote(trx, { id }, now))
    expect((await findIssued(db, id)).map(({ kind }) => kind).toSorted()).toEqual([
      'credit-note',
      'invoice',
    ])
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import type { RefundRequest } from '../../domain/order/refund.ts'
import { closeDatabase, type Database } from '../../server/db/client.ts'
import { makeQrCode } from '../../server/documents/make-document.ts'
import { issueInvoice, markInvoicePaid } from '../../server/invoicing/invoices.ts'
import { listInvoices } from '../../server/invoicing/list-invoices.ts'
import { changeStatus } from '../../server/orders/change-status.ts'
import { findOrder } from '../../server/orders/history/find-order.ts'
import { placeOrder } from '../../server/orders/placing/place-order.ts'
import { openTestShop, type TestShop } from '../../server/orders/shop.fixtures.ts'
import { exportOrders } from '../../server/orders/staff/export-orders.ts'
import { findStaffOrder } from '../../server/orders/staff/find-staff-order.ts'
import { listAllOrders } from '../../server/orders/staff/list-all-orders.ts'
import { previewRefund, refundOrder } from '../../server/orders/staff/refund-order.ts'
import { findDueInvoice } from '../../server/payments/due-invoices.ts'
import { databases } from '../../tests/databases.ts'
import { findOverview } from './overview.ts'

/** After the due date of every invoice. */
const today = '2027-02-01'

describe.each(databases)('what an invoice has due on $name', ({ open }) => {
  let db: Database
  let shop: TestShop
  let account: { accountId: string }
  beforeAll(async () => {
    db = await open()
    shop = await openTestShop(db)
    account = await shop.accountOf('claire.favre')
    return () => closeDatabase(db)
  })

  const refund = async (orderId: string, request: RefundRequest) => {
    const preview = await previewRefund(db, orderId, request)
    if (!preview.ok) throw new Error(preview.refusal.code)
    const expectedTotal = preview.value.credit.total
    const wanted = { ...request, orderId, note: '', byAccount: account.accountId, expectedTotal }
    await db.transaction().execute((trx) => refundOrder(trx, wanted, shop.clock.now))
    return expectedTotal
  }
  const piece = { lines: [{ position: 0, quantity: 1 }], shipping: false }
  const move = async (
    orderId: string,
    to: 'processing' | 'completed' | 'cancelled' | 'refunded',
  ) => {
    const moved = await changeStatus(shop.services, { orderId, to })
    if (!moved.ok) throw new Error(moved.refusal.code)
  }

  /** What happens to an order, and what remains to be paid. */
  const cases: [string, (id: string, total: number) => Promise<number>][] = [
    ['that nobody has paid', async (_, total) => total],
    ['credited in part', async (id, total) => total - (await refund(id, piece))],
    [
      'credited in part, then refunded',
      async (id) => {
        await refund(id, piece)
        await move(id, 'refunded')
        return 0
      },
    ],
    ['refunded', async (id) => move(id, 'refunded').then(() => 0)],
    ['cancelled', async (id) => move(id, 'cancelled').then(() => 0)],
    [
      'credited in part, then cancelled',
      async (id) => {
        await refund(id, piece)
        await move(id, 'cancelled')
        return 0
      },
    ],
    [
      'paid',
      async (id) => {
        await db.transaction().execute((trx) => markInvoicePaid(trx, id, shop.clock.now))
        return 0
      },
    ],
  ]

  test.each(cases)(
    'what an invoice has due is the same everywhere for an order %s',
    async (_, act) => {
      const placed = await placeOrder(shop.services, await shop.request(crypto.randomUUID()))
      if (!placed.ok) throw new Error(placed.refusal.code)
      const { id, total } = placed.value
      await db.transaction().execute((trx) => issueInvoice(trx, { id }, shop.clock.now))
      const due = await act(id, total)

      const invoices = await listInvoices(db, account.accountId, today)
      const invoice = invoices.find(({ orderId }) => orderId === id)
      const staffOrder = await findStaffOrder(db, id)
      expect([invoice?.due, staffOrder?.invoice?.due]).toEqual([due, due])
      const payable = await findDueInvoice(db, staffOrder?.invoice?.id ?? '')
      const isOpen = payable !== undefined && !payable.isPaid && payable.due > 0
      const order = await findOrder(db, id)
      const code = order && (await makeQrCode(shop.services, order))
      const listed = await listAllOrders(db, { filters: { ids: [id] }, today, offset: 0, limit: 1 })
      const state = listed.rows[0]?.invoice?.state
      expect(invoice?.state).toBe(state)
      const found = async (payment: 'unpaid' | 'overdue') =>
        (await listAllOrders(db, { filters: { ids: [id], payment }, today, offset: 0, limit: 1 }))
          .total
      const filters = { ids: [id] }
      let csv = ''
      for await (const part of exportOrders(db, { filters, language: 'en', today })) csv += part
      const isDue = due > 0
      expect({
        isOpen,
        hasCode: code !== undefined,
        isOverdue: state === 'overdue',
        unpaid: await found('unpaid'),
        overdue: await found('overdue'),
        isPayable: csv.includes(';21.12.2026;'),
      }).toEqual({
        isOpen: isDue,
        hasCode: isDue,
        isOverdue: isDue,
        unpaid: isDue ? 1 : 0,
        overdue: isDue ? 1 : 0,
        // A paid invoice keeps its date beside that of the payment.
        isPayable: isDue || state === 'paid',
      })
    },
  )

  test('what an invoice has due is what the overview of the account shows', async () => {
    const open = (await listInvoices(db, account.accountId, today)).filter(({ due }) => due > 0)
    const facts = { services: shop.services, now: new Date(`${today}T09:00:00Z`) }
    const { unpaid, unpaidCount } = await findOverview(account, facts)
    expect(unpaid.map(({ due }) => due)).toEqual(open.map(({ due }) => due).toReversed())
    expect(unpaid.some(({ isLate }) => isLate)).toBe(true)
    expect(unpaidCount).toBe(2)
  })
})

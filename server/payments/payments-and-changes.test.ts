import { beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../tests/databases.ts'
import { closeDatabase, type Database } from '../db/client.ts'
import { postedItem } from '../orders/cart/reorder.ts'
import { changeOrder, quoteChange } from '../orders/change-order.ts'
import { changeStatus } from '../orders/change-status.ts'
import { findOrder } from '../orders/history/find-order.ts'
import { statementBytes } from './camt/statements.fixtures.ts'
import { openTestPayments } from './payments.fixtures.ts'

type TestPayments = Awaited<ReturnType<typeof openTestPayments>>
type Invoiced = Awaited<ReturnType<TestPayments['newInvoice']>>

describe.each(databases)('payments of orders that change meanwhile on $name', ({ open }) => {
  let db: Database
  let bank: TestPayments
  beforeAll(async () => {
    db = await open()
    bank = await openTestPayments(db)
    return () => closeDatabase(db)
  })

  /** Orders in advance; the throttle of orders counts from anew. */
  const newOrders = async (count: number) => {
    await db.deleteFrom('rate_limit').execute()
    const orders: Invoiced[] = []
    while (orders.length < count) orders.push(await bank.newInvoice('advance'))
    return orders
  }
  const change = async ({ order: { id } }: Invoiced) => {
    const order = await findOrder(db, id)
    if (!order) throw new Error('lost')
    const { version, payment, reference, note, accountId } = order
    const items = order.lines.map((line) => ({ ...postedItem(line), quantity: line.quantity + 1 }))
    const content = { orderId: id, version, payment, reference, note, items, by: { accountId } }
    const quoted = await quoteChange(bank.shop.services, content)
    if (!quoted.ok) return quoted
    return changeOrder(bank.shop.services, { ...content, confirmed: quoted.value.confirmed })
  }
  const accept = ({ order }: Invoiced) =>
    changeStatus(bank.shop.services, {
      orderId: order.id,
      to: 'processing',
      byAccount: bank.staffId,
    })
  const enter = (one: Invoiced) => bank.enter(one, one.invoice.total)

  /** Newest first, so that sorted locks matter. */
  const importAll = (orders: readonly Invoiced[], id: string) =>
    bank.importBytes(
      statementBytes(
        orders.toReversed().map(({ invoice: { total, reference } }, index) => ({
          payments: [{ amount: (total / 100).toFixed(2), reference }],
          ref: `${id}-${index}`,
        })),
      ),
    )
  const matched = async (orders: readonly Invoiced[]) => {
    const payments = await db
      .selectFrom('bank_payment')
      .innerJoin('invoice', 'invoice.id', 'bank_payment.invoice_id')
      .select('invoice.order_id')
      .where('invoice.paid_at', 'is not', null)
      .execute()
    const paid = new Set(payments.map(({ order_id: id }) => id))
    return orders.filter(({ order }) => paid.has(order.id))
  }
  const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

  test.each([
    ['are changed', change],
    ['are accepted', accept],
    ['are paid by hand', enter],
  ])('imports a statement while its orders %s', async (name, act) => {
    for (let round = 0; round < 3; round += 1) {
      const orders = await newOrders(12)
      const id = `${name} ${round}`
      const [imported, ...acts] = await Promise.all([
        importAll(orders, id),
        ...orders.slice(-4).map(async (one, index) => {
          await wait(10 * round + 5 * index)
          return act(one)
        }),
      ])
      // What has changed since the preview is shown once more.
      const isRefused = !imported.ok && imported.refusal.code === 'edit-conflict'
      expect(imported.ok || isRefused).toBe(true)
      if (isRefused) expect(await importAll(orders, id)).toMatchObject({ ok: true })
      const untouched = orders.filter((_, index) => !acts[index - 8]?.ok)
      expect(await matched(untouched)).toEqual(untouched)
      for (const one of untouched) expect(await bank.statusOf(one)).toBe('processing')
    }
  })

  test('assigns a payment while its order is accepted', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [one] = await newOrders(1)
      if (!one) throw new Error('missing')
      const payment = await bank.importPayment(one.invoice.total)
      const [assigned] = await Promise.all([
        bank.assign(payment, one, true),
        wait(round % 4).then(() => accept(one)),
      ])
      expect(assigned).toMatchObject({ ok: true })
      expect(await bank.statusOf(one)).toBe('processing')
      expect(await bank.isPaid(one)).toBe(true)
    }
  })

  test('takes back both parts of a payment at the same time', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [one] = await newOrders(1)
      if (!one) throw new Error('missing')
      const parts = [
        await bank.importPayment(100),
        await bank.importPayment(one.invoice.total - 100),
      ]
      for (const part of parts) await bank.assign(part, one)
      const undone = await Promise.all(parts.map((part) => bank.undo(part)))
      expect(undone.map(({ ok }) => ok)).toEqual([true, true])
      expect(await bank.statusOf(one)).toBe('on-hold')
      expect(await bank.isPaid(one)).toBe(false)
    }
  })
})

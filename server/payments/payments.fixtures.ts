import type { Database } from '../db/client.ts'
import { findDocument } from '../invoicing/find-documents.ts'
import { issueInvoice } from '../invoicing/invoices.ts'
import { placeOrder } from '../orders/placing/place-order.ts'
import { openTestShop } from '../orders/shop.fixtures.ts'
import { swissDay } from '../swiss-day.ts'
import { readUpload } from './camt/read-upload.ts'
import { statementBytes } from './camt/statements.fixtures.ts'
import { assignPayment } from './decide-payment.ts'
import { enterPayment } from './enter-payment.ts'
import { importStatement, previewStatement } from './import-statement.ts'
import { listPayments } from './list-payments.ts'
import { undoDecision } from './undo-decision.ts'

/** A shop with invoices, and payments for them by statements of a bank. */
export const openTestPayments = async (db: Database) => {
  const shop = await openTestShop(db)
  const { accountId: staffId } = await shop.accountOf('admin')
  const { now } = shop.services

  const newInvoice = async (payment: 'invoice' | 'advance' = 'invoice') => {
    const placed = await placeOrder(shop.services, {
      ...(await shop.request(crypto.randomUUID())),
      payment,
    })
    if (!placed.ok) throw new Error(placed.refusal.code)
    const order = placed.value
    const invoice = await db.transaction().execute((trx) => issueInvoice(trx, order, now()))
    if (!invoice) throw new Error('no invoice')
    return { order, invoice }
  }
  type Invoiced = Awaited<ReturnType<typeof newInvoice>>

  const importBytes = async (bytes: Uint8Array, fileName = 'konto.xml') => {
    const read = readUpload(bytes)
    if (!read.ok) throw new Error(read.refusal.code)
    const { hash } = await previewStatement(db, read.value)
    const wanted = { files: read.value, fileName, hash, byAccount: staffId }
    return db.transaction().execute((trx) => importStatement(trx, wanted, now()))
  }

  /** Imports a payment; without a reference it is to be decided. Returns its id. */
  const importPayment = async (centimes: number, reference?: string) => {
    const message = `M-${crypto.randomUUID()}`
    const amount = (centimes / 100).toFixed(2)
    await importBytes(
      statementBytes([{ payments: [{ amount, reference, message }], ref: message }]),
    )
    const { rows: payments } = await listPayments(db, { search: message, offset: 0, limit: 1 })
    return payments[0]?.id ?? ''
  }

  const orderOf = ({ order }: Invoiced) =>
    db.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow()

  return {
    shop,
    staffId,
    newInvoice,
    importBytes,
    importPayment,
    statusOf: async (one: Invoiced) => (await orderOf(one)).status,
    isPaid: async ({ order }: Invoiced) =>
      Boolean((await findDocument(db, order.id, 'invoice'))?.paidAt),
    assign: (paymentId: string, { invoice }: Invoiced, settles = false) =>
      db.transaction().execute((trx) => {
        const decision = { paymentId, settles, note: '', byAccount: staffId }
        return assignPayment(trx, { ...decision, invoiceNumber: invoice.number }, now())
      }),
    enter: (
      { order }: Invoiced,
      amount: number,
      details: Partial<Parameters<typeof enterPayment>[1]> = {},
    ) =>
      db.transaction().execute((trx) => {
        const given = { orderId: order.id, amount, byAccount: staffId, ...details }
        const entered = { method: 'cash', valueOn: swissDay(now()), note: '', ...given } as const
        return enterPayment(trx, entered, now())
      }),
    undo: (paymentId: string, isByHand = false) =>
      db
        .transaction()
        .execute((trx) => undoDecision(trx, { paymentId, byAccount: staffId, isByHand }, now())),
  }
}

import type { Expression } from 'kysely'
import { type Centimes, centimes } from '../../domain/money.ts'
import { invoiceBalance } from '../../domain/order/amount-due.ts'
import { awaitingPayment } from '../../domain/order/invoice-moment.ts'
import type { ReferencedInvoice } from '../../domain/payments/match-payment.ts'
import { type Database, engineOf } from '../db/client.ts'
import { customerNumberIn } from '../invoicing/invoices.ts'
import {
  amountsOf,
  creditedTotal,
  feesTotal,
  hasAmountDue,
  receivedTotal,
} from '../invoicing/settled-amounts.ts'

/** An invoice with what is still to be paid after credit notes and payments. */
export type UnpaidInvoice = ReferencedInvoice & {
  id: string
  number: number
  reference: string
  total: Centimes
  orderId: string
  orderNumber: number
  /** YYYY-MM-DD in Switzerland. */
  dueOn: string
  paidAt: Date | null
  /** Company or name on the invoice. */
  customer: string
}

/** Parameters of one statement; both engines allow more. */
const batchSize = 500

/** Invoices with what credit notes and matched payments have settled. */
export const selectDueInvoices = (db: Database) =>
  db
    .selectFrom('invoice')
    .innerJoin('orders', 'orders.id', 'invoice.order_id')
    .where('invoice.kind', '=', 'invoice')
    .select(['invoice.id', 'invoice.number', 'invoice.reference', 'invoice.total'])
    .select(['invoice.paid_at', 'invoice.due_on as dueOn', 'invoice.order_id as orderId'])
    .select(['orders.number as orderNumber', 'orders.status', 'orders.billing'])
    .select((eb) => [
      creditedTotal(eb.ref('invoice.order_id')).as('credited'),
      receivedTotal(eb.ref('invoice.id')).as('received'),
      feesTotal(eb.ref('invoice.id')).as('fees'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof selectDueInvoices>['execute']>>[number]

export const dueInvoiceOf = (row: Row): UnpaidInvoice => {
  const { paid_at: paidAt, status, billing, credited, received, ...invoice } = row
  const due = invoiceBalance(amountsOf(row))
  return {
    ...invoice,
    customer: billing.company || `${billing.first_name} ${billing.last_name}`.trim(),
    paidAt,
    isPaid: paidAt !== null,
    isCancelled: status === 'cancelled',
    due,
    fees: centimes(Math.max(0, Math.min(due, Number(row.fees)))),
  }
}

export const findDueInvoice = async (
  db: Database,
  id: string,
): Promise<UnpaidInvoice | undefined> => {
  const row = await selectDueInvoices(db).where('invoice.id', '=', id).executeTakeFirst()
  return row && dueInvoiceOf(row)
}

export const findInvoiceId = async (db: Database, number: number): Promise<string | undefined> => {
  const row = await db
    .selectFrom('invoice')
    .select('id')
    .where('kind', '=', 'invoice')
    .where('number', '=', number)
    .executeTakeFirst()
  return row?.id
}

/**
 * Locks the invoices of orders until the transaction ends, and before them the orders that a payment
 * moves, sorted (see `lockOrder`).
 */
const lockInvoices = async (db: Database, orderIds: Expression<string>) => {
  if (engineOf(db) !== 'postgres') return
  await db
    .selectFrom('orders')
    .select('id')
    .where('id', 'in', orderIds)
    .where('status', 'in', awaitingPayment)
    .orderBy('id')
    .forUpdate()
    .execute()
  await db
    .selectFrom('invoice')
    .select('id')
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** The invoices with these references. `locks`: until the end of the caller's transaction. */
export const findByReferences = async (
  db: Database,
  references: readonly string[],
  locks: boolean,
): Promise<Map<string, UnpaidInvoice>> => {
  const found = new Map<string, UnpaidInvoice>()
  for (let at = 0; at < references.length; at += batchSize) {
    const some = references.slice(at, at + batchSize)
    const ordersIn = (table: 'invoice' | 'former_document') =>
      db.selectFrom(table).select('order_id').where('reference', 'in', some)
    if (locks)
      await lockInvoices(db, ordersIn('invoice').union(ordersIn('former_document')).$asScalar())
    const rows = await selectDueInvoices(db).where('invoice.reference', 'in', some).execute()
    for (const row of rows) found.set(row.reference, dueInvoiceOf(row))
    // A bill that was replaced after a change of its order pays the present one.
    const former = await selectDueInvoices(db)
      .innerJoin('former_document', 'former_document.order_id', 'invoice.order_id')
      .select('former_document.reference as formerReference')
      .where('former_document.reference', 'in', some)
      .execute()
    for (const { formerReference, ...row } of former)
      if (formerReference) found.set(formerReference, dueInvoiceOf(row))
  }
  return found
}

/** The unpaid invoices of a customer, the oldest first. */
const findCustomerInvoices = async (db: Database, accountId: string): Promise<UnpaidInvoice[]> => {
  const rows = await selectDueInvoices(db)
    .where('orders.account_id', '=', accountId)
    .where(hasAmountDue)
    .orderBy('invoice.due_on')
    .orderBy('invoice.number')
    .execute()
  return rows.map(dueInvoiceOf)
}

/** The unpaid invoices of the customers whose references these are. `locks`: as above. */
export const findByCustomerReferences = async (
  db: Database,
  references: readonly string[],
  locks: boolean,
): Promise<Map<string, UnpaidInvoice[]>> => {
  const found = new Map<string, UnpaidInvoice[]>()
  for (const reference of references) {
    const number = customerNumberIn(reference)
    if (number === undefined) continue
    const customer = await db
      .selectFrom('account_reference')
      .select('account_id')
      .where('number', '=', number)
      .executeTakeFirst()
    if (!customer) continue
    const { account_id: accountId } = customer
    const unpaid = db
      .selectFrom('invoice')
      .innerJoin('orders', 'orders.id', 'invoice.order_id')
      .select('invoice.order_id')
      .where('orders.account_id', '=', accountId)
      .where('invoice.paid_at', 'is', null)
    if (locks) await lockInvoices(db, unpaid.$asScalar())
    found.set(reference, await findCustomerInvoices(db, accountId))
  }
  return found
}

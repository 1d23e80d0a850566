import { type Expression, type ExpressionBuilder, expressionBuilder, sql } from 'kysely'
import { type Centimes, centimes } from '../../domain/money.ts'
import type { InvoiceAmounts } from '../../domain/order/amount-due.ts'
import type { Database } from '../db/client.ts'
import type { Schema } from '../db/schema.ts'

type Sum = number | string

const eb = expressionBuilder<Schema, never>()

/** The sum of the credit notes of an order, for a query. */
export const creditedTotal = (orderId: Expression<string>) =>
  eb
    .selectFrom('invoice as note')
    .select((note) => note.fn.coalesce(note.fn.sum<Sum>('note.total'), sql.lit(0)).as('total'))
    .where('note.order_id', '=', orderId)
    .where('note.kind', '=', 'credit-note')
    .$asScalar()

/** The sum of the payments that are matched to an invoice, for a query. */
export const receivedTotal = (invoiceId: Expression<string>) =>
  eb
    .selectFrom('bank_payment')
    .select((one) =>
      one.fn.coalesce(one.fn.sum<Sum>('bank_payment.amount'), sql.lit(0)).as('total'),
    )
    .where('bank_payment.invoice_id', '=', invoiceId)
    .where('bank_payment.state', '=', 'matched')
    .$asScalar()

/** The sum of an invoice's reminder fees that are not waived, for a query. */
export const feesTotal = (invoiceId: Expression<string>) =>
  eb
    .selectFrom('reminder')
    .select((one) => one.fn.coalesce(one.fn.sum<Sum>('reminder.fee'), sql.lit(0)).as('total'))
    .where('reminder.invoice_id', '=', invoiceId)
    .where('reminder.state', '=', 'sent')
    .where('reminder.waived_at', 'is', null)
    .$asScalar()

type Invoices = Pick<ExpressionBuilder<Schema, 'invoice'>, 'ref'>

/** `invoiceBalance` without fees, for a query. */
export const amountLeftWithoutFees = ({ ref }: Invoices) =>
  sql<Sum>`${ref('invoice.total')} - ${creditedTotal(ref('invoice.order_id'))} - ${receivedTotal(ref('invoice.id'))}`

/** `invoiceBalance` for a query. */
export const amountLeft = (invoice: Invoices) =>
  sql<Sum>`${amountLeftWithoutFees(invoice)} + ${feesTotal(invoice.ref('invoice.id'))}`

/** Whether `amountDue` is above zero, for a query. */
export const hasAmountDue = (invoice: Invoices) =>
  eb.and([eb(invoice.ref('invoice.paid_at'), 'is', null), eb(amountLeft(invoice), '>', 0)])

/** Whether `amountOverpaid` is above zero, for a query. */
export const isOverpaid = (invoice: Invoices) => eb(amountLeft(invoice), '<', 0)

/** An invoice's row with its sums, which PostgreSQL returns as text. */
type Row = { total: Centimes; paid_at: Date | null } & Record<
  'fees' | 'credited' | 'received',
  Sum | null
>

export const amountsOf = ({ total, paid_at, fees, credited, received }: Row): InvoiceAmounts => ({
  total,
  fees: centimes(Number(fees)),
  credited: centimes(Number(credited)),
  received: centimes(Number(received)),
  isPaid: paid_at !== null,
})

/** The amounts of an order's invoice; undefined if it has not been issued. */
export const findInvoiceAmounts = async (
  db: Database,
  orderId: string,
): Promise<InvoiceAmounts | undefined> => {
  const row = await db
    .selectFrom('invoice')
    .select(['total', 'paid_at'])
    .select((invoice) => [
      creditedTotal(invoice.ref('invoice.order_id')).as('credited'),
      receivedTotal(invoice.ref('invoice.id')).as('received'),
      feesTotal(invoice.ref('invoice.id')).as('fees'),
    ])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'invoice')
    .executeTakeFirst()
  return row && amountsOf(row)
}

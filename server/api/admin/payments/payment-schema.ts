import { z } from '@hono/zod-openapi'
import { priceString } from '../../../../domain/money.ts'
import { notifiesCustomer, orderStatuses } from '../../../../domain/order/order-status.ts'
import type { UnpaidInvoice } from '../../../payments/due-invoices.ts'
import type { StatementImportPreview } from '../../../payments/import-statement.ts'
import type { ListedPayment } from '../../../payments/list-payments.ts'
import type { ListedStatement } from '../../../payments/list-statements.ts'
import type { MatchedPayment } from '../../../payments/match-statement.ts'
import type { PaymentUndoEffect } from '../../../payments/undo-decision.ts'

const problem = z
  .enum([
    'no-reference',
    'reference-unknown',
    'underpaid',
    'overpaid',
    'already-paid',
    'invoice-cancelled',
    'other-currency',
    'reversal',
    'batch-without-details',
    'possible-duplicate',
    'reported-with-details',
  ])
  .nullable()
  .openapi({ description: 'Why it does not settle an invoice; null if it does.' })

const valueOn = z.string().openapi({ description: 'Value date, YYYY-MM-DD.' })
const amount = z.string().openapi({ description: 'Amount; negative if the bank took it back.' })
const payer = z.string().openapi({ description: 'Name of the payer.' })
const reference = z.string().openapi({ description: 'Payment reference; empty without one.' })
const text = z.string().openapi({ description: 'Message of the payer.' })

/** An invoice with what is still to be paid. */
export const dueInvoiceSchema = z
  .object({
    number: z.int(),
    orderId: z.string().openapi({ description: 'Id of the order.' }),
    orderNumber: z.int().openapi({ description: 'Number of the order.' }),
    customer: z.string().openapi({ description: 'Company or name on the invoice.' }),
    total: z.string(),
    due: z.string().openapi({ description: 'What is still to be paid in CHF.' }),
    dueOn: z.string().openapi({ description: 'Day on which it is due, YYYY-MM-DD.' }),
    isPaid: z.boolean().openapi({ description: 'Whether it has been paid.' }),
  })
  .openapi('DueInvoice')

export const paymentSchema = z
  .object({
    id: z.string(),
    valueOn,
    amount,
    currency: z.string(),
    reference,
    payer,
    message: text,
    state: z.enum(['matched', 'open', 'dismissed']).openapi({
      description: 'Assigned to an invoice, to be decided, or set aside.',
    }),
    problem,
    note: z.string(),
    decidedAt: z.iso.datetime().nullable().openapi({
      description: 'When the staff decided about it; null for automatic matches.',
    }),
    invoice: z
      .object({
        number: z.int(),
        orderId: z.string().openapi({ description: 'Id of the order.' }),
        orderNumber: z.int().openapi({ description: 'Number of the order.' }),
      })
      .optional()
      .openapi({ description: 'The invoice that it pays.' }),
    statement: z
      .object({
        id: z.string(),
        fileName: z.string().openapi({ description: 'Name of the file.' }),
      })
      .openapi({ description: 'The file that reported it.' }),
  })
  .openapi('BankPayment')

const kind = z.enum(['camt.053', 'camt.054']).openapi({ description: 'Statement or notification.' })

export const statementSchema = z
  .object({
    id: z.string(),
    kind,
    fileName: z.string().openapi({ description: 'Name of the file.' }),
    importedAt: z.iso.datetime().openapi({ description: 'Time of the import, ISO 8601.' }),
    importedBy: z.string().openapi({ description: 'Who imported it.' }),
    payments: z.int().openapi({ description: 'Number of its payments.' }),
    open: z.int().openapi({ description: 'Payments that are to be decided.' }),
  })
  .openapi('BankStatement')

const row = z.object({
  key: z.string().openapi({ description: 'Identifies the payment in every file.' }),
  valueOn,
  amount,
  currency: z.string(),
  reference,
  payer,
  message: text,
  isKnown: z.boolean().openapi({ description: 'Imported before: nothing happens.' }),
  problem,
  invoice: dueInvoiceSchema.optional().openapi({ description: 'The invoice with its reference.' }),
})

export const statementPreviewSchema = z
  .object({
    hash: z.string().openapi({
      description: 'Send it with the import: what is imported is what was shown.',
    }),
    files: z
      .array(
        z.object({
          name: z.string().openapi({ description: 'Name in the archive; empty without one.' }),
          kind,
          bankAccount: z.string().openapi({ description: 'IBAN of the account.' }),
          payments: z.int().openapi({
            description: 'Number of its payments.',
          }),
        }),
      )
      .openapi({ description: 'The files that were read: one, or those of an archive.' }),
    debits: z.int().openapi({ description: 'Entries that are no payments of customers.' }),
    pending: z.int().openapi({ description: 'Entries that are not final yet.' }),
    matched: z.int().openapi({ description: 'Payments that settle an invoice.' }),
    known: z.int().openapi({ description: 'Payments that were imported before.' }),
    open: z.int().openapi({ description: 'Payments that are to be decided.' }),
    rows: z.array(row).openapi({
      description: 'The payments: first those to be decided, at most 500.',
    }),
  })
  .openapi('StatementPreview')

const orderStatus = z.enum(orderStatuses)

export const undoEffectSchema = z
  .object({
    invoice: z.int().nullable().openapi({
      description: 'Number of the invoice that becomes paid or unpaid; null for none.',
    }),
    becomesPaid: z.boolean().openapi({ description: 'Whether the invoice is paid afterwards.' }),
    order: z
      .object({
        number: z.int(),
        from: orderStatus.openapi({ description: 'Present status.' }),
        to: orderStatus.openapi({ description: 'Status before the payment, set again.' }),
        notifiesCustomer: z.boolean().openapi({ description: 'Whether the customer gets a mail.' }),
      })
      .nullable()
      .openapi({ description: 'The order that waits again; null if its status stays.' }),
  })
  .openapi('UndoEffect')

export const undoEffectView = ({
  invoice,
  becomes,
  order,
}: PaymentUndoEffect): z.input<typeof undoEffectSchema> => ({
  invoice: becomes ? (invoice?.number ?? null) : null,
  becomesPaid: becomes === 'paid',
  order: order
    ? {
        number: order.number,
        from: order.from,
        to: order.to,
        notifiesCustomer: notifiesCustomer(order.to),
      }
    : null,
})

export const dueInvoiceView = (invoice: UnpaidInvoice): z.input<typeof dueInvoiceSchema> => ({
  number: invoice.number,
  orderId: invoice.orderId,
  orderNumber: invoice.orderNumber,
  customer: invoice.customer,
  total: priceString(invoice.total),
  due: priceString(invoice.due),
  dueOn: invoice.dueOn,
  isPaid: invoice.isPaid,
})

export const paymentView = ({
  amount: centimes,
  decidedAt,
  ...payment
}: ListedPayment): z.input<typeof paymentSchema> => ({
  ...payment,
  amount: priceString(centimes),
  decidedAt: decidedAt?.toISOString() ?? null,
})

export const statementView = ({
  importedAt,
  ...statement
}: ListedStatement): z.input<typeof statementSchema> => ({
  ...statement,
  importedAt: importedAt.toISOString(),
})

const rowView = ({ payment, isKnown, problem: why, invoice }: MatchedPayment) => ({
  key: payment.key,
  valueOn: payment.valueOn,
  amount: priceString(payment.amount),
  currency: payment.currency,
  reference: payment.reference,
  payer: payment.payer,
  message: payment.message,
  isKnown,
  problem: why ?? null,
  ...(invoice && { invoice: dueInvoiceView(invoice) }),
})

/** Rows in a response: more is not read by people. */
const maxRows = 500

const rank = ({ isKnown, problem: why }: MatchedPayment) => {
  if (isKnown) return 2
  return why ? 0 : 1
}

export const statementPreviewView = ({
  hash,
  files,
  rows,
}: StatementImportPreview): z.input<typeof statementPreviewSchema> => {
  const count = (wanted: number) => rows.filter((one) => rank(one) === wanted).length
  return {
    hash,
    files: files.map(({ name, kind, accounts, payments }) => ({
      ...{ name, kind, bankAccount: accounts.join(', '), payments: payments.length },
    })),
    debits: files.reduce((sum, { skipped }) => sum + skipped.debits, 0),
    pending: files.reduce((sum, { skipped }) => sum + skipped.pending, 0),
    open: count(0),
    matched: count(1),
    known: count(2),
    rows: rows
      .toSorted((a, b) => rank(a) - rank(b))
      .slice(0, maxRows)
      .map(rowView),
  }
}

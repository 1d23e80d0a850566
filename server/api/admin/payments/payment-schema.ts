import { z } from '@hono/zod-openapi'
import { priceString } from '../../../../domain/money.ts'
import { notifiesCustomer, orderStatuses } from '../../../../domain/order/order-status.ts'
import type { UnpaidInvoice } from '../../../payments/due-invoices.ts'
import type { StatementImportPreview } from '../../../payments/import-statement.ts'
import type { ListedPayment } from '../../../payments/list-payments.ts'
import type { MatchedPayment } from '../../../payments/match-statement.ts'
import type { PaymentUndoEffect } from '../../../payments/undo-decision.ts'
import { instant } from '../../fields.ts'

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
  .describe('Why it does not settle an invoice; null if it does.')

/** How it was made. */
export const method = z
  .enum(['bank', 'cash', 'other', 'card'])
  .describe(
    'By the bank, by card or TWINT, in cash, or otherwise; `cash` and `other` are entered by the staff.',
  )

const valueOn = z.string().describe('Value date, YYYY-MM-DD.')
const amount = z.string().describe('Amount; negative if the bank took it back.')
const payer = z.string().describe('Name of the payer.')
const reference = z.string().describe('Payment reference; empty without one.')
const text = z.string().describe('Message of the payer.')

/** An invoice with what is still to be paid. */
export const dueInvoiceSchema = z
  .object({
    number: z.int(),
    orderId: z.string().describe('Id of the order.'),
    orderNumber: z.int().describe('Number of the order.'),
    customer: z.string().describe('Company or name on the invoice.'),
    total: z.string(),
    due: z.string().describe('What is still to be paid in CHF.'),
    dueOn: z.string().describe('Day on which it is due, YYYY-MM-DD.'),
    isPaid: z.boolean().describe('Whether it has been paid.'),
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
    state: z
      .enum(['matched', 'open', 'dismissed'])
      .describe('Assigned to an invoice, to be decided, or set aside.'),
    problem,
    note: z.string(),
    decidedAt: instant
      .nullable()
      .describe('When the staff decided about it; null for automatic matches.'),
    invoice: z
      .object({
        number: z.int(),
        orderId: z.string().describe('Id of the order.'),
        orderNumber: z.int().describe('Number of the order.'),
      })
      .optional()
      .describe('The invoice that it pays.'),
    statement: z
      .object({
        id: z.string(),
        fileName: z.string().describe('Name of the file.'),
      })
      .optional()
      .describe('The file that reported it; missing for payments that the staff have entered.'),
    method,
    author: z.string().describe('Who decided about it or entered it; empty without a decision.'),
    overpaid: z
      .string()
      .describe('What has been paid beyond its invoice and is to be paid back, in CHF.'),
  })
  .openapi('BankPayment')

const kind = z.enum(['camt.053', 'camt.054']).describe('Statement or notification.')

export const statementSchema = z
  .object({
    id: z.string(),
    kind,
    fileName: z.string().describe('Name of the file.'),
    importedAt: instant.describe('Time of the import, ISO 8601.'),
    importedBy: z.string().describe('Who imported it.'),
    payments: z.int().describe('Number of its payments.'),
    open: z.int().describe('Payments that are to be decided.'),
  })
  .openapi('BankStatement')

const row = z.object({
  key: z.string().describe('Identifies the payment in every file.'),
  valueOn,
  amount,
  currency: z.string(),
  reference,
  payer,
  message: text,
  isKnown: z.boolean().describe('Imported before: nothing happens.'),
  problem,
  invoice: dueInvoiceSchema.optional().describe('The invoice with its reference.'),
})

export const statementPreviewSchema = z
  .object({
    hash: z.string().describe('Send it with the import: what is imported is what was shown.'),
    files: z
      .array(
        z.object({
          name: z.string().describe('Name in the archive; empty without one.'),
          kind,
          bankAccount: z.string().describe('IBAN of the account.'),
          payments: z.int().describe('Number of its payments.'),
        }),
      )
      .describe('The files that were read: one, or those of an archive.'),
    debits: z.int().describe('Entries that are no payments of customers.'),
    pending: z.int().describe('Entries that are not final yet.'),
    matched: z.int().describe('Payments that settle an invoice.'),
    known: z.int().describe('Payments that were imported before.'),
    open: z.int().describe('Payments that are to be decided.'),
    rows: z.array(row).describe('The payments: first those to be decided, at most 500.'),
  })
  .openapi('StatementPreview')

const orderStatus = z.enum(orderStatuses)

export const undoEffectSchema = z
  .object({
    invoice: z
      .int()
      .nullable()
      .describe('Number of the invoice that becomes paid or unpaid; null for none.'),
    becomesPaid: z.boolean().describe('Whether the invoice is paid afterwards.'),
    order: z
      .object({
        number: z.int(),
        from: orderStatus.describe('Present status.'),
        to: orderStatus.describe('Status before the payment, set again.'),
        notifiesCustomer: z.boolean().describe('Whether the customer gets a mail.'),
      })
      .nullable()
      .describe('The order that waits again; null if its status stays.'),
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
  overpaid,
  ...payment
}: ListedPayment): z.input<typeof paymentSchema> => ({
  ...payment,
  amount: priceString(centimes),
  overpaid: priceString(overpaid),
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

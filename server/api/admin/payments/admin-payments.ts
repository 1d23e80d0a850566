import { z } from '@hono/zod-openapi'
import { centimes, priceString } from '../../../../domain/money.ts'
import { ok, type Result, refuse } from '../../../../domain/result.ts'
import type { AuditAction } from '../../../../domain/staff/audit-action.ts'
import type { Database } from '../../../db/client.ts'
import {
  assignPayment,
  type Decided,
  dismissPayment,
  type PaymentDecisionRefusal,
} from '../../../payments/decide-payment.ts'
import { enterPayment } from '../../../payments/enter-payment.ts'
import { findPayment, listPayments, paymentSorts } from '../../../payments/list-payments.ts'
import { suggestInvoices } from '../../../payments/suggest-invoices.ts'
import { previewUndo, type Undone, undoDecision } from '../../../payments/undo-decision.ts'
import { line, maxInteger, paragraph } from '../../fields.ts'
import type { ApiRoute, Refused } from '../../route.ts'
import { listRoute, searchText } from '../list-route.ts'
import { changeRoute, staffRoute } from '../staff-route.ts'
import {
  dueInvoiceSchema,
  dueInvoiceView,
  paymentSchema,
  paymentView,
  undoEffectSchema,
  undoEffectView,
} from './payment-schema.ts'

const assignment = z.object({
  invoice: z
    .int('value-invalid')
    .min(1, 'value-invalid')
    .max(maxInteger, 'value-invalid')
    .describe('Number of the invoice.'),
  settles: z
    .boolean('value-invalid')
    .default(false)
    .describe('Whether the invoice counts as paid even if an amount is left.'),
  note: paragraph(500).default(''),
})

const entry = z.object({
  method: z.enum(['cash', 'other'], 'value-invalid').describe('How it was paid.'),
  valueOn: z.iso.date('value-invalid').describe('Day of the payment, YYYY-MM-DD.'),
  note: paragraph(500).default(''),
  amount: z
    .string()
    .regex(/^-?\d{1,9}\.\d{2}$/, 'value-invalid')
    .transform((text) => Math.round(Number(text) * 100))
    .openapi({
      type: 'string',
      description: 'What the invoice has due in CHF; negative for what is paid back.',
    }),
})

const changeOf = (action: AuditAction, note: string, { payment, invoice, isPaid }: Decided) => ({
  action,
  resource: 'payments' as const,
  recordId: payment.id,
  label: `${payment.payer} ${priceString(centimes(payment.amount))} ${payment.currency}`.trim(),
  before: { state: payment.state },
  after: {
    ...(note && { note }),
    ...(invoice && { invoice: invoice.number, isPaid }),
  },
})

const undoneChange = ({ payment, invoice, becomes, order }: Undone) => ({
  ...changeOf('reopen', '', { payment, invoice: undefined, isPaid: false }),
  before: { state: payment.state, ...(order && { orderStatus: order.from }) },
  after: {
    state: 'open',
    ...(invoice && {
      invoice: invoice.number,
      isPaid: becomes ? becomes === 'paid' : invoice.isPaid,
    }),
    ...(order && { order: order.number, orderStatus: order.to }),
  },
})

const params = { id: z.string() }

const answered = <Value>(result: Result<Value, PaymentDecisionRefusal>) => {
  if (result.ok) return result
  const { code } = result.refusal
  return refuse<Refused>(code === 'reason-missing' ? 'dismissal-reason-missing' : code)
}

/** What decisions about a payment have in common: they return it. */
const decision = {
  method: 'post',
  permission: 'payments.write',
  params,
  returns: paymentSchema,
  refuses: [409],
  view: async (_: unknown, { params: { id } }: { params: { id: string } }, db: Database) => {
    const payment = await findPayment(db, id)
    return payment && paymentView(payment)
  },
} as const

/** Payments of the bank and decisions about them. */
export const paymentRoutes: readonly ApiRoute[] = [
  listRoute({
    path: '/admin/payments',
    permission: 'payments.read',
    summary: 'Lists the payments of the bank, newest first',
    query: {
      search: searchText,
      state: z
        .enum(['matched', 'open', 'dismissed', 'overpaid'], 'value-invalid')
        .optional()
        .describe('Assigned to an invoice, to be decided, set aside, or of an overpaid invoice.'),
      statement: line(50).optional().describe('Id of the file.'),
    },
    sorts: paymentSorts,
    returns: paymentSchema,
    find: ({ db }, { statement: statementId, ...query }) =>
      listPayments(db, { ...query, statementId }),
    view: paymentView,
  }),
  staffRoute({
    method: 'get',
    path: '/admin/payments/{id}',
    permission: 'payments.read',
    summary: 'Retrieves a payment of the bank',
    params,
    returns: paymentSchema,
    run: async ({ db }, request) => ok(await decision.view(undefined, request, db)),
  }),
  staffRoute({
    method: 'get',
    path: '/admin/payments/{id}/invoices',
    permission: 'payments.read',
    summary: 'Suggests invoices that a payment may be meant for',
    params,
    query: { search: searchText },
    returns: z.array(dueInvoiceSchema),
    returned: 'Invoices by reference, payer and amount, or those of the search.',
    run: async ({ db }, { params: { id }, query: { search } }) =>
      ok((await suggestInvoices(db, id, search)).map(dueInvoiceView)),
  }),
  changeRoute({
    ...decision,
    path: '/admin/payments/{id}/assign',
    summary: 'Assigns a payment to an invoice',
    body: assignment,
    run: async (trx, { params: { id: paymentId }, body, actor: { accountId: byAccount }, now }) => {
      const { invoice: invoiceNumber, settles, note } = body
      const assigned = { paymentId, byAccount, invoiceNumber, settles, note }
      return answered(await assignPayment(trx, assigned, now))
    },
    log: (decided, { body: { note } }) => changeOf('assign', note, decided),
  }),
  changeRoute({
    ...decision,
    path: '/admin/payments/{id}/dismiss',
    summary: 'Sets a payment aside that belongs to no invoice',
    body: z.object({ reason: paragraph(500).describe('Why.') }),
    run: async (trx, { params: { id: paymentId }, body: { reason }, actor, now }) =>
      answered(await dismissPayment(trx, { paymentId, byAccount: actor.accountId, reason }, now)),
    log: (decided, { body: { reason } }) => changeOf('dismiss', reason, decided),
  }),
  staffRoute({
    method: 'get',
    path: '/admin/payments/{id}/undo-effect',
    permission: 'payments.read',
    summary: 'Says what undoing the decision about a payment would change',
    description: 'Changes nothing.',
    params,
    returns: undoEffectSchema,
    returned: 'The changes.',
    run: async ({ db }, { params: { id } }) => {
      const effect = await previewUndo(db, id)
      return ok(effect && undoEffectView(effect))
    },
  }),
  changeRoute({
    ...decision,
    path: '/admin/payments/{id}/reopen',
    summary: 'Undoes a decision about a payment',
    description:
      'The payment is to be decided again, its invoice is unpaid again, and an order whose ' +
      'preparation it had started waits again.',
    run: async (trx, { params: { id: paymentId }, actor, now }) =>
      answered(
        await undoDecision(trx, { paymentId, byAccount: actor.accountId, isByHand: false }, now),
      ),
    log: undoneChange,
  }),
  changeRoute({
    method: 'post',
    path: '/admin/payments/{id}/delete',
    permission: 'payments.write',
    summary: 'Deletes a payment that the staff have entered',
    description:
      'Its invoice is unpaid again, and an order whose preparation it had started waits again.',
    params,
    refuses: [409],
    run: async (trx, { params: { id: paymentId }, actor, now }) =>
      answered(
        await undoDecision(trx, { paymentId, byAccount: actor.accountId, isByHand: true }, now),
      ),
    log: (undone) => ({ ...undoneChange(undone), action: 'delete' }),
  }),
  changeRoute({
    method: 'post',
    path: '/admin/orders/{id}/payments',
    permission: 'payments.write',
    summary: 'Enters a payment without the bank, or that money has been paid back',
    description: 'For the whole amount that is due or was paid beyond the invoice.',
    params,
    body: entry,
    refuses: [409],
    run: (trx, { params: { id: orderId }, body, actor: { accountId: byAccount }, now }) =>
      enterPayment(trx, { orderId, ...body, byAccount }, now),
    log: ({ id, number, amount }, { body: { method, valueOn, note } }) => ({
      action: 'create',
      resource: 'payments',
      recordId: id,
      label: `${priceString(amount)} CHF`,
      after: { invoice: number, paymentMethod: method, valueOn, ...(note && { note }) },
    }),
  }),
]

import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { centimes, priceString } from '../../../../domain/money.ts'
import {
  assignPayment,
  type Decided,
  type DecisionRefusal,
  dismissPayment,
} from '../../../payments/decide-payment.ts'
import { findPayment, listPayments, type paymentSorts } from '../../../payments/list-payments.ts'
import { suggestInvoices } from '../../../payments/suggest-invoices.ts'
import { previewUndo, type Undone, undoDecision } from '../../../payments/undo-decision.ts'
import type { Services } from '../../../services.ts'
import type { ApiEnv } from '../../api-env.ts'
import { type ErrorContext, errors, fail } from '../../error.ts'
import { line, maxInteger, paragraph } from '../../fields.ts'
import { performAudited } from '../audited.ts'
import { range, searchText, setContentRange, sortBy } from '../list-range.ts'
import { staffOnly } from '../staff-only.ts'
import {
  dueInvoiceSchema,
  dueInvoiceView,
  paymentSchema,
  paymentView,
  undoEffectSchema,
  undoEffectView,
} from './payment-schema.ts'

const id = z.object({ id: z.string() })

const paymentResponse = {
  description: 'The payment.',
  content: { 'application/json': { schema: paymentSchema } },
}

const listQuery = z.object({
  range,
  ...sortBy(['date', 'amount', 'payer', 'state'] as const satisfies readonly [
    string,
    ...typeof paymentSorts,
  ]),
  search: searchText,
  state: z
    .enum(['matched', 'open', 'dismissed'], 'value-invalid')
    .optional()
    .openapi({ description: 'Assigned to an invoice, to be decided, or set aside.' }),
  statement: line(50).optional().openapi({ description: 'Id of the file.' }),
})

const assignment = z.object({
  invoice: z.int('value-invalid').min(1, 'value-invalid').max(maxInteger, 'value-invalid').openapi({
    description: 'Number of the invoice.',
  }),
  settles: z.boolean('value-invalid').default(false).openapi({
    description: 'Whether the invoice counts as paid even if an amount is left.',
  }),
  note: paragraph(500).default(''),
})

const routesOf = (services: Services) => {
  const readers = staffOnly(services, 'payments.read')
  const writers = staffOnly(services, 'payments.write')
  const responses = { 200: paymentResponse, ...errors(400, 401, 403, 404, 409, 413, 415, 422) }
  const bodyOf = <Schema extends z.ZodType>(schema: Schema) => ({
    required: true as const,
    content: { 'application/json': { schema } },
  })
  return {
    list: createRoute({
      ...readers,
      method: 'get',
      path: '/admin/payments',
      summary: 'Lists the payments of the bank, newest first',
      request: { query: listQuery },
      responses: {
        200: {
          description: 'Payments; the header `Content-Range` has the range and the total number.',
          content: { 'application/json': { schema: z.array(paymentSchema) } },
        },
        ...errors(401, 403, 422),
      },
    }),
    one: createRoute({
      ...readers,
      method: 'get',
      path: '/admin/payments/{id}',
      summary: 'Retrieves a payment of the bank',
      request: { params: id },
      responses: { 200: paymentResponse, ...errors(401, 403, 404) },
    }),
    suggestions: createRoute({
      ...readers,
      method: 'get',
      path: '/admin/payments/{id}/invoices',
      summary: 'Suggests invoices that a payment may be meant for',
      request: { params: id, query: z.object({ search: searchText }) },
      responses: {
        200: {
          description: 'Invoices by reference, payer and amount, or those of the search.',
          content: { 'application/json': { schema: z.array(dueInvoiceSchema) } },
        },
        ...errors(401, 403, 422),
      },
    }),
    assign: createRoute({
      ...writers,
      method: 'post',
      path: '/admin/payments/{id}/assign',
      summary: 'Assigns a payment to an invoice',
      request: { params: id, body: bodyOf(assignment) },
      responses,
    }),
    dismiss: createRoute({
      ...writers,
      method: 'post',
      path: '/admin/payments/{id}/dismiss',
      summary: 'Sets a payment aside that belongs to no invoice',
      request: {
        params: id,
        body: bodyOf(z.object({ reason: paragraph(500).openapi({ description: 'Why.' }) })),
      },
      responses,
    }),
    undoEffect: createRoute({
      ...readers,
      method: 'get',
      path: '/admin/payments/{id}/undo-effect',
      summary: 'Says what undoing the decision about a payment would change',
      description: 'Changes nothing.',
      request: { params: id },
      responses: {
        200: {
          description: 'The changes.',
          content: { 'application/json': { schema: undoEffectSchema } },
        },
        ...errors(401, 403, 404),
      },
    }),
    reopen: createRoute({
      ...writers,
      method: 'post',
      path: '/admin/payments/{id}/reopen',
      summary: 'Undoes a decision about a payment',
      description:
        'The payment is to be decided again, its invoice is unpaid again, and an order whose ' +
        'preparation it had started waits again.',
      request: { params: id },
      responses,
    }),
  }
}

const refused = (c: ErrorContext, { code }: DecisionRefusal) => {
  if (code === 'payment-unknown') return fail(c, 'not-found')
  return fail(c, code === 'reason-missing' ? 'dismissal-reason-missing' : code)
}

const changeOf =
  (action: string, note: string) =>
  ({ payment, invoice, isPaid }: Decided) => ({
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
  ...changeOf('reopen', '')({ payment, invoice: undefined, isPaid: false }),
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

/** Payments of the bank and decisions about them. */
export const addPaymentRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const { db } = services
  const routes = routesOf(services)

  api.openapi(routes.list, async (c) => {
    const { range: page, statement, ...query } = c.req.valid('query')
    const { payments, total } = await listPayments(db, {
      ...query,
      statementId: statement,
      ...page,
    })
    setContentRange(c, 'payments', page, payments.length, total)
    return c.json(payments.map(paymentView), 200)
  })

  api.openapi(routes.one, async (c) => {
    const payment = await findPayment(db, c.req.valid('param').id)
    return payment ? c.json(paymentView(payment), 200) : fail(c, 'not-found')
  })

  api.openapi(routes.suggestions, async (c) => {
    const { search } = c.req.valid('query')
    const found = await suggestInvoices(db, c.req.valid('param').id, search)
    return c.json(found.map(dueInvoiceView), 200)
  })

  api.openapi(routes.assign, async (c) => {
    const paymentId = c.req.valid('param').id
    const { invoice, settles, note } = c.req.valid('json')
    const byAccount = c.var.signedIn.accountId
    const decision = { paymentId, byAccount, invoiceNumber: invoice, settles, note }
    const done = await performAudited(
      services,
      c,
      (trx, now) => assignPayment(trx, decision, now),
      changeOf('assign', note),
    )
    if (!done.ok) return refused(c, done.refusal)
    const payment = await findPayment(db, paymentId)
    return payment ? c.json(paymentView(payment), 200) : fail(c, 'not-found')
  })

  api.openapi(routes.dismiss, async (c) => {
    const paymentId = c.req.valid('param').id
    const { reason } = c.req.valid('json')
    const byAccount = c.var.signedIn.accountId
    const done = await performAudited(
      services,
      c,
      (trx, now) => dismissPayment(trx, { paymentId, byAccount, reason }, now),
      changeOf('dismiss', reason),
    )
    if (!done.ok) return refused(c, done.refusal)
    const payment = await findPayment(db, paymentId)
    return payment ? c.json(paymentView(payment), 200) : fail(c, 'not-found')
  })

  api.openapi(routes.undoEffect, async (c) => {
    const effect = await previewUndo(db, c.req.valid('param').id)
    return effect ? c.json(undoEffectView(effect), 200) : fail(c, 'not-found')
  })

  api.openapi(routes.reopen, async (c) => {
    const paymentId = c.req.valid('param').id
    const byAccount = c.var.signedIn.accountId
    const done = await performAudited(
      services,
      c,
      (trx, now) => undoDecision(trx, { paymentId, byAccount }, now),
      undoneChange,
    )
    if (!done.ok) return refused(c, done.refusal)
    const payment = await findPayment(db, paymentId)
    return payment ? c.json(paymentView(payment), 200) : fail(c, 'not-found')
  })
}

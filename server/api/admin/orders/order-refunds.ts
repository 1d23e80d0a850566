import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { priceString, sumCentimes } from '../../../../domain/money.ts'
import {
  type OrderRefundRefusal,
  previewRefund,
  refundOrder,
} from '../../../orders/staff/refund-order.ts'
import type { Services } from '../../../services.ts'
import type { ApiEnv } from '../../api-env.ts'
import { type ErrorContext, errors, fail } from '../../error.ts'
import { performAudited } from '../audited.ts'
import { staffOnly } from '../staff-only.ts'
import { labelOf, orderResponse, respondWithOrder } from './admin-orders.ts'
import { confirmedRefund, refundPreview, refundRequest, toRefund } from './order-act-schema.ts'

const id = z.object({ id: z.string() })

const routesOf = (services: Services) => ({
  preview: createRoute({
    ...staffOnly(services, 'orders.read'),
    method: 'post',
    path: '/admin/orders/{id}/refund-preview',
    summary: 'Computes what a refund would credit',
    request: {
      params: id,
      body: { required: true, content: { 'application/json': { schema: refundRequest } } },
    },
    responses: {
      200: {
        description: 'The amounts of the credit note, with discount and VAT.',
        content: { 'application/json': { schema: refundPreview } },
      },
      ...errors(400, 401, 403, 404, 409, 413, 415, 422),
    },
  }),
  refund: createRoute({
    ...staffOnly(services, 'orders.write'),
    method: 'post',
    path: '/admin/orders/{id}/refund',
    summary: 'Refunds lines or the shipping of an order',
    description:
      'Issues a credit note and mails it to the customer. If nothing is left, the order becomes refunded. ' +
      'The money itself is transferred by the bank.',
    request: {
      params: id,
      body: { required: true, content: { 'application/json': { schema: confirmedRefund } } },
    },
    responses: { 200: orderResponse, ...errors(400, 401, 403, 404, 409, 413, 415, 422) },
  }),
})

const refused = (c: ErrorContext, refusal: OrderRefundRefusal) => {
  switch (refusal.code) {
    case 'order-unknown':
      return fail(c, 'not-found')
    case 'status-not-allowed':
      return fail(c, 'refund-not-allowed', { from: refusal.from })
    case 'refund-exceeds':
      return fail(c, 'refund-exceeds', { line: refusal.position + 1 })
    default:
      return fail(c, refusal.code)
  }
}

/** Refunds with partial credit notes. */
export const addOrderRefundRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const routes = routesOf(services)

  api.openapi(routes.preview, async (c) => {
    const request = toRefund(c.req.valid('json'))
    const preview = await previewRefund(services.db, c.req.valid('param').id, request)
    if (!preview.ok) return refused(c, preview.refusal)
    const { credit, isRest } = preview.value
    const { total, subtotal, discount, shipping, vat } = credit
    return c.json(
      {
        total: priceString(total),
        subtotal: priceString(subtotal),
        discount: priceString(discount),
        shipping: priceString(shipping),
        vat: priceString(sumCentimes(vat.map((part) => part.vat))),
        isRest,
      },
      200,
    )
  })

  api.openapi(routes.refund, async (c) => {
    const orderId = c.req.valid('param').id
    const { total, note, ...request } = c.req.valid('json')
    const label = await labelOf(services, orderId)
    const byAccount = c.var.signedIn.accountId
    const refund = { ...toRefund(request), orderId, note, byAccount, expectedTotal: total }
    const done = await performAudited(
      services,
      c,
      (trx, now) => refundOrder(trx, refund, now),
      (value) => ({
        action: 'refund',
        resource: 'orders',
        recordId: orderId,
        label,
        after: { total: priceString(value.total), creditNote: value.number, ...request },
      }),
    )
    return done.ok ? respondWithOrder(services, c, orderId) : refused(c, done.refusal)
  })
}

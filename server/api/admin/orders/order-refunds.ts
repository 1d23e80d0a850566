import { z } from '@hono/zod-openapi'
import { priceString, sumCentimes, zero } from '../../../../domain/money.ts'
import { ok, type Result, refuse } from '../../../../domain/result.ts'
import {
  type OrderRefundRefusal,
  previewRefund,
  refundOrder,
} from '../../../orders/staff/refund-order.ts'
import { closeRefusedRefunds } from '../../../payments/card/online-payments.ts'
import { retryRefund } from '../../../payments/card/refunds.ts'
import { type ApiRoute, type Refused, shown } from '../../route.ts'
import { changeRoute, staffRoute } from '../staff-route.ts'
import { confirmedRefund, refundPreview, refundRequest, toRefund } from './order-action-schema.ts'
import { auditedOrder, orderChange } from './order-actions.ts'

const params = { id: z.string() }

const refused = (refusal: OrderRefundRefusal): Refused => {
  switch (refusal.code) {
    case 'status-not-allowed':
      return { code: 'refund-not-allowed', data: { from: refusal.from } }
    case 'refund-exceeds':
      return { code: 'refund-exceeds', data: { line: refusal.position + 1 } }
    default:
      return refusal.code
  }
}

const answered = <Value>(result: Result<Value, OrderRefundRefusal>) =>
  result.ok ? result : refuse(refused(result.refusal))

/** Refunds with partial credit notes. */
export const orderRefundRoutes: readonly ApiRoute[] = [
  staffRoute({
    method: 'post',
    path: '/admin/orders/{id}/refund-preview',
    permission: 'orders.read',
    summary: 'Computes what a refund would credit',
    params,
    body: refundRequest,
    returns: refundPreview,
    returned: 'The amounts of the credit note, with discount and VAT.',
    refuses: [409],
    run: async ({ db }, { params: { id }, body }) =>
      shown(answered(await previewRefund(db, id, toRefund(body))), ({ credit, ...shownToo }) => ({
        total: priceString(credit.total),
        subtotal: priceString(credit.subtotal),
        discount: priceString(credit.discount),
        shipping: priceString(credit.shipping),
        fee: priceString(credit.fee ?? zero),
        vat: priceString(sumCentimes(credit.vat.map((part) => part.vat))),
        ...shownToo,
      })),
  }),
  changeRoute({
    ...orderChange,
    method: 'post',
    path: '/admin/orders/{id}/refund',
    summary: 'Refunds lines or the shipping of an order',
    description:
      'Issues a credit note and mails it to the customer. If nothing is left, the order becomes refunded. ' +
      'What was paid by card or TWINT is paid back so; other money is transferred by the bank.',
    params,
    body: confirmedRefund,
    run: async (
      trx,
      { params: { id: orderId }, body: { total, creditNotes, note, ...request }, actor, now },
    ) => {
      const expected = { expectedTotal: total, expectedCreditNotes: creditNotes }
      const refund = { ...toRefund(request), orderId, note, byAccount: actor.accountId }
      return answered(await refundOrder(trx, { ...refund, ...expected }, now))
    },
    log: async ({ total, number }, request, trx) => {
      const { lines, shipping } = request.body
      return {
        ...(await auditedOrder(trx, request)),
        action: 'refund',
        after: { total: priceString(total), creditNote: number, lines, shipping },
      }
    },
  }),
  changeRoute({
    ...orderChange,
    method: 'post',
    path: '/admin/orders/{id}/online-payments/{paymentId}/retry',
    summary: 'Sends a refund that Stripe has refused once more',
    refuses: [409],
    params: { ...params, paymentId: z.string().describe('Id of the refund.') },
    run: (trx, { params: { id: orderId, paymentId: id } }) => retryRefund(trx, { orderId, id }),
    log: async (_, request, trx) => ({ ...(await auditedOrder(trx, request)), action: 'retry' }),
  }),
  changeRoute({
    ...orderChange,
    method: 'post',
    path: '/admin/orders/{id}/online-payments/{paymentId}/paid-back',
    summary: 'Enters that a payment whose refund Stripe has refused was paid back otherwise',
    description:
      'For payments that could not settle their order; what credit notes leave is entered as a payment.',
    params: { ...params, paymentId: z.string().describe('Id of the payment.') },
    run: async (trx, { params: { id: orderId, paymentId: id }, now }) =>
      (await closeRefusedRefunds(trx, { orderId, isOfCredit: false, id }, now))
        ? ok(undefined)
        : refuse('not-found'),
    log: async (_, request, trx) => ({
      ...(await auditedOrder(trx, request)),
      action: 'refund',
    }),
  }),
]

import { z } from '@hono/zod-openapi'
import type { MessageDescriptor } from '@lingui/core'
import { priceString } from '../../../../domain/money.ts'
import { isEmptyChange } from '../../../../domain/order/order-change.ts'
import type { PostedItem } from '../../../../domain/order/posted-item.ts'
import { isQuantity } from '../../../../domain/quantity.ts'
import { ok, type Result, refuse } from '../../../../domain/result.ts'
import { refusedItemsText } from '../../../../messages/server/line-refusals.ts'
import { i18nIn } from '../../../i18n.ts'
import {
  type ChangeRefusal,
  changedItems,
  changeOrder,
  type OrderChange,
  quoteChange,
} from '../../../orders/change-order.ts'
import { checkShipTo } from '../../../orders/desk/place-desk-order.ts'
import { findOrder } from '../../../orders/history/find-order.ts'
import type { Services } from '../../../services.ts'
import type { ErrorContext } from '../../error.ts'
import { line, paragraph } from '../../fields.ts'
import { orderItems } from '../../orders/order-schema.ts'
import { linesRefusal } from '../../orders/orders.ts'
import type { ApiRoute, Refused } from '../../route.ts'
import { addressOf } from '../accounts/change-account.ts'
import { staffRoute } from '../staff-route.ts'
import { adminOrderSchema, changeTexts } from './admin-order-schema.ts'
import { findOrderView } from './admin-orders.ts'
import { deskRefusal, shippingAddress } from './order-desk.ts'

const params = { id: z.string() }

const quantity = z
  .int('quantity-invalid')
  .refine((value) => value === 0 || isQuantity(value), 'quantity-invalid')

const changeRequest = z.object({
  version: z.int('value-invalid').describe('`version` of the order that was shown.'),
  quantities: z
    .array(quantity)
    .max(500, 'value-invalid')
    .describe('Of the lines of the order, in their order; 0 removes a line.'),
  added: orderItems.describe('Further items.'),
  payment: z
    .enum(['invoice', 'advance', 'card'], 'value-invalid')
    .describe('`card`: only if the order has it.'),
  reference: line(100).default(''),
  note: paragraph(2_000).default(''),
  shippingAddress: shippingAddress.describe('Without it, that of the order stays.'),
})

type DeskRefusal = Parameters<typeof deskRefusal>[1]

const refused = (
  c: ErrorContext,
  refusal: ChangeRefusal | DeskRefusal,
  items: readonly PostedItem[],
): Refused => {
  if ('lines' in refusal && refusal.lines) {
    const t = (text: MessageDescriptor) => i18nIn[c.var.language]._(text)
    return { ...linesRefusal(c, refusal), message: refusedItemsText(items, refusal.lines, t) }
  }
  switch (refusal.code) {
    case 'order-unknown':
      return 'not-found'
    case 'order-empty':
    case 'order-fixed':
    case 'order-changed':
      return refusal.code
    default:
      return deskRefusal(c, refusal as DeskRefusal)
  }
}

type Request = {
  params: { id: string }
  body: z.output<typeof changeRequest>
  actor: NonNullable<OrderChange['by']['staff']>
}

/** The change as the use case takes it. */
const toChange = async (
  { db }: Services,
  { params: { id: orderId }, body: { quantities, added, ...body }, actor: staff }: Request,
): Promise<Result<OrderChange, ChangeRefusal | DeskRefusal>> => {
  const order = await findOrder(db, orderId)
  if (!order) return refuse({ code: 'order-unknown' })
  const shipTo = checkShipTo(addressOf(body.shippingAddress))
  if (!shipTo.ok) return shipTo
  return ok({
    ...{ orderId, version: body.version, payment: body.payment },
    ...{ reference: body.reference, note: body.note, shipTo: shipTo.value },
    items: [...changedItems(order, quantities), ...added],
    by: { accountId: order.accountId, staff },
  })
}

/** Changes of orders by the staff, until the dispatch (R47). */
export const orderChangeRoutes: readonly ApiRoute[] = [
  staffRoute({
    method: 'post',
    path: '/admin/orders/{id}/change-quote',
    permission: 'orders.write',
    summary: 'Computes what a change of an order would change',
    description: 'Prices are those of today, with the discount of the customer.',
    params,
    body: changeRequest,
    returns: z.object({
      changes: z
        .array(z.string())
        .describe('What differs, one sentence each; none if nothing does.'),
      total: z.string().describe('New total in CHF.'),
      confirmed: z.string().describe('Send it back to change the order as calculated.'),
    }),
    returned: 'The difference; nothing is stored.',
    refuses: [409, 429],
    run: async (services, request) => {
      const change = await toChange(services, request)
      const quoted = change.ok ? await quoteChange(services, change.value) : change
      if (!quoted.ok)
        return refuse(refused(request.c, quoted.refusal, change.ok ? change.value.items : []))
      const { change: difference, after, confirmed } = quoted.value
      return ok({
        changes: isEmptyChange(difference) ? [] : changeTexts(difference, request.language),
        total: priceString(after.total),
        confirmed,
      })
    },
  }),
  staffRoute({
    method: 'post',
    path: '/admin/orders/{id}/change',
    permission: 'orders.write',
    summary: 'Changes an order that has not been sent',
    description: 'The customer gets a mail that says what differs; the former version stays.',
    params,
    body: changeRequest.extend({
      confirmed: line(100).describe(
        '`confirmed` of the calculated change. If prices differ now, it is refused with 409.',
      ),
    }),
    returns: adminOrderSchema,
    refuses: [409, 429],
    run: async (services, request) => {
      const change = await toChange(services, request)
      const { confirmed } = request.body
      const changed = change.ok
        ? await changeOrder(services, { ...change.value, confirmed })
        : change
      if (!changed.ok)
        return refuse(refused(request.c, changed.refusal, change.ok ? change.value.items : []))
      return ok(await findOrderView(services.db, request.params.id, request.language))
    },
  }),
]

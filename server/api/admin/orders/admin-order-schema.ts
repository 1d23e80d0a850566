import { z } from '@hono/zod-openapi'
import { priceString } from '../../../../domain/money.ts'
import { carrierNames } from '../../../../domain/order/carrier.ts'
import {
  isOrderStatus,
  nextStatuses,
  orderStatuses,
} from '../../../../domain/order/order-status.ts'
import type { findHistory } from '../../../orders/history/find-history.ts'
import type { Order } from '../../../orders/order.ts'
import type { ListedOrder } from '../../../orders/staff/list-all-orders.ts'
import { line, paragraph } from '../../fields.ts'
import { orderSchema } from '../../orders/order-schema.ts'
import { orderView } from '../../orders/order-view.ts'
import { range } from '../list-range.ts'

const status = z.enum(orderStatuses, 'value-invalid')

/** Filter by status, with a page range. */
export const listQuery = z.object({ status: status.optional(), range })

export const listedSchema = z
  .object({
    id: z.string(),
    number: z.int(),
    date_created: z.iso.datetime(),
    status,
    payment: z.string(),
    reference: z.string(),
    total: z.string(),
    customer: z.object({
      id: z.string(),
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      company: z.string(),
    }),
    language: z.string(),
    invoice: z
      .object({
        number: z.int(),
        dueOn: z.string().openapi({ description: 'Day on which it is due, YYYY-MM-DD.' }),
        isPaid: z.boolean().openapi({ description: 'Whether it has been paid.' }),
      })
      .optional()
      .openapi({ description: 'Missing until it is issued.' }),
  })
  .openapi('ListedOrder')

const address = z.record(z.string(), z.string().nullish())

/** An order with customer, history and shipments. */
export const adminOrderSchema = orderSchema
  .extend({
    account: z.string(),
    billing: address,
    shipping_address: address,
    next: z.array(status).openapi({ description: 'Statuses that can follow.' }),
    events: z.array(z.object({ id: z.string(), status, at: z.iso.datetime(), note: z.string() })),
    shipments: z.array(
      z.object({
        carrier: z.string(),
        trackingNumber: z.string(),
        shipped_at: z.iso.datetime(),
      }),
    ),
  })
  .openapi('AdminOrder')

const blank = (text: string | undefined) => text ?? ''

/** A change of status; tracking only with `completed`. */
export const statusRequest = z.object({
  to: status,
  note: paragraph(2_000).optional().transform(blank).openapi({
    type: 'string',
    description: 'Message to the customer, shown in the history of the order and in the mail.',
  }),
  carrier: line(60)
    .optional()
    .transform(blank)
    .openapi({
      type: 'string',
      description: `Carrier: ${carrierNames.join(', ')} or any other name.`,
    }),
  trackingNumber: line(60).optional().transform(blank).openapi({ type: 'string' }),
})

export const listedView = ({
  placedAt,
  total,
  ...order
}: ListedOrder): z.input<typeof listedSchema> => ({
  ...order,
  date_created: placedAt.toISOString(),
  total: priceString(total),
})

type History = Awaited<ReturnType<typeof findHistory>>

export const adminOrderView = (
  order: Order,
  { events, shipments }: History,
): z.input<typeof adminOrderSchema> => ({
  ...orderView(order),
  account: order.accountId,
  billing: { ...order.billing },
  shipping_address: { ...order.shippingAddress },
  next: nextStatuses[order.status].filter(isOrderStatus),
  events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
  shipments: shipments.map(({ shippedAt, ...shipment }) => ({
    ...shipment,
    shipped_at: shippedAt.toISOString(),
  })),
})

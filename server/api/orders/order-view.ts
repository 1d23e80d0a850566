import type { z } from '@hono/zod-openapi'
import { priceString } from '../../../domain/money.ts'
import type { OrderSummary } from '../../orders/history/list-orders.ts'
import type { Order } from '../../orders/order.ts'
import type { orderSchema, orderSummary } from './order-schema.ts'

type Line = Pick<OrderSummary['lines'][number], 'name' | 'quantity' | 'total' | 'info'>
type Listed = Omit<OrderSummary, 'lines'> & { lines: readonly Line[] }

/** An order in a list (D1 §3). */
export const summaryView = (order: Listed): z.input<typeof orderSummary> => ({
  id: order.id,
  number: order.number,
  date_created: order.placedAt.toISOString(),
  status: order.status,
  total: priceString(order.total),
  line_items: order.lines.map(({ name, quantity, total, info }, index) => ({
    id: index + 1,
    name,
    quantity,
    total: priceString(total),
    info,
  })),
})

/** A placed order with all amounts. */
export const orderView = (order: Order): z.input<typeof orderSchema> => ({
  ...summaryView(order),
  currency: 'CHF',
  payment: order.payment,
  reference: order.reference,
  note: order.note,
  subtotal: priceString(order.subtotal),
  discount: priceString(order.discount),
  shipping: priceString(order.shipping),
  vat: order.vat.map(({ rate, gross, net, vat }) => ({
    rate: String(rate / 100),
    gross: priceString(gross),
    net: priceString(net),
    vat: priceString(vat),
  })),
  line_items: order.lines.map(
    ({ productId, name, quantity, unitPrice, total, info, reference }, index) => ({
      id: index + 1,
      product_id: productId,
      name,
      quantity,
      price: priceString(unitPrice),
      total: priceString(total),
      info,
      ...(reference && { reference }),
    }),
  ),
})

import { z } from '@hono/zod-openapi'
import { type Centimes, parsePrice } from '../../../domain/money.ts'
import { maxLineReference } from '../../../domain/order/free-text.ts'
import { isOrderStatus, nextStatuses } from '../../../domain/order/order-status.ts'
import { maxOrderLines } from '../../../domain/order/price-order.ts'
import { language, line, paragraph } from '../fields.ts'
import { lineInfo } from './line-info-schema.ts'

const amount = z
  .string()
  .openapi({ description: 'Amount in CHF, including any VAT.', example: '12.50' })

const shownAmount = line(20)
  .nullish()
  .transform((text, context): Centimes | undefined => {
    if (text === undefined || text === null) return undefined
    const price = parsePrice(text)
    if (price === undefined) context.addIssue({ code: 'custom', message: 'value-invalid' })
    return price
  })

const shownPrice = shownAmount.openapi({
  type: 'string',
  description: 'Unit price in CHF as displayed. If it has changed, the order is refused.',
  example: '12.50',
})

const statuses = Object.keys(nextStatuses).filter(isOrderStatus)

const number = z.number('value-invalid')

const orderItem = z.object({
  cartId: line(200).optional().describe('Id of the line in the cart.'),
  id: number.openapi({
    type: 'integer',
    description: 'Id of the price product or ready product.',
  }),
  quantity: number.openapi({
    type: 'integer',
    minimum: 1,
    maximum: 999,
    description: 'Quantity.',
  }),
  name: line(200),
  info: lineInfo,
  price: shownPrice,
  reference: line(maxLineReference)
    .optional()
    .describe('Own reference of the line, printed on the delivery note.'),
})

/** Cut one line above the limit, so that longer lists are refused without validating all lines. */
const cutLines = (list: unknown) => (Array.isArray(list) ? list.slice(0, maxOrderLines + 1) : list)

/** Posted lines of an order. */
export const orderItems = z.preprocess(cutLines, z.array(orderItem, 'value-invalid'))

/** The request to order; unknown fields are dropped. */
export const orderRequest = z.object({
  items: orderItems,
  payment: z.enum(['invoice', 'advance'], 'value-invalid'),
  cart_version: z
    .int()
    .optional()
    .describe(
      'The version of the cart that is ordered, and emptied. If the cart has changed, the order is refused with 409.',
    ),
  reference: line(100).optional(),
  note: paragraph(2_000).optional(),
  expected_total: shownAmount.openapi({
    type: 'string',
    description: 'Total in CHF as displayed. If it has changed, the order is refused with 409.',
    example: '29.31',
  }),
  language,
})

const orderLine = z.object({
  id: z.int().describe('Position in the order, from 1.'),
  name: z.string(),
  quantity: z.int(),
  total: amount,
  info: z.record(z.string(), z.unknown()).openapi({
    description: 'The choices; `type` is the family.',
    example: { type: 'gemmotherapy', size: '30ml' },
  }),
})

/** An order in a list (D1 §3). */
export const orderSummary = z
  .object({
    id: z.string(),
    number: z.int(),
    date_created: z.iso.datetime(),
    status: z.enum(statuses),
    total: amount,
    line_items: z.array(orderLine),
  })
  .openapi('OrderSummary')

export const orderSchema = orderSummary
  .extend({
    currency: z.literal('CHF'),
    payment: z.enum(['invoice', 'advance']),
    reference: z.string(),
    note: z.string(),
    subtotal: amount,
    discount: amount,
    shipping: amount,
    vat: z.array(
      z.object({
        rate: z.string().openapi({ description: 'VAT rate in percent.', example: '2.6' }),
        gross: amount,
        net: amount.describe('Amount in CHF without VAT.'),
        vat: amount.describe('VAT in CHF.'),
      }),
    ),
    line_items: z.array(
      orderLine.extend({
        product_id: z.int(),
        price: amount,
        reference: z.string().optional().describe('Own reference of the line.'),
      }),
    ),
  })
  .openapi('Order')

import { z } from '@hono/zod-openapi'
import type { ShownKind } from '../../../domain/catalogue/product-kind.ts'
import type { SizedFamily } from '../../../domain/catalogue/sized-family.ts'
import { type Centimes, parsePrice, priceString } from '../../../domain/money.ts'
import { maxLineReference } from '../../../domain/order/free-text.ts'
import { specifiedStatus, specifiedStatuses } from '../../../domain/order/order-status.ts'
import type { LineType, PostedInfo } from '../../../domain/order/posted-item.ts'
import { maxOrderLines } from '../../../domain/order/price-order.ts'
import type { OrderSummary } from '../../orders/history/list-orders.ts'
import type { Order } from '../../orders/order.ts'
import { nullAsAbsent, substancesOf } from '../catalogue/price-request.ts'
import {
  dilutionField,
  instant,
  language,
  line,
  paragraph,
  preparation,
  wholeNumber,
} from '../fields.ts'

const remedy = nullAsAbsent(wholeNumber).openapi({
  type: 'integer',
  description: 'Id of the remedy; without it the remedy is found by the `name` of the line.',
})

const sized = <const Family extends SizedFamily>(family: Family) =>
  z
    .object({ type: z.literal(family), remedy, size: line(40).openapi({ example: '60ml' }) })
    .openapi({ description: '`name` is the name on the label or in any of the four languages.' })

const ready = <const Kind extends ShownKind>(kind: Kind) =>
  z.object({ type: z.literal(kind) }).openapi({
    description: 'A ready product: `id` is its id; `name` is ignored.',
  })

const substance = z.union([
  line(200).openapi({
    description: 'Text of a cart line.',
    example: 'Homeopathy: Arnica montana 30CH',
  }),
  z.object({
    type: line(20).openapi({ description: 'Type of the substance.', example: 'Homeopathy' }),
    remedy: wholeNumber.optional().describe('Id of the substance.'),
    name: line(200).optional().describe('Name of the substance, if no id is given.'),
    scale: nullAsAbsent(line(20)),
    dilution: nullAsAbsent(dilutionField),
  }),
])

const { homeopathy, ...others } = {
  homeopathy: z.object({ type: z.literal('homeopathy'), remedy, ...preparation.shape }).openapi({
    description: 'A single homeopathic remedy: `name` is the remedy, `id` the price product.',
  }),
  gemmotherapy: sized('gemmotherapy'),
  phytotherapy: sized('phytotherapy'),
  oligotherapy: sized('oligotherapy'),
  custom: z
    .object({
      type: z.literal('custom'),
      name: nullAsAbsent(line(200)).openapi({
        type: 'string',
        description: 'Name given by the customer; empty for none. Default: the `name` of the line.',
      }),
      substances: substancesOf(substance),
      form: preparation.shape.form,
      size: preparation.shape.size,
      carrier: preparation.shape.carrier,
    })
    .openapi({
      description:
        'A mixture: `name` is the name given by the customer, `id` the most expensive of its price products.',
    }),
  schussler: z
    .object({ type: z.literal('schussler'), remedy, form: line(20).openapi({ example: 'pl_6' }) })
    .openapi({
      description: 'Pellets (`pl_6`, `pl_12`) or powder (`p_6`, `p_12`, `p`) of the salt `name`.',
    }),
  complex: ready('complex'),
  otc: ready('otc'),
  supplement: ready('supplement'),
  kit: ready('kit'),
  seasonal: ready('seasonal'),
} satisfies { readonly [Type in LineType]: z.ZodType<PostedInfo<Type>> }

/** The info of a line by family; the price rules check its values. */
export const lineInfo = z.discriminatedUnion(
  'type',
  [homeopathy, ...Object.values(others)],
  'value-invalid',
)

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
  payment: z.enum(['invoice', 'advance', 'card'], 'value-invalid'),
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
    date_created: instant,
    status: z.enum(specifiedStatuses),
    total: amount,
    line_items: z.array(orderLine),
  })
  .openapi('OrderSummary')

export const orderSchema = orderSummary
  .extend({
    currency: z.literal('CHF'),
    payment: z.enum(['invoice', 'advance', 'card']),
    reference: z.string(),
    note: z.string(),
    subtotal: amount,
    discount: amount,
    shipping: amount,
    fee: amount.describe('Of a small order, in CHF; 0.00 for none.'),
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
        list_price: amount
          .optional()
          .describe('Price of one piece without its quantity step, in CHF.'),
        discount_rate: z
          .string()
          .optional()
          .describe('Discount of the line in percent, if lines have different ones.'),
        reason: z
          .enum(['account', 'group', 'quantity'])
          .optional()
          .describe('What lowers the price, if lines have different reasons.'),
        reference: z.string().optional().describe('Own reference of the line.'),
      }),
    ),
  })
  .openapi('Order')

type Line = Pick<OrderSummary['lines'][number], 'name' | 'quantity' | 'total' | 'info'>
type Listed = Omit<OrderSummary, 'lines'> & { lines: readonly Line[] }

/** An order in a list (D1 §3). */
export const summaryView = (order: Listed): z.input<typeof orderSummary> => ({
  id: order.id,
  number: order.number,
  date_created: order.placedAt,
  status: specifiedStatus(order.status),
  total: priceString(order.total),
  line_items: order.lines.map(({ name, quantity, total, info }, index) => ({
    id: index + 1,
    name,
    quantity,
    total: priceString(total),
    info,
  })),
})

type Reduced = Pick<Order['lines'][number], 'listPrice' | 'discountRate' | 'reason'>

const reductionView = ({ listPrice, discountRate, reason }: Reduced) => ({
  ...(listPrice !== undefined && { list_price: priceString(listPrice) }),
  ...(discountRate !== undefined && { discount_rate: String(discountRate / 100) }),
  ...(reason && { reason }),
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
  fee: priceString(order.fee),
  vat: order.vat.map(({ rate, gross, net, vat }) => ({
    rate: String(rate / 100),
    gross: priceString(gross),
    net: priceString(net),
    vat: priceString(vat),
  })),
  line_items: order.lines.map(
    ({ productId, name, quantity, unitPrice, total, info, reference, ...reduced }, index) => ({
      id: index + 1,
      product_id: productId,
      name,
      quantity,
      price: priceString(unitPrice),
      total: priceString(total),
      info,
      ...reductionView(reduced),
      ...(reference && { reference }),
    }),
  ),
})

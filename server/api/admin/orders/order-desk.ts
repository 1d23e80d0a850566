import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { priceString } from '../../../../domain/money.ts'
import { deskChannels } from '../../../../domain/order/order-status.ts'
import { placeDeskOrder, quoteDeskOrder } from '../../../orders/desk/place-desk-order.ts'
import { readDeskLines } from '../../../orders/desk/read-desk-lines.ts'
import { quoteHash } from '../../../orders/placing/quote-order.ts'
import type { Services } from '../../../services.ts'
import type { ApiEnv } from '../../api-env.ts'
import { quickLineSchema, quickLineView } from '../../catalogue/quick-order.ts'
import { type ErrorContext, errors, fail } from '../../error.ts'
import { line, paragraph } from '../../fields.ts'
import { orderItems } from '../../orders/order-schema.ts'
import { failLines, idempotencyKey } from '../../orders/orders.ts'
import { actorOf, staffOnly } from '../staff-only.ts'

const customer = line(64).openapi({ description: 'Id of the customer.' })
const amount = z
  .string()
  .openapi({ description: 'Amount in CHF, including any VAT.', example: '12.50' })

const quoteSchema = z
  .object({
    lines: z.array(
      z.object({
        name: z.string(),
        quantity: z.int(),
        price: amount,
        total: amount,
      }),
    ),
    subtotal: amount,
    discountRate: z.string().openapi({ description: 'Discount in percent.', example: '12.5' }),
    discount: amount,
    shipping: amount,
    total: amount,
    vat: z.array(
      z.object({
        rate: z.string().openapi({ description: 'VAT rate in percent.', example: '2.6' }),
        vat: z.string().openapi({ description: 'VAT in CHF.' }),
      }),
    ),
    confirmed: z
      .string()
      .openapi({ description: 'Send it back to place the order as calculated.' }),
  })
  .openapi('OrderDeskQuote')

const json = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { required: true, content: { 'application/json': { schema } } },
})

const routesOf = (services: Services) => {
  const writers = staffOnly(services, 'orders.write')
  return {
    read: createRoute({
      ...writers,
      ...{ method: 'post', path: '/admin/order-desk/lines' },
      summary: 'Reads prescription lines for a customer',
      description:
        'As `POST /shop/quick-order`; what a line leaves open is as the customer usually orders it.',
      request: json(
        z.object({
          customer,
          text: paragraph(20_000).openapi({ description: 'One item a line.' }),
        }),
      ),
      responses: {
        200: {
          description: 'The lines in the order of the text.',
          content: {
            'application/json': { schema: z.object({ lines: z.array(quickLineSchema) }) },
          },
        },
        ...errors(400, 401, 403, 413, 415, 422),
      },
    }),
    quote: createRoute({
      ...writers,
      ...{ method: 'post', path: '/admin/order-desk/quote' },
      summary: 'Calculates an order with the prices and the discount of a customer',
      request: json(z.object({ customer, items: orderItems })),
      responses: {
        200: {
          description: 'The order with its totals; nothing is stored.',
          content: { 'application/json': { schema: quoteSchema } },
        },
        ...errors(400, 401, 403, 404, 409, 413, 415, 422, 429),
      },
    }),
    place: createRoute({
      ...writers,
      ...{ method: 'post', path: '/admin/order-desk/orders' },
      summary: 'Places an order for a customer, who gets the confirmation',
      request: {
        headers: z.object({
          'idempotency-key': idempotencyKey.openapi({
            description: 'Unique per order: 1 to 200 visible ASCII characters.',
          }),
        }),
        ...json(
          z.object({
            customer,
            items: orderItems,
            confirmed: line(100).optional().openapi({
              description:
                '`confirmed` of the calculated order. If prices or terms differ now, the order is refused with 409.',
            }),
            payment: z.enum(['invoice', 'advance'], 'value-invalid'),
            reference: line(100).default(''),
            note: paragraph(2_000).default(''),
            channel: z
              .enum(deskChannels, 'value-invalid')
              .openapi({ description: 'How the order was received.' }),
          }),
        ),
      },
      responses: {
        201: {
          description: 'The order.',
          content: {
            'application/json': {
              schema: z.object({ id: z.string(), number: z.int(), total: amount }),
            },
          },
        },
        ...errors(400, 401, 403, 404, 409, 413, 415, 422, 429),
      },
    }),
  }
}

type Refusal = Parameters<typeof failLines>[1]

const failOrder = (c: ErrorContext, refusal: Refusal | { code: 'account-unknown' }) => {
  if (refusal.code === 'account-unknown') return fail(c, 'account-unknown')
  // Staff order for customers who may not order themselves, if they are active.
  return refusal.code === 'not-allowed' ? fail(c, 'customer-inactive') : failLines(c, refusal)
}

/** The order desk: staff enter orders for customers (A13). */
export const addOrderDeskRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const routes = routesOf(services)

  api.openapi(routes.read, async (c) => {
    const { customer: accountId, text } = c.req.valid('json')
    const request = { accountId, text, language: c.var.language }
    const lines = await readDeskLines(services.db, request)
    return c.json({ lines: lines.map(quickLineView) }, 200)
  })

  api.openapi(routes.quote, async (c) => {
    const { customer: accountId, items } = c.req.valid('json')
    const quoted = await quoteDeskOrder(services, { accountId, items })
    if (!quoted.ok) return failOrder(c, quoted.refusal)
    const { lines, subtotal, discountRate, discount, shipping, total, vat } = quoted.value
    return c.json(
      {
        lines: lines.map(({ name, quantity, unitPrice, total: sum }) => ({
          ...{ name, quantity, price: priceString(unitPrice), total: priceString(sum) },
        })),
        ...{ subtotal: priceString(subtotal), discountRate: String(discountRate / 100) },
        ...{ discount: priceString(discount), shipping: priceString(shipping) },
        total: priceString(total),
        vat: vat.map((part) => ({ rate: String(part.rate / 100), vat: priceString(part.vat) })),
        confirmed: quoteHash(quoted.value),
      },
      200,
    )
  })

  api.openapi(routes.place, async (c) => {
    const { customer: accountId, confirmed: confirmedHash, ...order } = c.req.valid('json')
    const placed = await placeDeskOrder(services, actorOf(c), {
      ...{ ...order, accountId, confirmedHash },
      idempotencyKey: c.req.valid('header')['idempotency-key'],
    })
    if (placed.ok) {
      const { id, number, total } = placed.value
      return c.json({ id, number, total: priceString(total) }, 201)
    }
    const { refusal } = placed
    if ('retryAfter' in refusal && refusal.retryAfter !== undefined)
      c.header('Retry-After', String(refusal.retryAfter))
    return failOrder(c, refusal)
  })
}

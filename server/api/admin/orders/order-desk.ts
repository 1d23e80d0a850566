import { z } from '@hono/zod-openapi'
import { priceString } from '../../../../domain/money.ts'
import { deskChannels } from '../../../../domain/order/order-status.ts'
import { ok, refuse } from '../../../../domain/result.ts'
import { placeDeskOrder, quoteDeskOrder } from '../../../orders/desk/place-desk-order.ts'
import { readDeskLines } from '../../../orders/desk/read-desk-lines.ts'
import { quoteHash } from '../../../orders/placing/quote-order.ts'
import { quickLineSchema, quickLineView } from '../../catalogue/quick-order.ts'
import type { ErrorContext } from '../../error.ts'
import { line, paragraph } from '../../fields.ts'
import { orderItems } from '../../orders/order-schema.ts'
import { idempotencyKey, linesRefusal } from '../../orders/orders.ts'
import { type ApiRoute, fieldsRefusal, type Refused } from '../../route.ts'
import { addressChange, addressOf } from '../accounts/change-account.ts'
import { staffRoute } from '../staff-route.ts'

export const shippingAddress = addressChange
  .optional()
  .describe('Of this order alone; without it, the shipping address of the customer.')
const customer = line(64).describe('Id of the customer.')
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
    fee: amount.describe('Of a small order, in CHF; 0.00 for none.'),
    total: amount,
    vat: z.array(
      z.object({
        rate: z.string().openapi({ description: 'VAT rate in percent.', example: '2.6' }),
        vat: z.string().describe('VAT in CHF.'),
      }),
    ),
    dispatchOn: z
      .string()
      .optional()
      .describe('Day on which it leaves the laboratory, if it is placed now, YYYY-MM-DD.'),
    confirmed: z.string().describe('Send it back to place the order as calculated.'),
  })
  .openapi('OrderDeskQuote')

type OrderRefusal = Parameters<typeof linesRefusal>[1] & { retryAfter?: number | undefined }
type DeskRefusal = Extract<Awaited<ReturnType<typeof quoteDeskOrder>>, { ok: false }>['refusal']

/** `shippingAddress.city` for `City`. */
const requestName = (part: string) =>
  `shippingAddress.${part.charAt(0).toLowerCase()}${part.slice(1)}`

export const deskRefusal = (c: ErrorContext, refusal: OrderRefusal | DeskRefusal): Refused => {
  if ('problems' in refusal)
    return fieldsRefusal(
      Object.fromEntries(
        Object.entries(refusal.problems).map(([part, problem]) => [requestName(part), problem]),
      ),
    )
  if (refusal.code === 'account-unknown') return refusal.code
  // Staff order for customers who may not order themselves, if they are active.
  if (refusal.code === 'not-allowed') return 'customer-inactive'
  const { retryAfter, ...refused }: OrderRefusal = refusal
  return { ...linesRefusal(c, refused), retryAfter }
}

/** The order desk: staff enter orders for customers (A13). */
export const orderDeskRoutes: readonly ApiRoute[] = [
  staffRoute({
    method: 'post',
    path: '/admin/order-desk/lines',
    permission: 'orders.write',
    summary: 'Reads prescription lines for a customer',
    description:
      'As `POST /shop/quick-order`; what a line leaves open is as the customer usually orders it. ` + ` joins the substances of a mixture.',
    body: z.object({
      customer,
      text: paragraph(20_000).describe('One item a line.'),
    }),
    returns: z.object({ lines: z.array(quickLineSchema) }),
    returned: 'The lines in the order of the text.',
    run: async ({ db }, { body: { customer: accountId, text }, language }) => {
      const lines = await readDeskLines(db, { accountId, text, language })
      return ok({ lines: lines.map(quickLineView) })
    },
  }),
  staffRoute({
    method: 'post',
    path: '/admin/order-desk/quote',
    permission: 'orders.write',
    summary: 'Calculates an order with the prices and the discount of a customer',
    body: z.object({ customer, items: orderItems, shippingAddress }),
    returns: quoteSchema,
    returned: 'The order with its totals; nothing is stored.',
    refuses: [409, 429],
    run: async (services, { body: { customer: accountId, items, shippingAddress }, c }) => {
      const shipTo = addressOf(shippingAddress)
      const quoted = await quoteDeskOrder(services, { accountId, items, shipTo })
      if (!quoted.ok) return refuse(deskRefusal(c, quoted.refusal))
      const { lines, subtotal, discountRate, discount, shipping, fee, total, vat } = quoted.value
      return ok({
        lines: lines.map(({ name, quantity, unitPrice, total: sum }) => ({
          ...{ name, quantity, price: priceString(unitPrice), total: priceString(sum) },
        })),
        ...{ subtotal: priceString(subtotal), discountRate: String(discountRate / 100) },
        ...{ discount: priceString(discount), shipping: priceString(shipping) },
        ...{ fee: priceString(fee), total: priceString(total) },
        vat: vat.map((part) => ({ rate: String(part.rate / 100), vat: priceString(part.vat) })),
        dispatchOn: quoted.value.dispatchOn,
        confirmed: quoteHash(quoted.value),
      })
    },
  }),
  staffRoute({
    method: 'post',
    path: '/admin/order-desk/orders',
    permission: 'orders.write',
    summary: 'Places an order for a customer, who gets the confirmation',
    headers: {
      'idempotency-key': idempotencyKey.describe(
        'Unique per order: 1 to 200 visible ASCII characters.',
      ),
    },
    body: z.object({
      customer,
      items: orderItems,
      shippingAddress,
      confirmed: line(100).optional().openapi({
        description:
          '`confirmed` of the calculated order. If prices or terms differ now, the order is refused with 409.',
      }),
      payment: z
        .enum(['invoice', 'advance', 'card'], 'value-invalid')
        .describe('`card`: only if it is configured.'),
      reference: line(100).default(''),
      note: paragraph(2_000).default(''),
      channel: z.enum(deskChannels, 'value-invalid').describe('How the order was received.'),
    }),
    returns: z.object({ id: z.string(), number: z.int(), total: amount }),
    returned: 'The order.',
    status: 201,
    refuses: [409, 429],
    run: async (services, { body, actor, c }) => {
      const { customer: accountId, confirmed: confirmedHash, shippingAddress, ...order } = body
      const placed = await placeDeskOrder(services, actor, {
        ...{ ...order, accountId, confirmedHash, shipTo: addressOf(shippingAddress) },
        idempotencyKey: c.req.header('idempotency-key') ?? '',
      })
      if (!placed.ok) return refuse(deskRefusal(c, placed.refusal))
      const { id, number, total } = placed.value
      return ok({ id, number, total: priceString(total) })
    },
  }),
]

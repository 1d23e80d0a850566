import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { isLanguage } from '../../../domain/language.ts'
import { priceString } from '../../../domain/money.ts'
import type { AddressProblem } from '../../../domain/order/address-problem.ts'
import type { OrderRefusal } from '../../../domain/order/order-refusal.ts'
import type { PriceRefusal } from '../../../domain/order/price-order.ts'
import { addressProblemMessage } from '../../../messages/account/address-problems.ts'
import type { SignedIn } from '../../accounts/login/session.ts'
import { i18nIn } from '../../i18n.ts'
import { listOrders } from '../../orders/history/list-orders.ts'
import { placeOrder } from '../../orders/placing/place-order.ts'
import type { Services } from '../../services.ts'
import type { ApiEnv } from '../api-env.ts'
import {
  type ErrorContext,
  errors,
  fail,
  failWithMessage,
  jsonAnswer,
  textOf,
  toErrorCode,
} from '../error.ts'
import { errorStatus } from '../error-status.ts'
import { requireLogin } from '../require-login.ts'
import { orderRequest, orderSchema, orderSummary } from './order-schema.ts'
import { orderView, summaryView } from './order-view.ts'

/** Visible ASCII, as HTTP headers allow; unique per order. */
export const idempotencyKey = z.string('key-missing').regex(/^[!-~]{1,200}$/, 'key-missing')

/** The customer may not order; the message depends on the right to use the form (D1 §6). */
export const failNotAllowed = (c: ErrorContext, { userCanOrderWithForm }: SignedIn) =>
  fail(c, userCanOrderWithForm ? 'order-with-form' : 'order-not-enabled')

/** The message names the first field, `fields` all of them, e.g. 'shippingAddress1'. */
const failAddresses = (
  c: ErrorContext,
  code: OrderRefusal,
  addresses: readonly AddressProblem[],
) => {
  const textIn = (problem: AddressProblem) =>
    i18nIn[c.var.language]._(addressProblemMessage(problem))
  const fields = addresses.map((problem) => [`${problem.kind}${problem.part}`, textIn(problem)])
  const [first] = addresses
  const message = first ? `${textIn(first)}.` : textOf(c, code)
  return failWithMessage(c, errorStatus(code), code, message, {
    fields: Object.fromEntries(fields),
  })
}

/**
 * The first refused line in `line`, `reason` and `slug`, all refused lines in `lines`. `fields`
 * as for invalid bodies. Lines count from 0.
 */
export const failLines = (
  c: ErrorContext,
  { code, line, lines, field: _, ...why }: PriceRefusal,
) => {
  if (why.addresses) return failAddresses(c, code, why.addresses)
  if (!lines) return fail(c, code, why)
  const fields = lines.flatMap(({ line, field, code }) =>
    field ? [[`items.${line}.${field}`, textOf(c, code)] as const] : [],
  )
  return fail(c, code, {
    ...why,
    line,
    lines: lines.map((refused) => ({
      ...refused,
      code: toErrorCode(refused.code),
      message: textOf(c, refused.code),
    })),
    ...(fields.length > 0 && { fields: Object.fromEntries(fields) }),
  })
}

const listRoute = (services: Services) =>
  createRoute({
    method: 'get',
    path: '/sn_api/user/orders',
    tags: ['Account'],
    summary: 'Lists the orders of the user, newest first',
    middleware: [requireLogin(services, 'log-in-to-see-orders')] as const,
    responses: {
      200: jsonAnswer('The orders.', z.array(orderSummary)),
      ...errors(401, 403),
    },
  })

const placeRoute = (services: Services) =>
  createRoute({
    method: 'post',
    path: '/shop/orders',
    tags: ['Shop'],
    summary: 'Places an order',
    description:
      'The server calculates all prices. If lines cannot be ordered, the order is refused and `data.lines` lists ' +
      'them; `data.line`, `data.fields` and `data.reason` describe the first one. A repeated request with ' +
      'the same `Idempotency-Key` and body returns the same order; with another body it is refused with 409. ' +
      'If `expected_total` differs from the current total, the order is refused with 409 and `data.total` is the current one.',
    middleware: [requireLogin(services, 'log-in-to-order')] as const,
    request: {
      headers: z.object({
        'idempotency-key': idempotencyKey.openapi({
          description: 'Unique per order: 1 to 200 visible ASCII characters.',
          example: '6f1c2f5e-1f3b-4a53-9a0c-0d6f6a1f7a11',
        }),
      }),
      body: { required: true, content: { 'application/json': { schema: orderRequest } } },
    },
    responses: {
      201: jsonAnswer('The order with its totals.', orderSchema),
      ...errors(400, 401, 403, 409, 413, 415, 422, 429),
    },
  })

export const addOrderRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  api.openapi(listRoute(services), async (c) => {
    const orders = await listOrders(services.db, c.var.signedIn.accountId)
    return c.json(orders.map(summaryView), 200)
  })

  api.openapi(placeRoute(services), async (c) => {
    const account = c.var.signedIn
    const { expected_total: total, cart_version: cartVersion, ...body } = c.req.valid('json')
    const placed = await placeOrder(services, {
      ...body,
      cartVersion,
      account,
      confirmed: total === undefined ? undefined : { total },
      idempotencyKey: c.req.valid('header')['idempotency-key'],
      // Language of the confirmation: as requested, else that of the account.
      language: [c.req.query('lang'), body.language].find(isLanguage) ?? account.language,
    })
    if (placed.ok) return c.json(orderView(placed.value), 201)
    const { retryAfter, current, ...refusal } = placed.refusal
    if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
    const { code } = refusal
    if (code === 'terms-changed' && current)
      return fail(c, code, { total: priceString(current.total) })
    return code === 'not-allowed' ? failNotAllowed(c, account) : failLines(c, refusal)
  })
}

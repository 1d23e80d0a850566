import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { isLanguage } from '../../domain/language.ts'
import type { PriceRefusal } from '../../domain/order/price-order.ts'
import type { SignedIn } from '../accounts/session.ts'
import { listOrders } from '../orders/list-orders.ts'
import { placeOrder } from '../orders/place-order.ts'
import type { Services } from '../services.ts'
import type { ApiEnv } from './api-env.ts'
import { type Answering, errors, fail, textOf } from './error.ts'
import { orderRequest, orderSchema, orderSummary } from './order-schema.ts'
import { orderView, summaryView } from './order-view.ts'
import { mustBeSignedIn } from './signed-in.ts'

/** Visible ASCII, as an HTTP header takes it; the client makes a new one for each order. */
const idempotencyKey = z.string('key-missing').regex(/^[!-~]{1,200}$/, 'key-missing')

/** The customer may not order: whether with the form or not at all decides the words (D1 §6). */
export const failNotAllowed = (c: Answering, { userCanOrderWithForm }: SignedIn) =>
  fail(c, userCanOrderWithForm ? 'order-with-form' : 'order-not-enabled')

/** `line` counts from 0; `fields` names what is wrong with it, as a refused shape does. */
const failLine = (c: Answering, { code, line, field, ...why }: PriceRefusal) =>
  fail(c, code, {
    ...why,
    ...(line !== undefined && { line }),
    ...(line !== undefined && field && { fields: { [`items.${line}.${field}`]: textOf(c, code) } }),
  })

const listRoute = (services: Services) =>
  createRoute({
    method: 'get',
    path: '/sn_api/user/orders',
    tags: ['Account'],
    summary: 'The orders of the user, the newest first',
    middleware: [mustBeSignedIn(services, 'log-in-to-see-orders')] as const,
    responses: {
      200: {
        description: 'The orders',
        content: { 'application/json': { schema: z.array(orderSummary) } },
      },
      ...errors(401),
    },
  })

const placeRoute = (services: Services) =>
  createRoute({
    method: 'post',
    path: '/shop/orders',
    tags: ['Shop'],
    summary: 'Place an order',
    description:
      'The server finds every price anew. A line that cannot be ordered is refused with `data.line`, ' +
      '`data.fields` and, where the rules forbid it, `data.reason`. The same `Idempotency-Key` with the same body answers ' +
      'the same order, with another body 409.',
    middleware: [mustBeSignedIn(services, 'log-in-to-order')] as const,
    request: {
      headers: z.object({ 'idempotency-key': idempotencyKey }),
      body: { required: true, content: { 'application/json': { schema: orderRequest } } },
    },
    responses: {
      201: {
        description: 'The order with its totals',
        content: { 'application/json': { schema: orderSchema } },
      },
      ...errors(400, 401, 403, 409, 413, 415, 422),
    },
  })

export const addOrderRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  api.openapi(listRoute(services), async (c) => {
    const orders = await listOrders(services.db, c.var.signedIn.accountId)
    return c.json(orders.map(summaryView), 200)
  })

  api.openapi(placeRoute(services), async (c) => {
    const account = c.var.signedIn
    const asked = c.req.valid('json')
    const placed = await placeOrder(services, {
      ...asked,
      account,
      idempotencyKey: c.req.valid('header')['idempotency-key'],
      // The confirmation is written in it: the customer's own unless another is named.
      language: [c.req.query('lang'), asked.language].find(isLanguage) ?? account.language,
    })
    if (placed.ok) return c.json(orderView(placed.value), 201)
    const { code } = placed.refusal
    return code === 'not-allowed' ? failNotAllowed(c, account) : failLine(c, placed.refusal)
  })
}

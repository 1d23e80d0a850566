import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { changeStatus } from '../../../orders/change-status.ts'
import { orderLabel } from '../../../orders/order.ts'
import { findStaffOrder } from '../../../orders/staff/find-staff-order.ts'
import { listAllOrders } from '../../../orders/staff/list-all-orders.ts'
import { findOrderPayments } from '../../../payments/list-payments.ts'
import type { Services } from '../../../services.ts'
import { swissDay } from '../../../swiss-day.ts'
import type { ApiEnv } from '../../api-env.ts'
import { type ErrorContext, errors, fail, textOf, toErrorCode } from '../../error.ts'
import { line } from '../../fields.ts'
import { setContentRange } from '../list-range.ts'
import { staffOnly } from '../staff-only.ts'
import { adminOrderSchema, adminOrderView, listedSchema, listedView } from './admin-order-schema.ts'
import { statusRequest } from './order-act-schema.ts'
import { filtersOf, listQuery } from './order-query.ts'

const id = z.object({ id: z.string() })

const maxTogether = 200

export const orderResponse = {
  description: 'The order.',
  content: { 'application/json': { schema: adminOrderSchema } },
}

const togetherRequest = statusRequest.pick({ to: true, note: true }).extend({
  ids: z
    .array(line(50), 'value-invalid')
    .min(1, 'value-invalid')
    .max(maxTogether, 'value-invalid')
    .openapi({ description: `Ids of the orders, at most ${maxTogether}.` }),
})

const togetherResult = z
  .object({
    changed: z.int().openapi({ description: 'Number of orders whose status changed.' }),
    refused: z
      .array(
        z.object({
          id: z.string(),
          code: z.string(),
          message: z.string(),
        }),
      )
      .openapi({ description: 'Orders that keep their status, and why.' }),
  })
  .openapi('ChangedOrders')

const routesOf = (services: Services) => {
  const readers = staffOnly(services, 'orders.read')
  const writers = staffOnly(services, 'orders.write')
  return {
    list: createRoute({
      ...readers,
      method: 'get',
      path: '/admin/orders',
      summary: 'Lists all orders, newest first',
      request: { query: listQuery },
      responses: {
        200: {
          description: 'Orders; the header `Content-Range` has the range and the total number.',
          content: { 'application/json': { schema: z.array(listedSchema) } },
        },
        ...errors(401, 403, 422),
      },
    }),
    one: createRoute({
      ...readers,
      method: 'get',
      path: '/admin/orders/{id}',
      summary: 'Retrieves an order with its history',
      request: { params: id },
      responses: { 200: orderResponse, ...errors(401, 403, 404) },
    }),
    together: createRoute({
      ...writers,
      method: 'post',
      path: '/admin/orders/batch/status',
      summary: 'Changes the status of several orders',
      description: 'Each order is changed on its own; the customers are notified by mail.',
      request: {
        body: { required: true, content: { 'application/json': { schema: togetherRequest } } },
      },
      responses: {
        200: {
          description: 'What was changed and what was refused.',
          content: { 'application/json': { schema: togetherResult } },
        },
        ...errors(400, 401, 403, 413, 415, 422),
      },
    }),
    change: createRoute({
      ...writers,
      method: 'post',
      path: '/admin/orders/{id}/status',
      summary: 'Changes the status of an order',
      description:
        'The customer is notified by mail, except of `pending` and `failed`. A refund issues the credit note. ' +
        'A change that the current status does not allow is refused with 409; `data.from` is the current status.',
      request: {
        params: id,
        body: { required: true, content: { 'application/json': { schema: statusRequest } } },
      },
      responses: { 200: orderResponse, ...errors(400, 401, 403, 404, 409, 413, 415, 422) },
    }),
  }
}

/** Responds with an order as it is now. */
export const respondWithOrder = async (services: Services, c: ErrorContext, orderId: string) => {
  const found = await findStaffOrder(services.db, orderId)
  if (!found) return fail(c, 'not-found')
  const payments = await findOrderPayments(services.db, orderId)
  return c.json(adminOrderView(found, payments, c.var.language), 200)
}

/** The number of an order for the audit log. */
export const labelOf = async ({ db }: Services, orderId: string) => {
  const order = await db
    .selectFrom('orders')
    .select('number')
    .where('id', '=', orderId)
    .executeTakeFirst()
  return order ? orderLabel(order.number) : ''
}

type Change = z.output<typeof statusRequest>

const changeOne = (
  services: Services,
  byAccount: string,
  orderId: string,
  { carrier, trackingNumber: number, ...more }: Change,
) => {
  const tracking = carrier || number ? { carrier, number } : undefined
  return changeStatus(services, { orderId, byAccount, tracking, ...more })
}

/** All orders, for staff. */
export const addAdminOrderRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const { db } = services
  const routes = routesOf(services)

  api.openapi(routes.list, async (c) => {
    const { range, sort, direction, ...filters } = c.req.valid('query')
    const { orders, total } = await listAllOrders(db, {
      filters: filtersOf(filters),
      today: swissDay(services.now()),
      ...(sort && { sort }),
      ...(direction && { direction }),
      ...range,
    })
    setContentRange(c, 'orders', range, orders.length, total)
    return c.json(orders.map(listedView), 200)
  })

  api.openapi(routes.one, (c) => respondWithOrder(services, c, c.req.valid('param').id))

  api.openapi(routes.together, async (c) => {
    const { ids, to, note } = c.req.valid('json')
    const refused: z.input<typeof togetherResult>['refused'] = []
    for (const one of new Set(ids)) {
      const changed = await changeOne(services, c.var.signedIn.accountId, one, {
        to,
        note,
        carrier: '',
        trackingNumber: '',
      })
      if (changed.ok) continue
      const code = changed.refusal.code === 'order-unknown' ? 'not-found' : changed.refusal.code
      refused.push({ id: one, code: toErrorCode(code), message: textOf(c, code) })
    }
    return c.json({ changed: new Set(ids).size - refused.length, refused }, 200)
  })

  api.openapi(routes.change, async (c) => {
    const orderId = c.req.valid('param').id
    const byAccount = c.var.signedIn.accountId
    const changed = await changeOne(services, byAccount, orderId, c.req.valid('json'))
    if (changed.ok) return respondWithOrder(services, c, orderId)
    const { code, ...why } = changed.refusal
    return code === 'order-unknown' ? fail(c, 'not-found') : fail(c, code, why)
  })
}

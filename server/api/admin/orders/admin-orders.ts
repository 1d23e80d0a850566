import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { changeStatus } from '../../../orders/change-status.ts'
import { findHistory } from '../../../orders/history/find-history.ts'
import { findOrder } from '../../../orders/history/find-order.ts'
import { listAllOrders } from '../../../orders/staff/list-all-orders.ts'
import type { Services } from '../../../services.ts'
import { swissDay } from '../../../swiss-day.ts'
import type { ApiEnv } from '../../api-env.ts'
import { errors, fail } from '../../error.ts'
import { setContentRange } from '../list-range.ts'
import { staffOnly } from '../staff-only.ts'
import {
  adminOrderSchema,
  adminOrderView,
  listedSchema,
  listedView,
  listQuery,
  statusRequest,
} from './admin-order-schema.ts'

const id = z.object({ id: z.string() })

const orderResponse = {
  description: 'The order.',
  content: { 'application/json': { schema: adminOrderSchema } },
}

const routesOf = (services: Services) => {
  const readers = staffOnly(services, 'orders.read')
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
    change: createRoute({
      ...staffOnly(services, 'orders.write'),
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

/** All orders, for staff. */
export const addAdminOrderRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const { db } = services
  const routes = routesOf(services)
  const find = async (orderId: string) => {
    const order = await findOrder(db, orderId)
    return order && adminOrderView(order, await findHistory(db, orderId))
  }

  api.openapi(routes.list, async (c) => {
    const { status, range } = c.req.valid('query')
    const { orders, total } = await listAllOrders(db, {
      filters: { statuses: status && [status] },
      today: swissDay(services.now()),
      ...range,
    })
    setContentRange(c, 'orders', range, orders.length, total)
    return c.json(orders.map(listedView), 200)
  })

  api.openapi(routes.one, async (c) => {
    const order = await find(c.req.valid('param').id)
    return order ? c.json(order, 200) : fail(c, 'not-found')
  })

  api.openapi(routes.change, async (c) => {
    const orderId = c.req.valid('param').id
    const { to, note, carrier, trackingNumber } = c.req.valid('json')
    const tracking = carrier || trackingNumber ? { carrier, number: trackingNumber } : undefined
    const byAccount = c.var.signedIn.accountId
    const changed = await changeStatus(services, { orderId, to, note, byAccount, tracking })
    if (changed.ok) {
      const order = await find(orderId)
      return order ? c.json(order, 200) : fail(c, 'not-found')
    }
    const { code, ...why } = changed.refusal
    return code === 'order-unknown' ? fail(c, 'not-found') : fail(c, code, why)
  })
}

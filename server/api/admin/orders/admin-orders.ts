import { z } from '@hono/zod-openapi'
import type { Language } from '../../../../domain/language.ts'
import { ok, refuse } from '../../../../domain/result.ts'
import type { Database } from '../../../db/client.ts'
import { changeStatus } from '../../../orders/change-status.ts'

import { findStaffOrder } from '../../../orders/staff/find-staff-order.ts'
import { listAllOrders, orderSorts } from '../../../orders/staff/list-all-orders.ts'
import { findOnlinePayments } from '../../../payments/card/online-payments.ts'
import { findOrderPayments } from '../../../payments/list-payments.ts'
import type { Services } from '../../../services.ts'
import { swissDay } from '../../../swiss-day.ts'
import { textOf, toErrorCode } from '../../error.ts'
import { line } from '../../fields.ts'
import type { ApiRoute } from '../../route.ts'
import { listRoute } from '../list-route.ts'
import { staffRoute } from '../staff-route.ts'
import { adminOrderSchema, adminOrderView } from './admin-order-schema.ts'
import { listedOrderView, listedSchema } from './listed-order.ts'
import { statusRequest } from './order-action-schema.ts'
import { filtersOf, orderFilters } from './order-query.ts'

const maxTogether = 200

const togetherRequest = statusRequest.pick({ to: true, note: true }).extend({
  ids: z
    .array(line(50), 'value-invalid')
    .min(1, 'value-invalid')
    .max(maxTogether, 'value-invalid')
    .describe(`Ids of the orders, at most ${maxTogether}.`),
})

const togetherResult = z
  .object({
    changed: z.int().describe('Number of orders whose status changed.'),
    refused: z
      .array(
        z.object({
          id: z.string(),
          code: z.string(),
          message: z.string(),
        }),
      )
      .describe('Orders that keep their status, and why.'),
  })
  .openapi('ChangedOrders')

/** An order as it is now. */
export const findOrderView = async (db: Database, orderId: string, language: Language) => {
  const found = await findStaffOrder(db, orderId)
  if (!found) return undefined
  const payments = await findOrderPayments(db, orderId)
  return adminOrderView(found, payments, await findOnlinePayments(db, orderId), language)
}

const changeOne = (
  services: Services,
  byAccount: string,
  orderId: string,
  { carrier, trackingNumber: number, ...more }: z.output<typeof statusRequest>,
) => {
  const tracking = carrier || number ? { carrier, number } : undefined
  return changeStatus(services, { orderId, byAccount, tracking, ...more })
}

const params = { id: z.string() }

/** All orders, for staff. */
export const adminOrderRoutes: readonly ApiRoute[] = [
  listRoute({
    path: '/admin/orders',
    permission: 'orders.read',
    summary: 'Lists all orders, newest first',
    query: orderFilters,
    sorts: orderSorts,
    returns: listedSchema,
    find: ({ db }, { sort, direction, offset, limit, ...filters }, { now }) =>
      listAllOrders(db, {
        filters: filtersOf(filters),
        today: swissDay(now),
        ...{ sort, direction, offset, limit },
      }),
    view: listedOrderView,
  }),
  staffRoute({
    method: 'get',
    path: '/admin/orders/{id}',
    permission: 'orders.read',
    summary: 'Retrieves an order with its history',
    params,
    returns: adminOrderSchema,
    run: async ({ db }, { params: { id }, language }) => ok(await findOrderView(db, id, language)),
  }),
  staffRoute({
    method: 'post',
    path: '/admin/orders/batch/status',
    permission: 'orders.write',
    summary: 'Changes the status of several orders',
    description: 'Each order is changed on its own; the customers are notified by mail.',
    body: togetherRequest,
    returns: togetherResult,
    returned: 'What was changed and what was refused.',
    run: async (services, { body: { ids, ...to }, actor, language }) => {
      const refused: z.input<typeof togetherResult>['refused'] = []
      const change = { ...to, carrier: '', trackingNumber: '' }
      for (const id of new Set(ids)) {
        const changed = await changeOne(services, actor.accountId, id, change)
        if (changed.ok) continue
        const code = changed.refusal.code === 'order-unknown' ? 'not-found' : changed.refusal.code
        const message = textOf({ var: { language } }, code)
        refused.push({ id, code: toErrorCode(code), message })
      }
      return ok({ changed: new Set(ids).size - refused.length, refused })
    },
  }),
  staffRoute({
    method: 'post',
    path: '/admin/orders/{id}/status',
    permission: 'orders.write',
    summary: 'Changes the status of an order',
    description:
      'The customer is notified by mail, except of `pending`, `preparing` and `failed`. A refund issues the credit note. ' +
      'A change that the current status does not allow is refused with 409; `data.from` is the current status.',
    params,
    body: statusRequest,
    returns: adminOrderSchema,
    refuses: [409],
    run: async (services, { params: { id }, body, actor, language }) => {
      const changed = await changeOne(services, actor.accountId, id, body)
      if (changed.ok) return ok(await findOrderView(services.db, id, language))
      const { code, ...data } = changed.refusal
      return refuse({ code, data })
    },
  }),
]

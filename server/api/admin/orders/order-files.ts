import { createRoute, z } from '@hono/zod-openapi'
import { queueDocument } from '../../../documents/document-queue.ts'
import { exportOrders } from '../../../orders/staff/export-orders.ts'
import { swissDay } from '../../../swiss-day.ts'
import { errors, fail } from '../../error.ts'
import { language, line } from '../../fields.ts'
import { exportRoute } from '../list-route.ts'
import { staffOnly } from '../staff-only.ts'
import type { StaffRoute } from '../staff-route.ts'
import { filtersOf, orderFilters } from './order-query.ts'

/** `makePickingList` takes as many. */
const maxPicked = 200

/** The pieces of a generator as a body. */
const streamOf = (pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}

/** Files of several orders: a table for the accounts, a list for the laboratory. */
export const orderFileRoutes: readonly StaffRoute[] = [
  exportRoute({
    path: '/admin/orders/export.csv',
    permission: 'orders.read',
    summary: 'Exports orders as CSV for Excel',
    description: 'One row per order that matches the filters, with headings in the language.',
    query: { ...orderFilters, lang: language },
    name: 'orders',
    write: async ({ db }, { query: { lang: _, ...details }, now, language }) => {
      const query = { filters: filtersOf(details), language, today: swissDay(now) }
      return { csv: streamOf(exportOrders(db, query)), details }
    },
  }),
  (api, services) => {
    const route = createRoute({
      ...staffOnly(services, 'orders.read'),
      method: 'post',
      path: '/admin/orders/batch/picking-list',
      summary: 'Makes one picking list of several orders',
      request: {
        body: {
          required: true,
          content: {
            'application/json': {
              schema: z.object({
                ids: z
                  .array(line(50), 'value-invalid')
                  .min(1, 'value-invalid')
                  .max(maxPicked, 'value-invalid')
                  .describe(`Ids of the orders, at most ${maxPicked}.`),
              }),
            },
          },
        },
      },
      responses: {
        200: {
          description: 'The list, in the language of the request.',
          content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
        },
        ...errors(400, 401, 403, 404, 413, 415, 422, 429, 503),
      },
    })
    api.openapi(route, async (c) => {
      // Loaded on demand: rendering code would slow the start.
      const { makePickingList } = await import('../../../documents/make-picking-list.ts')
      const { ids } = c.req.valid('json')
      const queued = await queueDocument(services, c.var.signedIn, () =>
        makePickingList(services, ids, c.var.language),
      )
      if (!queued.ok) {
        c.header('Retry-After', String(queued.refusal.retryAfter))
        return fail(c, queued.refusal.code)
      }
      const made = queued.value
      if (!made) return fail(c, 'not-found')
      return c.body(new Uint8Array(made.pdf), 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(made.fileName)}`,
        'Cache-Control': 'private, no-store',
      })
    })
  },
]

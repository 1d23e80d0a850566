import { z } from '@hono/zod-openapi'
import { queueDocument } from '../../../documents/document-queue.ts'
import { exportOrders } from '../../../orders/staff/export-orders.ts'
import { swissDay } from '../../../swiss-day.ts'
import { language, line } from '../../fields.ts'
import { pdfOf } from '../../orders/order-documents.ts'
import { type ApiRoute, binary } from '../../route.ts'
import { exportRoute } from '../list-route.ts'
import { staffRoute } from '../staff-route.ts'
import { filtersOf, orderFilters } from './order-query.ts'

/** `makePickingList` and `makeAddressLabels` take as many. */
const maxPicked = 200

const ids = z
  .array(line(50), 'value-invalid')
  .min(1, 'value-invalid')
  .max(maxPicked, 'value-invalid')
  .describe(`Ids of the orders, at most ${maxPicked}.`)

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
export const orderFileRoutes: readonly ApiRoute[] = [
  exportRoute({
    path: '/admin/orders/export.csv',
    permission: 'orders.read',
    summary: 'Exports orders as CSV for Excel',
    description: 'One row per order that matches the filters, with headings in the language.',
    query: {
      ...orderFilters,
      lang: language,
      layout: z
        .enum(['accounts', 'post'], 'value-invalid')
        .default('accounts')
        .describe('Amounts for the accounts, or addresses for the program of the post.'),
    },
    name: 'orders',
    write: async ({ db }, { query: { lang: _, ...details }, now, language }) => {
      const { layout } = details
      const query = { filters: filtersOf(details), language, today: swissDay(now), layout }
      return { csv: streamOf(exportOrders(db, query)), details }
    },
  }),
  staffRoute({
    method: 'post',
    path: '/admin/orders/batch/picking-list',
    permission: 'orders.read',
    summary: 'Makes one picking list of several orders',
    body: z.object({ ids }),
    returns: binary,
    mediaType: 'application/pdf',
    returned: 'The list, in the language of the request.',
    refuses: [429, 503],
    run: async (services, { body: { ids }, signedIn, language, c }) => {
      // Loaded on demand: rendering code would slow the start.
      const { makePickingList } = await import('../../../documents/make-document.ts')
      const queued = await queueDocument(services, signedIn, () =>
        makePickingList(services, ids, language),
      )
      return pdfOf(c, queued, 'attachment')
    },
  }),
  staffRoute({
    method: 'post',
    path: '/admin/orders/batch/address-labels',
    permission: 'orders.read',
    summary: 'Makes address labels of orders, one a page',
    body: z.object({
      ids,
      size: z
        .enum(['62x100', 'a6'], 'value-invalid')
        .describe('Of the page: 62 × 100 mm for label printers, or A6.'),
    }),
    returns: binary,
    mediaType: 'application/pdf',
    returned: 'The labels by order number.',
    refuses: [429, 503],
    run: async (services, { body, signedIn, language, c }) => {
      const { makeAddressLabels } = await import('../../../documents/make-document.ts')
      const queued = await queueDocument(services, signedIn, () =>
        makeAddressLabels(services, body, language),
      )
      return pdfOf(c, queued, 'attachment')
    },
  }),
]

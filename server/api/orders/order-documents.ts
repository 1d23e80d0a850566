import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { SignedIn } from '../../accounts/login/session.ts'
import { mayAct } from '../../accounts/staff/staff-access.ts'
import { type DocumentKind, documentKinds } from '../../documents/document-kinds.ts'
import { queueDocument } from '../../documents/document-queue.ts'
import { findOrder } from '../../orders/history/find-order.ts'
import type { Services } from '../../services.ts'
import type { ApiEnv } from '../api-env.ts'
import { errors, fail } from '../error.ts'
import { numberInAddress } from '../fields.ts'
import { requireLogin } from '../require-login.ts'

const summaries: Record<DocumentKind, string> = {
  invoice: 'Downloads the invoice of an order, with its QR-bill',
  'credit-note': 'Downloads the credit note of a refunded order',
  'delivery-note': 'Downloads the delivery note of an order, without prices',
}

const documentQuery = z.object({
  number: numberInAddress
    .min(1, 'value-invalid')
    .optional()
    .describe('Number of the credit note, as an order can have several; the last one by default.'),
})

const documentRoute = (services: Services, kind: DocumentKind) =>
  createRoute({
    method: 'get',
    path: `/shop/orders/{id}/${kind}.pdf`,
    tags: ['Shop'],
    summary: summaries[kind],
    description: 'For the customer of the order and for staff; 404 for other users.',
    middleware: [requireLogin(services, 'log-in-to-see-orders')] as const,
    request: { params: z.object({ id: z.string() }), query: documentQuery },
    responses: {
      200: {
        description: 'The document, in the language of the order.',
        content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
      },
      ...errors(401, 403, 404, 422, 429, 503),
    },
  })

const qrCodeRoute = (services: Services) =>
  createRoute({
    method: 'get',
    path: '/shop/orders/{id}/qr-code.svg',
    tags: ['Shop'],
    summary: 'Downloads the Swiss QR code of an invoice',
    description: 'For the customer of the order and for staff; 404 for other users.',
    middleware: [requireLogin(services, 'log-in-to-see-orders')] as const,
    request: { params: z.object({ id: z.string() }) },
    responses: {
      200: {
        description: 'The code as SVG.',
        content: { 'image/svg+xml': { schema: z.string() } },
      },
      ...errors(401, 403, 404),
    },
  })

const mayRead = (account: SignedIn, owner: string) =>
  account.accountId === owner || mayAct(account, 'orders.read')

/** ASCII file name for old clients, then the exact name (RFC 6266). */
const dispositionOf = (fileName: string) => {
  const plain = fileName.normalize('NFD').replace(/[^\w.-]/g, '')
  return `inline; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`
}

export const addOrderDocumentRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  api.openapi(qrCodeRoute(services), async (c) => {
    const order = await findOrder(services.db, c.req.valid('param').id)
    if (!order || !mayRead(c.var.signedIn, order.accountId)) return fail(c, 'not-found')
    const { makeQrCode } = await import('../../documents/make-document.ts')
    const svg = await makeQrCode(services, order)
    if (!svg) return fail(c, 'not-found')
    return c.body(svg, 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'private, no-store',
    })
  })
  for (const kind of documentKinds) {
    api.openapi(documentRoute(services, kind), async (c) => {
      const order = await findOrder(services.db, c.req.valid('param').id)
      if (!order || !mayRead(c.var.signedIn, order.accountId)) return fail(c, 'not-found')
      // Loaded on demand: rendering code would slow the start.
      const { makeDocument } = await import('../../documents/make-document.ts')
      const { number } = c.req.valid('query')
      const queued = await queueDocument(services, c.var.signedIn, () =>
        makeDocument(services, order, kind, number),
      )
      if (!queued.ok) {
        c.header('Retry-After', String(queued.refusal.retryAfter))
        return fail(c, queued.refusal.code)
      }
      const made = queued.value
      if (!made) return fail(c, 'not-found')
      return c.body(new Uint8Array(made.pdf), 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': dispositionOf(made.fileName),
        'Cache-Control': 'private, no-store',
      })
    })
  }
}

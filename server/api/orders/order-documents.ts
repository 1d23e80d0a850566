import { z } from '@hono/zod-openapi'
import { ok } from '../../../domain/result.ts'
import type { SignedIn } from '../../accounts/login/session.ts'
import { mayAct } from '../../accounts/staff/staff-access.ts'
import { type DocumentKind, documentKinds } from '../../documents/document-kinds.ts'
import { queueDocument } from '../../documents/document-queue.ts'
import type { MadeDocument } from '../../documents/make-document.ts'
import { findOrder, findVisibleOrder } from '../../orders/history/find-order.ts'
import type { Services } from '../../services.ts'
import type { RouteContext } from '../declare-route.ts'
import { numberInAddress } from '../fields.ts'
import { type ApiRoute, accountRoute, binary, shown } from '../route.ts'

const summaries: Record<DocumentKind, string> = {
  invoice: 'Downloads the invoice of an order once it is issued, with its QR-bill',
  'credit-note': 'Downloads the credit note of a refunded order',
  'delivery-note': 'Downloads the delivery note of an order, without prices',
}

const findReadable = async ({ db }: Services, id: string, account: SignedIn) => {
  if (mayAct(account, 'orders.read')) return findOrder(db, id)
  return account.key ? undefined : findVisibleOrder(db, account.accountId, id)
}

/**
 * A queued document as PDF, with an ASCII file name for old clients, then the exact name (RFC 6266);
 * not found if there is none.
 */
export const pdfOf = (
  c: RouteContext,
  queued: Awaited<ReturnType<typeof queueDocument<MadeDocument | undefined>>>,
  disposition: 'attachment' | 'inline',
) =>
  shown(queued, (made) => {
    if (!made) return undefined
    const plain = made.fileName.normalize('NFD').replace(/[^\w.-]/g, '')
    const exact = encodeURIComponent(made.fileName)
    return c.body(new Uint8Array(made.pdf), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `${disposition}; filename="${plain}"; filename*=UTF-8''${exact}`,
      'Cache-Control': 'private, no-store',
    })
  })

/** What these routes have in common. */
const ofOrder = {
  method: 'get',
  tag: 'Shop',
  login: 'log-in-to-see-orders',
  acceptsKeys: true,
  description:
    'For the customer of the order, for staff and API keys that may read orders; 404 for others.',
  params: { id: z.string() },
} as const

const documentRoute = (kind: DocumentKind): ApiRoute =>
  accountRoute({
    ...ofOrder,
    path: `/shop/orders/{id}/${kind}.pdf`,
    summary: summaries[kind],
    query: {
      number: numberInAddress
        .min(1, 'value-invalid')
        .optional()
        .describe('Number of the document, as an order can have several; the last one by default.'),
    },
    returns: binary,
    mediaType: 'application/pdf',
    returned: 'The document, in the language of the order.',
    refuses: [429, 503],
    run: async (services, { params: { id }, query: { number }, signedIn, c }) => {
      const order = await findReadable(services, id, signedIn)
      if (!order) return ok(undefined)
      // Loaded on demand: rendering code would slow the start.
      const { makeDocument } = await import('../../documents/make-document.ts')
      const queued = await queueDocument(services, signedIn, () =>
        makeDocument(services, order, kind, number),
      )
      return pdfOf(c, queued, 'inline')
    },
  })

/** Documents of orders as PDF, and the QR code of the invoice. */
export const orderDocumentRoutes: readonly ApiRoute[] = [
  accountRoute({
    ...ofOrder,
    path: '/shop/orders/{id}/qr-code.svg',
    summary: 'Downloads the Swiss QR code of an invoice',
    returns: z.string(),
    mediaType: 'image/svg+xml',
    returned: 'The code as SVG.',
    run: async (services, { params: { id }, signedIn, c }) => {
      const order = await findReadable(services, id, signedIn)
      if (!order) return ok(undefined)
      const { makeQrCode } = await import('../../documents/make-document.ts')
      const svg = await makeQrCode(services, order)
      const headers = { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'private, no-store' }
      return ok(svg ? c.body(svg, 200, headers) : undefined)
    },
  }),
  ...documentKinds.map(documentRoute),
  accountRoute({
    method: 'get',
    path: '/shop/statement.pdf',
    tag: 'Shop',
    login: 'log-in-to-see-orders',
    summary: 'Downloads the statement of account',
    returns: binary,
    mediaType: 'application/pdf',
    returned: 'The unpaid invoices, with one QR-bill over their sum; 404 if nothing is due.',
    refuses: [429, 503],
    run: async (services, { signedIn, c }) => {
      if (!signedIn.seesAllOrders) return ok(undefined)
      const { makeStatement } = await import('../../documents/account-statement.ts')
      const queued = await queueDocument(services, signedIn, () =>
        makeStatement(services, signedIn.practiceId),
      )
      return pdfOf(c, queued, 'inline')
    },
  }),
]

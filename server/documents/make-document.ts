import type { Data } from 'swissqrbill/types'
import type { Language } from '../../domain/language.ts'
import { amountDue } from '../../domain/order/amount-due.ts'
import { formerShop, unsentStatuses } from '../../domain/order/order-status.ts'
import { i18nIn } from '../i18n.ts'
import { findLinesToSend, issueCreditNote } from '../invoicing/credit-notes.ts'
import { findCreditor } from '../invoicing/creditor.ts'
import {
  findCreditNotes,
  findFormerDocuments,
  type StoredDocument,
} from '../invoicing/find-documents.ts'
import { issueDueInvoice } from '../invoicing/invoices.ts'
import { findInvoiceAmounts } from '../invoicing/settled-amounts.ts'
import { readLogo } from '../media/find-logo.ts'
import { findOrder } from '../orders/history/find-order.ts'
import type { Order } from '../orders/order.ts'
import { nameProducts } from '../orders/staff/name-products.ts'
import type { Services } from '../services.ts'
import { createWorkerThread } from '../worker-threads.ts'
import type { DocumentKind } from './document-kinds.ts'
import { spcText } from './payment-part/qr-bill.ts'
import { codeSizeMm, crossMm, darkRuns, qrModules } from './payment-part/qr-code.ts'
import {
  type AddressLabelsView,
  addressLabelsView,
  type LabelSize,
} from './views/address-labels-view.ts'
import { deliveryNoteView } from './views/delivery-note-view.ts'
import { type DocumentFacts, findDocumentFacts } from './views/document-facts.ts'
import type { DocumentView } from './views/document-view.ts'
import { creditNoteView, invoiceView } from './views/invoice-and-credit-note.ts'
import { type OpenItemsPaper, openItemsView } from './views/open-items-view.ts'
import { type PickingListView, pickingListView } from './views/picking-list-view.ts'

type View = DocumentView | PickingListView | AddressLabelsView

const thread = createWorkerThread<View, Uint8Array>(
  new URL('./document-thread.ts', import.meta.url),
)

/** What is being drawn, by its content. */
const drawings = new Map<string, Promise<Buffer>>()

const draw = async (view: View) => Buffer.from(await thread.run(view))

/**
 * Draws a PDF in a thread; concurrent requests for the same content share one drawing. Rejects with a
 * thread failure if it cannot be drawn now.
 */
export const drawInThread = (view: View): Promise<Buffer> => {
  const content = JSON.stringify(view)
  const current = drawings.get(content)
  if (current) return current
  const drawing = draw(view).finally(() => drawings.delete(content))
  drawings.set(content, drawing)
  return drawing
}

/** The Swiss QR Code of a bill as SVG, with the required white margin of 5 mm. */
export const qrCodeSvg = (bill: Data): string => {
  const modules = qrModules(spcText(bill))
  const side = codeSizeMm / modules.length
  const mm = (value: number) => Number(value.toFixed(3))
  const dark = darkRuns(modules).map(
    ({ row, from, length }) =>
      `M${mm(from * side)} ${mm(row * side)}h${mm(length * side)}v${mm(side)}h${mm(-length * side)}z`,
  )
  const centred = (width: number, height: number, colour: string) =>
    `<rect x="${mm((codeSizeMm - width) / 2)}" y="${mm((codeSizeMm - height) / 2)}" width="${width}" height="${height}" fill="${colour}"/>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 -5 ${codeSizeMm + 10} ${codeSizeMm + 10}">`,
    `<rect x="-5" y="-5" width="${codeSizeMm + 10}" height="${codeSizeMm + 10}" fill="#fff"/>`,
    `<path d="${dark.join('')}" shape-rendering="crispEdges"/>`,
    centred(crossMm.edge, crossMm.edge, '#fff'),
    centred(crossMm.square, crossMm.square, '#000'),
    centred(crossMm.arm, crossMm.thickness, '#fff'),
    centred(crossMm.thickness, crossMm.arm, '#fff'),
    '</svg>',
  ].join('')
}

/** A PDF with a file name in the language of the order. */
export type MadeDocument = { fileName: string; pdf: Buffer }

type RequiredServices = Pick<Services, 'db' | 'files' | 'now'>

/** The invoice, issued here if it is due and missing, with the order as it is now: it may have been changed. */
const invoiceOf = ({ db, now }: RequiredServices, { id }: Pick<Order, 'id'>) =>
  db.transaction().execute(async (trx) => {
    const invoice = await issueDueInvoice(trx, { id }, now())
    const order = invoice && (await findOrder(trx, id))
    return order && { invoice, order }
  })

/** The credit note with this number, or the last one. */
const creditNoteOf = async (
  { db, now }: RequiredServices,
  order: Order,
  number: number | undefined,
): Promise<StoredDocument | undefined> => {
  const notes = await findCreditNotes(db, order.id)
  if (number !== undefined) return notes.find((note) => note.number === number)
  const last = notes.at(-1)
  if (last || order.status !== 'refunded') return last
  return db.transaction().execute((trx) => issueCreditNote(trx, order, now()))
}

const viewOf: Record<
  DocumentKind,
  (
    services: RequiredServices,
    order: Order,
    facts: DocumentFacts,
    number?: number,
  ) => Promise<DocumentView | undefined>
> = {
  invoice: async (services, order, facts) => {
    const found = await invoiceOf(services, order)
    return found && invoiceView(found.order, found.invoice, facts, i18nIn[order.language])
  },
  'credit-note': async (services, order, facts, number) => {
    const note = await creditNoteOf(services, order, number)
    const found = note && (await invoiceOf(services, order))
    return found && creditNoteView(order, note, facts, i18nIn[order.language], found.invoice)
  },
  'delivery-note': async ({ db }, order, facts, number) => {
    const { creditor } = await findCreditor(db)
    const part = number === undefined ? undefined : facts.parts?.[number - 1]
    if (number !== undefined && !part) return undefined
    if (part) {
      const lines = (part.lines ?? []).flatMap(({ position, quantity }) => {
        const line = order.lines[position]
        return line ? [{ ...line, quantity }] : []
      })
      const sent = { ...facts, dispatchedAt: part.shippedAt, parcels: [part], part: number }
      return deliveryNoteView({ ...order, lines }, creditor, sent, i18nIn[order.language])
    }
    const lines = await findLinesToSend(db, order, facts.dispatchedAt)
    // Of an order that was credited as a whole it shows what was ordered.
    const shown = lines.length > 0 ? { ...order, lines } : order
    return deliveryNoteView(shown, creditor, facts, i18nIn[order.language])
  },
}

/** An invoice of a former version of the order, or the credit note over it. */
const formerView = async (
  db: Services['db'],
  order: Order,
  facts: DocumentFacts,
  { kind, number }: { kind: DocumentKind; number: number },
): Promise<DocumentView | undefined> => {
  const documents = await findFormerDocuments(db, order.id)
  const document = documents.find((one) => one.kind === kind && one.number === number)
  if (!document) return undefined
  const { version } = document
  const { content } = await db
    .selectFrom('order_version')
    .select('content')
    .where('order_id', '=', order.id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  const former = { ...order, ...content } as Order
  const i18n = i18nIn[order.language]
  if (kind === 'invoice') return invoiceView(former, document, facts, i18n)
  const invoice = documents.find((one) => one.kind === 'invoice' && one.version === version)
  return invoice && creditNoteView(former, document, facts, i18n, invoice)
}

/** The Swiss QR Code of an order's invoice as SVG; undefined if there is nothing to pay. */
export const makeQrCode = async (
  services: RequiredServices,
  order: Order,
): Promise<string | undefined> => {
  const view = await viewOf.invoice(services, order, await findDocumentFacts(services.db, order))
  const amounts = await findInvoiceAmounts(services.db, order.id)
  const due = amounts ? amountDue(amounts) : 0
  return view?.bill && due > 0 ? qrCodeSvg({ ...view.bill, amount: due / 100 }) : undefined
}

/**
 * A document of an order as PDF, drawn in a thread; undefined if the order has none of this kind.
 * `number`: of one of several documents of this kind; the last one by default.
 * Rejects with a thread failure if it cannot be drawn now.
 */
export const makeDocument = async (
  services: RequiredServices,
  order: Order,
  kind: DocumentKind,
  number?: number,
): Promise<MadeDocument | undefined> => {
  if (order.channel === formerShop) return undefined
  const facts = await findDocumentFacts(services.db, order)
  const view =
    (number && (await formerView(services.db, order, facts, { kind, number }))) ||
    (await viewOf[kind](services, order, facts, number))
  return view && drawnOf(services, view)
}

/** A view as PDF, with the logo; named after its title. */
const drawnOf = async (services: RequiredServices, view: DocumentView): Promise<MadeDocument> => {
  const logo = await readLogo(services)
  const pdf = await drawInThread({ ...view, ...(logo && { logo }) })
  return { fileName: `${view.title.replaceAll(' ', '-')}.pdf`, pdf }
}

/** A reminder or a statement of account as PDF. Rejects with a thread failure as above. */
export const makeOpenItems = async (
  services: RequiredServices,
  paper: OpenItemsPaper,
): Promise<MadeDocument> => {
  const facts = await findDocumentFacts(services.db, paper.order)
  return drawnOf(services, openItemsView(paper, facts, i18nIn[paper.order.language]))
}

const drawList = async (view: PickingListView | AddressLabelsView): Promise<MadeDocument> => ({
  fileName: `${view.title.replace(/[^\p{L}\p{N}]+/gu, '-')}.pdf`,
  pdf: await drawInThread(view),
})

/** Orders in one picking list or file of labels: about 200 pages. */
const maxPickedOrders = 200

/**
 * The picking list of several orders as PDF, without credited pieces; undefined if nothing is to be
 * sent. Rejects with a thread failure if it cannot be drawn now.
 */
export const makePickingList = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  ids: readonly string[],
  language: Language,
): Promise<MadeDocument | undefined> => {
  const found: Order[] = []
  for (const id of ids.slice(0, maxPickedOrders)) {
    const order = await findOrder(db, id)
    if (!order || order.channel === formerShop || unsentStatuses.includes(order.status)) continue
    const lines = await findLinesToSend(db, order)
    if (lines.length > 0) found.push({ ...order, lines })
  }
  if (found.length === 0) return undefined
  const { creditor } = await findCreditor(db)
  const facts = { sender: creditor.name, language, now: now() }
  const view = pickingListView(await nameProducts(db, found, language), facts, i18nIn[language])
  return drawList(view)
}

/**
 * Address labels of several orders as PDF, without cancelled ones; undefined if there are none. Rejects with a thread
 * failure if it cannot be drawn now.
 */
export const makeAddressLabels = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  { ids, size }: { ids: readonly string[]; size: LabelSize },
  language: Language,
): Promise<MadeDocument | undefined> => {
  const orders = await db
    .selectFrom('orders')
    .select(['number', 'shipping_address as shippingAddress'])
    .where('id', 'in', ids.slice(0, maxPickedOrders))
    .where('channel', '!=', formerShop)
    .where('status', 'not in', unsentStatuses)
    .execute()
  if (orders.length === 0) return undefined
  const { creditor } = await findCreditor(db)
  const facts = { laboratory: creditor, size, language, now: now() }
  return drawList(addressLabelsView(orders, facts, i18nIn[language]))
}

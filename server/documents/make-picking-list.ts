import type { Language } from '../../domain/language.ts'
import { i18nIn } from '../i18n.ts'
import { findLinesToSend } from '../invoicing/credit-notes.ts'
import { findCreditor } from '../invoicing/creditor.ts'
import { findOrder } from '../orders/history/find-order.ts'
import type { Order } from '../orders/order.ts'
import { nameProducts } from '../orders/staff/name-products.ts'
import type { Services } from '../services.ts'
import { drawInThread } from './draw-in-thread.ts'
import type { MadeDocument } from './make-document.ts'
import { pickingListView } from './views/picking-list-view.ts'

/** Orders in one picking list: about 200 pages. */
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
    const lines = order ? await findLinesToSend(db, order) : []
    if (order && lines.length > 0) found.push({ ...order, lines })
  }
  if (found.length === 0) return undefined
  const { creditor } = await findCreditor(db)
  const facts = { sender: creditor.name, language, now: now() }
  const view = pickingListView(await nameProducts(db, found, language), facts, i18nIn[language])
  const fileName = `${view.title.replace(/[^\p{L}\p{N}]+/gu, '-')}.pdf`
  return { fileName, pdf: await drawInThread(view) }
}

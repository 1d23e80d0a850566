import { render } from '@react-email/render'
import { notifiesCustomer, type OrderStatus } from '../../../domain/order/order-status.ts'
import type { MadeDocument } from '../../documents/make-document.ts'
import { i18nIn } from '../../i18n.ts'
import { findHistory, findOrder } from '../../orders/history/find-order.ts'
import type { Order } from '../../orders/order.ts'
import { findLaboratory, type Laboratory } from '../laboratory.ts'
import type { Mail, MailWriter } from '../mail.ts'
import { OrderStatusLetter } from '../templates/order-status.tsx'
import { attachmentsOf, tryDocument } from './attached-document.ts'
import { findEmail } from './order-confirmation.ts'
import { type StatusNews, statusText, statusView } from './status-view.ts'

/** Statuses with which a credit note is issued. */
const isCancelling = (status: OrderStatus) => status === 'refunded' || status === 'cancelled'

/** The mail about a change of status, in the language of the order. */
export const writeStatusMail = async (
  order: Order,
  news: StatusNews & { at: Date },
  to: string,
  laboratory: Laboratory,
  creditNote?: MadeDocument,
): Promise<Mail> => {
  const hasCreditNote = creditNote !== undefined
  const view = statusView(order, { ...news, hasCreditNote }, laboratory, i18nIn[order.language])
  return {
    to,
    subject: view.subject,
    html: await render(OrderStatusLetter(view)),
    text: statusText(view),
    date: news.at,
    attachments: attachmentsOf(creditNote),
  }
}

/** Mails one change of status; later changes have their own mails. */
export const orderStatusMail: MailWriter<'order-status'> = async (
  services,
  { orderId, eventId },
  job,
) => {
  const order = await findOrder(services.db, orderId)
  const { events, shipments } = await findHistory(services.db, orderId)
  const event = events.find(({ id }) => id === eventId)
  if (!order || !event || !notifiesCustomer(event.status))
    throw new Error(`order ${orderId} does not exist or its status is not mailed`)
  const to = await findEmail(services.db, order.accountId)
  const { status, note, at } = event
  const news = { status, note, at, shipments: status === 'completed' ? shipments : [] }
  const creditNote = isCancelling(status)
    ? await tryDocument(services, order, 'credit-note', job)
    : undefined
  return writeStatusMail(order, news, to, await findLaboratory(services), creditNote)
}

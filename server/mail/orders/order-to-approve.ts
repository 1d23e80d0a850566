import { msg } from '@lingui/core/macro'
import { hasMailbox } from '../../../domain/customer/email.ts'
import { formatMoney } from '../../../domain/money.ts'
import { addressOf } from '../../../domain/page/address.ts'
import { i18nIn } from '../../i18n.ts'
import { findOrder } from '../../orders/history/find-order.ts'
import { greetedName, type Order } from '../../orders/order.ts'
import { findPerson } from '../accounts/security-mails.ts'
import { findLaboratory } from '../laboratory.ts'
import type { MailWriter } from '../mail.ts'
import { type NoticeContext, noticeOf, writeNotice } from '../notice.ts'
import type { Notice } from '../templates/notice.tsx'
import { orderSums } from './confirmation-view.ts'
import { orderedRows } from './order-note.ts'

/** To somebody who may approve what another member of the practice wants to order (R48). */
export const approvalNote = (order: Order, context: NoticeContext): Notice => {
  const { number } = order
  const laboratory = context.laboratory.name
  const person = greetedName(order)
  const total = formatMoney(order.total)
  return noticeOf(
    {
      mail: 'order-to-approve',
      subject: msg`${laboratory}: order ${number} awaits your approval`,
      preheader: () => `${person}, ${total}`,
      title: msg`An order awaits your approval`,
      number: [msg`Order number`, String(number)],
      paragraphs: [
        msg`${person} would like to order for your practice. We will prepare the order once you have approved it.`,
      ],
      facts: [
        ...orderedRows(order, context.i18n),
        ...orderSums(order),
        [msg`Total`, total],
        [msg`Your reference`, order.reference],
      ],
      quote: [msg`Message`, order.note],
      action: {
        text: msg`See the order`,
        path: addressOf(context.language, 'account.orders.order', { order: `${number}` }),
      },
    },
    context,
  )
}

/** Mails a requested order to one approver, in the approver's language; none once it is decided. */
export const orderToApprove: MailWriter<'order-to-approve'> = async (
  services,
  { orderId, accountId },
) => {
  const order = await findOrder(services.db, orderId)
  if (!order) throw new Error(`order ${orderId} does not exist`)
  const { email, name: person, language } = await findPerson(services.db, accountId)
  if (order.status !== 'requested' || !hasMailbox(email)) return undefined
  const laboratory = await findLaboratory(services)
  const context = { person, language, laboratory, i18n: i18nIn[language] }
  return writeNotice(approvalNote(order, context), email, order.placedAt)
}

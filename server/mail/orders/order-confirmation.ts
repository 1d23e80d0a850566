import { render } from '@react-email/render'
import { amountDue } from '../../../domain/order/amount-due.ts'
import { orderChangeTexts } from '../../../messages/account/order-change.ts'
import type { MadeDocument } from '../../documents/make-document.ts'
import { i18nIn } from '../../i18n.ts'
import { findDocument, findFormerDocuments } from '../../invoicing/find-documents.ts'
import { findInvoiceAmounts } from '../../invoicing/settled-amounts.ts'
import { findOrder } from '../../orders/history/find-order.ts'
import { findVersions } from '../../orders/history/order-versions.ts'
import type { Order } from '../../orders/order.ts'
import { findLaboratory, type Laboratory, signature } from '../laboratory.ts'
import type { Mail, MailServices, MailWriter } from '../mail.ts'
import { OrderConfirmation } from '../templates/order-confirmation.tsx'
import { attachmentsOf, findRecipient, tryDocument, withDocument } from './attached-document.ts'
import { type ConfirmationView, type Confirmed, confirmationView } from './confirmation-view.ts'

const width = 64

/** Label left, value right, padded to `width` characters; several lines below the label. */
const row = ({ label, value }: { label: string; value: string }) =>
  value.includes('\n')
    ? `${label}\n${value}`
    : label + ' '.repeat(Math.max(1, width - label.length - value.length)) + value

const rule = '-'.repeat(width)

const block = (...lines: (string | string[])[]) => lines.flat().join('\n')

/** The confirmation as plain text. */
export const confirmationText = (view: ConfirmationView): string =>
  [
    [view.greeting, ...view.opening].join('\n\n'),
    block([view.number, ...view.facts].map(row)),
    ...view.lines.map(({ name, detail, substances, quantity, total }) =>
      block(name, detail, substances, row({ label: quantity, value: total })),
    ),
    block(rule, view.sums.map(row), rule, row(view.total), view.vat.map(row)),
    ...view.addresses.map(({ title, lines }) => block(title, lines)),
    block(view.payment.label, view.payment.value),
    ...(view.note ? [block(view.note.label, view.note.value)] : []),
    ...view.closing,
    block(view.action.text, view.action.url),
    signature(view.sender),
  ].join('\n\n')

/** The confirmation mail of an order, in its language. */
export const writeConfirmation = async (
  order: Order,
  to: string,
  laboratory: Laboratory,
  { invoice, ...confirmed }: Omit<Confirmed, 'isAttached'> & { invoice?: MadeDocument | undefined },
): Promise<Mail> => {
  const isAttached = invoice !== undefined
  const view = confirmationView(order, laboratory, i18nIn[order.language], {
    ...{ ...confirmed, isAttached },
  })
  return {
    to,
    subject: view.subject,
    html: await render(OrderConfirmation(view)),
    text: confirmationText(view),
    date: order.placedAt,
    attachments: attachmentsOf(invoice),
  }
}

const confirm = async (
  services: MailServices,
  order: Order,
  job: Parameters<MailWriter<'order-confirmation'>>[2],
  changes?: readonly string[],
) => {
  const to = await findRecipient(services.db, order)
  const before = await findDocument(services.db, order.id, 'invoice')
  // A mail during the preparation issues none: a further change would need a credit note.
  const isWanted = before !== undefined || order.invoiceAt === 'confirmation'
  const invoice = isWanted ? await tryDocument(services, order, 'invoice', job) : undefined
  const issued = before ?? (await findDocument(services.db, order.id, 'invoice'))
  const amounts = await findInvoiceAmounts(services.db, order.id)
  // The order may have been cancelled before the mail leaves.
  const dueOn = amounts && amountDue(amounts) > 0 ? issued?.dueOn : undefined
  const laboratory = await findLaboratory(services)
  const mail = await writeConfirmation(order, to, laboratory, { dueOn, invoice, changes })
  return withDocument(services.db, order.accountId, mail, invoice)
}

/** Mails the confirmation to the account's current address (R26), with an invoice that is due. */
export const orderConfirmation: MailWriter<'order-confirmation'> = async (
  services,
  { orderId },
  job,
) => {
  const order = await findOrder(services.db, orderId)
  if (!order) throw new Error(`order ${orderId} does not exist`)
  return confirm(services, order, job)
}

/** Mails the confirmation of a changed order, which says what differs from the version before. */
export const orderChanged: MailWriter<'order-changed'> = async (
  services,
  { orderId, version },
  job,
) => {
  const order = await findOrder(services.db, orderId)
  const versions = order ? await findVersions(services.db, order) : []
  const before = versions.find((one) => one.version === version)
  if (!order || !before) throw new Error(`order ${orderId} has no version ${version}`)
  const next = versions.find((one) => one.version === version + 1)
  // A later change has its own mail, about the whole order.
  if (next) return undefined
  const texts = orderChangeTexts(before.change, (text) => i18nIn[order.language]._(text))
  const former = await findFormerDocuments(services.db, orderId)
  const credited = former.find((one) => one.kind === 'credit-note' && one.version === version)
  const note = credited && (await tryDocument(services, order, 'credit-note', job, credited.number))
  const mail = await confirm(services, order, job, texts)
  return {
    ...mail,
    date: before.replacedAt,
    attachments: [...(mail.attachments ?? []), ...attachmentsOf(note)],
  }
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type Centimes, formatMoney } from '../../../domain/money.ts'
import { addressOf } from '../../../domain/page/address.ts'
import { shortDate } from '../../../domain/short-date.ts'
import { findLanguage } from '../../accounts/profile/find-accounts.ts'
import type { MadeDocument } from '../../documents/make-document.ts'
import { makeOpenItems } from '../../documents/make-document.ts'
import { i18nIn } from '../../i18n.ts'
import { findDocument } from '../../invoicing/find-documents.ts'
import { findOpenItems, type OpenItem, sumOf } from '../../invoicing/open-items.ts'
import { findOrder } from '../../orders/history/find-order.ts'
import type { Order } from '../../orders/order.ts'
import type { Services } from '../../services.ts'
import { swissDay } from '../../swiss-day.ts'
import { findLaboratory } from '../laboratory.ts'
import type { MailWriter } from '../mail.ts'
import { type NoticeContext, type NoticeTexts, noticeOf, writeNotice } from '../notice.ts'
import type { Notice } from '../templates/notice.tsx'
import { findEmail, tryMaking, withDocument } from './attached-document.ts'

type Step = 1 | 2 | 3

type Reminded = {
  step: Step
  /** Number of the invoice. */
  invoice: number
  total: Centimes
  /** YYYY-MM-DD. */
  dueOn: string
  isAttached: boolean
}

const titles: Record<Step, MessageDescriptor> = {
  1: msg`Payment reminder`,
  2: msg`Second payment reminder`,
  3: msg`Last payment reminder`,
}

const openings = (
  step: Step,
  { invoice, amount, day }: Record<'amount' | 'day', string> & { invoice: number },
): MessageDescriptor => {
  if (step === 1)
    return msg`You may have overlooked our invoice ${invoice}. Please pay ${amount} by ${day}.`
  return step === 2
    ? msg`Our invoice ${invoice} is still unpaid after our first reminder. Please pay ${amount} by ${day}.`
    : msg`Our invoice ${invoice} is still unpaid after two reminders. Please pay ${amount} by ${day}; we will otherwise have to collect the debt.`
}

const closing = msg`If you have paid in the meantime, please disregard this reminder.`

/** To the customer: a reminder of an invoice. */
export const reminderNote = (
  { number, billing }: Pick<Order, 'number' | 'billing'>,
  { step, invoice, total, dueOn, isAttached }: Reminded,
  context: NoticeContext,
): Notice => {
  const laboratory = context.laboratory.name
  const person = `${billing.first_name} ${billing.last_name}`.trim()
  const [amount, day] = [formatMoney(total), shortDate(dueOn)]
  const texts: NoticeTexts = {
    mail: `payment-reminder-${step}`,
    subject: msg`${laboratory}: reminder of invoice ${invoice}`,
    title: titles[step],
    number: [msg`Invoice`, String(invoice)],
    paragraphs: [openings(step, { invoice, amount, day })],
    details: isAttached ? [msg`You will find the QR-bill attached to this e-mail.`] : [],
    facts: [
      [msg`Order number`, String(number)],
      [msg`To pay`, amount],
      [msg`Payable by`, day],
    ],
    closing: [closing],
    action: {
      text: msg`See your invoices`,
      path: addressOf(context.language, 'account.payment'),
    },
  }
  return noticeOf(texts, { ...context, person })
}

const findReminder = async (db: Services['db'], id: string) => {
  const row = await db
    .selectFrom('reminder')
    .innerJoin('reminder_run', 'reminder_run.id', 'reminder.run_id')
    .innerJoin('invoice', 'invoice.id', 'reminder.invoice_id')
    .select(['reminder.step', 'reminder.due_on as dueOn', 'reminder.state', 'reminder.fee'])
    .select(['reminder_run.created_at', 'reminder_run.ended_at', 'invoice.order_id as orderId'])
    .where('reminder.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const order = await findOrder(db, row.orderId)
  const invoice = await findDocument(db, row.orderId, 'invoice')
  if (!order || !invoice) return undefined
  const at = row.ended_at ?? row.created_at
  const { state, fee } = row
  const charged: OpenItem = { kind: 'fee', day: swissDay(at), amount: fee }
  const isFeeMissing = state === 'draft' && fee > 0
  const items = [...(await findOpenItems(db, invoice)), ...(isFeeMissing ? [charged] : [])]
  // A member of the practice may have ordered in another language.
  const language = await findLanguage(db, order.accountId)
  return {
    ...{ order: { ...order, language }, invoice, items, at },
    ...{ step: row.step as Step, dueOn: row.dueOn },
  }
}

type Found = NonNullable<Awaited<ReturnType<typeof findReminder>>>

type RequiredServices = Pick<Services, 'db' | 'env' | 'files' | 'now'>

const letterOf = async (
  services: RequiredServices,
  { order, invoice, items, at, step, dueOn }: Found,
): Promise<{ note: (isAttached: boolean) => Notice; make: () => Promise<MadeDocument> }> => {
  const { language } = order
  const laboratory = await findLaboratory(services)
  const { number } = invoice
  const reminded = { step, invoice: number, total: sumOf(items), dueOn }
  const note = (isAttached: boolean) =>
    reminderNote(
      order,
      { ...reminded, isAttached },
      { language, laboratory, i18n: i18nIn[language] },
    )
  const { paragraphs, closing: end = [] } = note(false)
  const make = () =>
    makeOpenItems(services, {
      ...{ order, document: invoice, items, at },
      title: msg`Reminder of invoice ${number}`,
      message: msg`Invoice ${number}`,
      facts: [
        [msg`Payable by`, shortDate(dueOn)],
        [msg`Invoice`, String(number)],
        [msg`Order`, String(order.number)],
      ],
      opening: paragraphs.join('\n'),
      closing: end.join('\n'),
    })
  return { note, make }
}

/** Mails a reminder; none if the invoice has been paid before the mail is sent. */
export const paymentReminder: MailWriter<'payment-reminder'> = async (
  services,
  { orderId, reminderId },
  job,
) => {
  const found = await findReminder(services.db, reminderId)
  if (!found) throw new Error(`reminder ${reminderId} of order ${orderId} does not exist`)
  if (found.invoice.paidAt || sumOf(found.items) <= 0) return undefined
  const { note, make } = await letterOf(services, found)
  const facts = { order: orderId, kind: 'reminder' }
  const made = await tryMaking(services, facts, job, make)
  const to = await findEmail(services.db, found.order.accountId)
  const mail = await writeNotice(note(made !== undefined), to, found.at)
  return withDocument(services.db, found.order.accountId, mail, made)
}

/** The letter of a reminder as PDF; of a draft, as it would be sent. */
export const makeReminder = async (
  services: RequiredServices,
  id: string,
): Promise<MadeDocument | undefined> => {
  const found = await findReminder(services.db, id)
  return found && (await letterOf(services, found)).make()
}

import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { weekdayDate } from '../../../domain/long-date.ts'
import { type Centimes, centimes, formatMoney, formatRate } from '../../../domain/money.ts'
import { addressOf } from '../../../domain/page/address.ts'
import { shortDate } from '../../../domain/short-date.ts'
import { lineMessages } from '../../../messages/shop/lines.ts'
import { reasonMessages } from '../../../messages/shop/order-charges.ts'
import { envelopeLines } from '../../orders/address-lines.ts'
import type { Order, OrderLine, Payment } from '../../orders/order.ts'
import { greetedName } from '../../orders/order.ts'
import { swissDay } from '../../swiss-day.ts'
import { type Laboratory, pictureOf, senderLines } from '../laboratory.ts'
import { mailTextOf } from '../mail-text.ts'
import { type FactRow, factsOf } from '../notice.ts'
import type { MailFact } from '../templates/letter.tsx'

/** Labelled amounts between the lines and the total: subtotal, discount, shipping, fee if any. */
export const orderSums = (order: Order): FactRow[] => {
  const { subtotal, discount, discountRate, shipping, fee } = order
  const percent = formatRate(discountRate)
  return [
    [msg`Subtotal`, formatMoney(subtotal)],
    [
      discountRate > 0 ? msg`Discount ${percent}%` : msg`Discount`,
      discount > 0 ? formatMoney(centimes(-discount)) : '',
    ],
    [msg`Shipping`, formatMoney(shipping)],
    [msg`Small-order fee`, fee > 0 ? formatMoney(fee) : ''],
  ]
}

/**
 * The order's invoice: due date (YYYY-MM-DD) and whether it is attached. `changes`: what differs from the
 * version before, of an order that was changed.
 */
export type Confirmed = {
  dueOn?: string | undefined
  isAttached?: boolean
  changes?: readonly string[] | undefined
}

const paidByCard = msg`By card or TWINT. Your payment has arrived, thank you.`

const attached = (dueDay: string | undefined): Record<Payment, MessageDescriptor> => ({
  invoice: dueDay
    ? msg`By invoice, attached to this e-mail. Payable by ${dueDay}.`
    : msg`By invoice, attached to this e-mail.`,
  card: paidByCard,
  advance: msg`In advance, using the attached invoice. We will prepare your order as soon as we receive your payment.`,
})

const payments = {
  invoice: msg`By invoice, enclosed with your order.`,
  advance: msg`In advance. We will prepare your order as soon as we receive your payment.`,
  card: paidByCard,
} satisfies Record<Payment, MessageDescriptor>

const paymentText = (
  { payment, invoiceAt, status }: Order,
  isAttached: boolean,
  dueDay: string | undefined,
): MessageDescriptor => {
  if (payment === 'card' && status !== 'processing')
    return msg`By card or TWINT. We will prepare your order as soon as it is paid: open your order to pay it.`
  if (invoiceAt === 'dispatch')
    return msg`By invoice, which you will receive by e-mail when your order leaves our laboratory.`
  return isAttached ? attached(dueDay)[payment] : payments[payment]
}

const preheaders = (
  total: string,
  dueDay: string | undefined,
): Record<Payment, MessageDescriptor> => ({
  invoice: dueDay
    ? msg`Total ${total}, payable by ${dueDay}.`
    : msg`Total ${total}, payable by invoice.`,
  advance: msg`Total ${total}, payable now.`,
  card: msg`Total ${total}, by card or TWINT.`,
})

const orderedTexts = (laboratory: string, number: number) => ({
  subject: msg`${laboratory}: your order ${number}`,
  title: msg`Thank you for your order`,
  opening: [msg`We have received your order. You have ordered:`],
  closing: [],
})

const changedTexts = (laboratory: string, number: number) => ({
  subject: msg`${laboratory}: your order ${number} has been changed`,
  title: msg`Your order has been changed`,
  opening: [msg`Your order has been changed. This is the order as it is now:`],
  closing: [],
})

/** The texts of a confirmation. Amounts are copied from the order, not computed. */
export const confirmationView = (
  order: Order,
  laboratory: Laboratory,
  i18n: I18n,
  { dueOn, isAttached = false, changes }: Confirmed = {},
) => {
  const { language, billing, number } = order
  const dueDay = dueOn && shortDate(dueOn)
  const { name } = laboratory
  const own = changes
    ? mailTextOf('order-changed', changedTexts(name, number), { laboratory, language, i18n })
    : mailTextOf('order-confirmation', orderedTexts(name, number), { laboratory, language, i18n })
  const t = (text: MessageDescriptor) => i18n._(text)
  const fact = (label: MessageDescriptor, value: string): MailFact => ({ label: t(label), value })
  const sum = (label: MessageDescriptor, amount: Centimes) => fact(label, formatMoney(amount))

  const line = (
    { name, info, quantity, unitPrice, total, ...reduced }: OrderLine,
    position: number,
  ) => ({
    position,
    name,
    ...lineMessages(info, t, reasonMessages(reduced)),
    quantity: `${quantity} × ${formatMoney(unitPrice)}`,
    total: formatMoney(total),
  })
  const person = greetedName(order)

  return {
    language,
    ...own,
    preheader: t(preheaders(formatMoney(order.total), dueDay)[order.payment]),
    greeting: t(msg`Hello ${person},`),
    picture: pictureOf(laboratory),
    number: fact(msg`Order number`, String(number)),
    facts: factsOf(
      [
        [msg`What has changed`, changes?.map((one) => `– ${one}`).join('\n')],
        [msg`Date`, shortDate(swissDay(order.placedAt))],
        [msg`Your reference`, order.reference],
        [
          msg`Leaves our laboratory`,
          order.dispatchOn ? weekdayDate(order.dispatchOn, language) : '',
        ],
      ],
      i18n,
    ),
    lines: order.lines.map(line),
    sums: factsOf(orderSums(order), i18n),
    total: sum(msg`Total`, order.total),
    vat: order.vat.map(({ net, vat, ...part }) => {
      const rate = formatRate(part.rate)
      const amount = formatMoney(net)
      return sum(msg`including VAT ${rate}% on ${amount}`, vat)
    }),
    addresses: [
      { title: t(msg`Billing address`), lines: envelopeLines(billing, language) },
      { title: t(msg`Shipping address`), lines: envelopeLines(order.shippingAddress, language) },
    ],
    note: factsOf([[msg`Your note`, order.note]], i18n)[0],
    payment: fact(msg`Payment`, t(paymentText(order, isAttached, dueDay))),
    action: {
      text: t(msg`See your order`),
      url: laboratory.origin + addressOf(language, 'account.orders.order', { order: `${number}` }),
    },
    sender: senderLines(laboratory),
  }
}

export type ConfirmationView = ReturnType<typeof confirmationView>

import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'

/** `hint` takes the term of payment of an invoice in days. */
type PaymentText = { name: MessageDescriptor; hint: (paymentDays: number) => MessageDescriptor }

/** Payment methods (R27), in display order. */
export const paymentMessages: Readonly<Record<string, PaymentText>> = {
  invoice: {
    name: msg`Invoice (QR-bill)`,
    hint: (paymentDays) =>
      msg`You will receive the invoice by e-mail; payment is due ${plural(paymentDays, {
        0: 'on receipt',
        one: 'within # day',
        other: 'within # days',
      })}.`,
  },
  advance: {
    name: msg`Payment in advance`,
    hint: () => msg`We will prepare your order as soon as we receive your payment.`,
  },
  card: {
    name: msg`Card or TWINT`,
    hint: () => msg`You pay on the page of our payment provider, after ordering.`,
  },
}

/** The payments that can be chosen. `hasCard`: Stripe is configured, or the order has it already. */
export const paymentChoices = (hasCard: boolean) =>
  Object.entries(paymentMessages).filter(([payment]) => hasCard || payment !== 'card')

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

type PaymentText = { name: MessageDescriptor; hint: MessageDescriptor }

/** The ways to pay (R27), in the order in which they are offered. */
export const paymentTexts: Readonly<Record<string, PaymentText>> = {
  invoice: {
    name: msg`Invoice with QR-bill`,
    hint: msg`You receive the invoice with your order and pay within 30 days.`,
  },
  advance: {
    name: msg`Payment in advance`,
    hint: msg`We prepare your order as soon as your payment has arrived.`,
  },
}

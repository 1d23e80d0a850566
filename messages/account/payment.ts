import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

type PaymentText = { name: MessageDescriptor; hint: MessageDescriptor }

/** Payment methods (R27), in display order. */
export const paymentMessages: Readonly<Record<string, PaymentText>> = {
  invoice: {
    name: msg`Invoice (QR-bill)`,
    hint: msg`You will receive the invoice with your order confirmation; payment is due within 30 days.`,
  },
  advance: {
    name: msg`Payment in advance`,
    hint: msg`We will prepare your order as soon as we receive your payment.`,
  },
}

import type { OrderStatus } from '../../domain/order/order-status.ts'

/** Ways to pay (R27) with the initial status of the order. */
export const firstStatus = {
  invoice: 'processing',
  /** Awaits the payment. */
  advance: 'on-hold',
} as const satisfies Record<string, OrderStatus>

export type Payment = keyof typeof firstStatus

export const isPayment = (text: string): text is Payment => Object.hasOwn(firstStatus, text)

import type { OrderStatus } from '../../domain/order/order-status.ts'

/** Ways to pay (R27), and the state that an order begins with. */
export const firstStatus = {
  invoice: 'processing',
  /** Waits for the money. */
  advance: 'on-hold',
} as const satisfies Record<string, OrderStatus>

export type Payment = keyof typeof firstStatus

export const isPayment = (text: string): text is Payment => Object.hasOwn(firstStatus, text)

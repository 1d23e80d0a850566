import type { OrderStatus } from '../../domain/order/order-status.ts'
import type { AddressSnapshot } from '../db/tables/orders.ts'

/** Ways to pay (R27) with the initial status of the order. */
export const firstStatus = {
  invoice: 'processing',
  /** Awaits the payment. */
  advance: 'on-hold',
} as const satisfies Record<string, OrderStatus>

export type Payment = keyof typeof firstStatus

/** Whether a QR-bill can be issued: it needs a building number, '' if the house has none. */
export const isBillable = (
  payment: Payment,
  { building_number }: Pick<AddressSnapshot, 'building_number'>,
): boolean => payment !== 'invoice' || typeof building_number === 'string'

export const isPayment = (text: string): text is Payment => Object.hasOwn(firstStatus, text)

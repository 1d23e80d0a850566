import type { OrderStatus } from '../../domain/order/order-status.ts'
import type { AddressSnapshot } from '../db/tables/orders.ts'

/** Ways to pay (R27), and the state that an order begins with. */
export const firstStatus = {
  invoice: 'processing',
  /** Waits for the money. */
  advance: 'on-hold',
} as const satisfies Record<string, OrderStatus>

export type Payment = keyof typeof firstStatus

/** Whether the invoice of an order can have its QR-bill: somebody must have said the house number. */
export const isBillable = (
  payment: Payment,
  { building_number }: Pick<AddressSnapshot, 'building_number'>,
): boolean => payment !== 'invoice' || typeof building_number === 'string'

export const isPayment = (text: string): text is Payment => Object.hasOwn(firstStatus, text)

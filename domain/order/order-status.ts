/** To what an order may go from each of its seven states (D1 §3). */
export const nextStatuses = {
  /** Waits for a payment that is made at once (card, TWINT). */
  pending: ['processing', 'on-hold', 'failed', 'cancelled'],
  /** Waits for a payment in advance, or for the staff. */
  'on-hold': ['processing', 'failed', 'cancelled'],
  processing: ['completed', 'on-hold', 'cancelled', 'refunded'],
  completed: ['refunded'],
  failed: ['pending', 'cancelled'],
  cancelled: [],
  refunded: [],
} as const

export type OrderStatus = keyof typeof nextStatuses

export const isOrderStatus = (text: string): text is OrderStatus =>
  Object.hasOwn(nextStatuses, text)

export const mayBecome = (from: OrderStatus, to: OrderStatus): boolean =>
  nextStatuses[from].some((status) => status === to)

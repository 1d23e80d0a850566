/** To what an order may go from each of its seven states (D1 §3). */
export const nextStatuses = {
  /** Waits for a payment that is made at once (card, TWINT). */
  pending: ['processing', 'on-hold', 'failed', 'cancelled'],
  /** Waits for a payment in advance, or for the staff. */
  'on-hold': ['processing', 'failed', 'cancelled'],
  /** Is being prepared. */
  processing: ['completed', 'on-hold', 'cancelled', 'refunded'],
  /** Is on its way to the customer. */
  completed: ['refunded'],
  /** The payment did not come; it still may. */
  failed: ['pending', 'on-hold', 'processing', 'cancelled'],
  cancelled: [],
  refunded: [],
} as const

export type OrderStatus = keyof typeof nextStatuses

export const isOrderStatus = (text: string): text is OrderStatus =>
  Object.hasOwn(nextStatuses, text)

export const orderStatuses: readonly OrderStatus[] = Object.keys(nextStatuses).filter(isOrderStatus)

export const mayBecome = (from: OrderStatus, to: OrderStatus): boolean =>
  nextStatuses[from].some((status) => status === to)

/** The changes that a customer is written about; how a payment goes on its way is not told. */
export const notifiedStatuses = [
  'on-hold',
  'processing',
  'completed',
  'cancelled',
  'refunded',
] as const satisfies readonly OrderStatus[]

export type NotifiedStatus = (typeof notifiedStatuses)[number]

export const notifiesCustomer = (status: OrderStatus): status is NotifiedStatus =>
  notifiedStatuses.some((told) => told === status)

/** The allowed transitions between the states of an order (D1 §3; `requested` and `preparing` are our own). */
export const nextStatuses = {
  /** Awaits an immediate payment (card, TWINT). */
  pending: ['processing', 'on-hold', 'failed', 'cancelled'],
  /** Awaits the approval of another member of the practice (R48). */
  requested: ['processing', 'on-hold', 'pending', 'cancelled'],
  /** Awaits a payment in advance, or the staff. */
  'on-hold': ['processing', 'failed', 'cancelled'],
  /** Was accepted, and can still be changed by the customer. */
  processing: ['preparing', 'completed', 'on-hold', 'cancelled', 'refunded'],
  /** Is being made in the laboratory: only the staff change it. */
  preparing: ['completed', 'on-hold', 'cancelled', 'refunded'],
  /** Is on its way to the customer. */
  completed: ['refunded'],
  /** The payment failed; it may still arrive. */
  failed: ['pending', 'on-hold', 'processing', 'cancelled'],
  cancelled: [],
  refunded: [],
} as const

export type OrderStatus = keyof typeof nextStatuses

export const isOrderStatus = (text: string): text is OrderStatus =>
  Object.hasOwn(nextStatuses, text)

export const orderStatuses: readonly OrderStatus[] = Object.keys(nextStatuses).filter(isOrderStatus)

/** The seven states of D1 §3, which older clients know. */
export type SpecifiedStatus = Exclude<OrderStatus, 'preparing' | 'requested'>

export const specifiedStatus = (status: OrderStatus): SpecifiedStatus => {
  if (status === 'requested') return 'pending'
  return status === 'preparing' ? 'processing' : status
}

export const specifiedStatuses: readonly SpecifiedStatus[] = [
  ...new Set(orderStatuses.map(specifiedStatus)),
]

/** States in which the laboratory has nothing left to do. */
export const closedStatuses: readonly OrderStatus[] = ['completed', 'cancelled', 'refunded']

/** States in which nothing is sent to the customer any more. */
export const unsentStatuses: readonly OrderStatus[] = [
  'requested',
  'failed',
  'cancelled',
  'refunded',
]

export const mayBecome = (from: OrderStatus, to: OrderStatus): boolean =>
  nextStatuses[from].some((status) => status === to)

/** In milliseconds: how long "Mark as sent" can be undone. */
export const undoSendingMs = 10 * 60_000

/** States that the customer is notified about by mail; intermediate states of a payment are not. */
export const notifiedStatuses = [
  'on-hold',
  'processing',
  'completed',
  'cancelled',
  'refunded',
] as const satisfies readonly OrderStatus[]

export type NotifiedStatus = (typeof notifiedStatuses)[number]

export const notifiesCustomer = (status: OrderStatus): status is NotifiedStatus =>
  notifiedStatuses.some((one) => one === status)

/** How an order was received that staff enter (A13); those of the shop have `shop`. */
export const deskChannels = ['phone', 'e-mail', 'order-form', 'letter', 'fax', 'counter'] as const

export type DeskChannel = (typeof deskChannels)[number]

/** Channel of orders that were imported from the former shop. */
export const formerShop = 'former-shop'

/** Whether an order is history of the former shop, which nobody changes and no document belongs to. */
export const isFormerOrder = ({ channel }: { channel?: string | undefined }): boolean =>
  channel === formerShop

import type { Permission } from '../staff/permissions.ts'

/** What the event feed reports (A27), and who may read of it. */
export const eventKinds = {
  'order.placed': 'orders.read',
  /** Its lines, addresses, payment, reference or note. */
  'order.changed': 'orders.read',
  /** Its invoice is paid. */
  'order.paid': 'orders.read',
  'order.sent': 'orders.read',
  /** The whole order or a part of it; each refund once. */
  'order.refunded': 'orders.read',
  'order.cancelled': 'orders.read',
  /** An account was activated, rejected or suspended. */
  'customer.decided': 'customers.read',
  /** A ready product was added, changed, shown or hidden. */
  'product.changed': 'catalogue.read',
  /** The price of a combination or of a ready product. */
  'price.changed': 'prices.read',
  /** A page was published or taken off the site, in one language. */
  'page.changed': 'content.read',
} as const satisfies Record<string, Permission>

export type EventKind = keyof typeof eventKinds

export const eventKindNames = Object.keys(eventKinds) as [EventKind, ...EventKind[]]

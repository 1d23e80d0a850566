/** Why an order is refused; the server decides (R20). */
const orderRefusals = [
  'cart-empty',
  'too-many-lines',
  'quantity-invalid',
  /** No remedy has the line's name. */
  'remedy-unknown',
  /** No ready product has the line's id. */
  'product-unknown',
  /** The remedy is not made in the requested preparation. */
  'selection-impossible',
  /** The catalogue has no price product for it (R19). */
  'price-not-found',
  /** The line's id is not the price product found by the rules, or has another kind or title. */
  'product-mismatch',
  /** The line's price differs from the current one. */
  'price-changed',
  /** The total, or another term of the order, differs from what the customer was shown. */
  'terms-changed',
  /** The cart has changed since it was shown, as on another device (R25). */
  'cart-changed',
  /** The customer may not order in the shop (D1 §6). */
  'not-allowed',
  /** The article may be ordered by other professions only. */
  'profession-not-allowed',
  /** The days in which the account may order with an expired certificate are over. */
  'certificate-expired',
  'address-missing',
  /** No orders are sent to the country (R32). */
  'country-not-served',
  /** The items cost less than the laboratory's minimum. */
  'below-minimum',
  'payment-invalid',
  /** An invoice is still unpaid after the reminder from which orders are held. */
  'payment-overdue',
  /** The idempotency key belongs to another order (R26). */
  'key-reused',
  /** The account has placed too many orders in a short time. */
  'too-many-orders',
] as const

export type OrderRefusal = (typeof orderRefusals)[number]

/** How an order was received that staff enter (A13); those of the shop have `shop`. */
export type DeskChannel = 'phone' | 'order-form' | 'e-mail' | 'counter'

/** How an order was received that staff enter (A13); those of the shop have `shop`. */
export const deskChannels = ['phone', 'e-mail', 'order-form', 'letter', 'fax', 'counter'] as const

export type DeskChannel = (typeof deskChannels)[number]

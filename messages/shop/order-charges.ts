import { msg } from '@lingui/core/macro'
import { type Centimes, formatMoney, formatRate, zero } from '../../domain/money.ts'
import type { OrderedLine } from '../../domain/order/price-order.ts'

export const belowMinimumMessage = (missing: Centimes) => {
  const amount = formatMoney(missing)
  return msg`Still ${amount} until the minimum order`
}

export const belowFreeShippingMessage = (missing: Centimes) => {
  const amount = formatMoney(missing)
  return msg`Still ${amount} until free shipping`
}

export const stepMessage = (from: number, price: Centimes) => {
  const amount = formatMoney(price)
  return msg`From ${from} pieces: ${amount} each`
}

type ReducedLine = Pick<OrderedLine, 'reason' | 'discountRate' | 'listPrice'>

/** What the price of a line is due to, in an order with more than the account discount. */
export const reasonMessages = (
  { reason, discountRate = 0, listPrice }: ReducedLine,
  format: (amount: Centimes) => string = formatMoney,
) => {
  if (!reason) return []
  const percent = formatRate(discountRate)
  const amount = format(listPrice ?? zero)
  const message = {
    quantity: msg`Quantity price instead of ${amount}`,
    group: msg`Group discount ${percent}%`,
    account: msg`Discount ${percent}%`,
  }[reason]
  return [message]
}

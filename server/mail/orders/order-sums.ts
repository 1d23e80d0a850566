import { msg } from '@lingui/core/macro'
import { centimes, formatMoney, formatRate } from '../../../domain/money.ts'
import type { Order } from '../../orders/order.ts'
import type { FactRow } from '../notice-texts.ts'

/** Labelled amounts between the lines and the total: subtotal, discount if any, shipping. */
export const orderSums = ({ subtotal, discount, discountRate, shipping }: Order): FactRow[] => {
  const percent = formatRate(discountRate)
  return [
    [msg`Subtotal`, formatMoney(subtotal)],
    [msg`Discount ${percent} %`, discount > 0 ? formatMoney(centimes(-discount)) : ''],
    [msg`Shipping`, formatMoney(shipping)],
  ]
}

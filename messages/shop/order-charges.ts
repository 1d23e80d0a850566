import { msg } from '@lingui/core/macro'
import { type Centimes, formatMoney } from '../../domain/money.ts'

export const belowMinimumMessage = (missing: Centimes) => {
  const amount = formatMoney(missing)
  return msg`Still ${amount} until the minimum order`
}

export const belowFreeShippingMessage = (missing: Centimes) => {
  const amount = formatMoney(missing)
  return msg`Still ${amount} until free shipping`
}

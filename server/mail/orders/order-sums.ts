import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { centimes, formatMoney, formatRate } from '../../../domain/money.ts'
import type { Order } from '../../orders/order.ts'

/** Labelled amounts between the lines and the total: subtotal, discount if any, shipping. */
export const orderSums = (
  { subtotal, discount, discountRate, shipping }: Order,
  i18n: I18n,
): { label: string; value: string }[] => {
  const percent = formatRate(discountRate)
  return [
    { label: i18n._(msg`Subtotal`), value: formatMoney(subtotal) },
    ...(discount > 0
      ? [{ label: i18n._(msg`Discount ${percent} %`), value: formatMoney(centimes(-discount)) }]
      : []),
    { label: i18n._(msg`Shipping`), value: formatMoney(shipping) },
  ]
}

import { familySizes, type SizedFamily } from '../catalogue/sized-family.ts'
import type { SizedEvent } from '../sized/sized-selection.ts'
import type { QueryRest } from './query-events.ts'

/** The choices that the rest of a query makes for gemmo-, phyto- or oligotherapy: 'ribes 60ml x2'. */
export const sizedEventsOf = (
  { amounts, quantities }: QueryRest,
  family: SizedFamily,
): SizedEvent[] => {
  const [amount, ...otherAmounts] = amounts
  const [quantity, ...otherQuantities] = quantities
  const size =
    amount && otherAmounts.length === 0
      ? familySizes(family).find((one) => one === `${amount.amount}${amount.unit}`)
      : undefined
  return [
    ...(size ? [{ type: 'choose-size' as const, size }] : []),
    ...(quantity && otherQuantities.length === 0
      ? [{ type: 'set-quantity' as const, quantity: quantity.value }]
      : []),
  ]
}

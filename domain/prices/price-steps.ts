import type { PriceStep } from '../cart/line-price.ts'
import { priceString } from '../money.ts'
import { maxQuantity } from '../quantity.ts'
import { ok, type Result, refuse } from '../result.ts'
import { readAmount } from './read-amount.ts'

/** Steps as text: '10: 8.50; 50: 7.90'; '' for none. */
export const formatSteps = (steps: readonly PriceStep[]): string =>
  steps.map(({ from, price }) => `${from}: ${priceString(price)}`).join('; ')

const maxSteps = 10

/** Reads what `formatSteps` writes: more pieces, lower prices. */
export const readSteps = (text: string): Result<PriceStep[], 'steps-invalid'> => {
  const steps: PriceStep[] = []
  for (const part of text.split(/[;\n]/).filter((each) => each.trim() !== '')) {
    const [, pieces = '', amount = ''] = /^\s*(\d{1,4})\s*[:=](.*)$/.exec(part) ?? []
    const from = Number(pieces)
    const price = readAmount(amount)
    const before = steps.at(-1)
    const isFurther = !before || (from > before.from && price.ok && price.value < before.price)
    if (
      !price.ok ||
      price.value === 0 ||
      from < 2 ||
      from > maxQuantity ||
      !isFurther ||
      steps.length === maxSteps
    )
      return refuse('steps-invalid')
    steps.push({ from, price: price.value })
  }
  return ok(steps)
}

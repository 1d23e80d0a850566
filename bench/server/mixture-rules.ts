import { finishedSubstances, mixtureOf } from '../../domain/mixture/builder.ts'
import { mixtureForms } from '../../domain/mixture/mixture-form.ts'
import { mixtureSlugs, mostExpensive } from '../../domain/mixture/mixture-price.ts'
import { centimes } from '../../domain/money.ts'
import { mixtureOfThirty } from '../mixture-of-thirty.ts'

const rounds = 2_000

/** The rules that a change of the mixture runs: forms, price products, the most expensive one. */
const priceMixture = () => {
  mixtureForms(finishedSubstances(mixtureOfThirty))
  const mixture = mixtureOf(mixtureOfThirty)
  if (!mixture) throw new Error('the mixture is not complete')
  return mostExpensive(mixtureSlugs(mixture), () => ({ price: centimes(1) }))
}

/** Milliseconds that the rules take for the price of thirty substances: the median of many. */
export const mixturePriceTime = (): number => {
  const took = Array.from({ length: rounds }, () => {
    const start = performance.now()
    priceMixture()
    return performance.now() - start
  })
  return took.sort((one, other) => one - other)[rounds / 2] ?? 0
}

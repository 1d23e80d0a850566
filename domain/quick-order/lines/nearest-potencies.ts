import { dilutionSteps } from '../../homeopathy/dilution-steps.ts'
import { nearestDilution } from '../../homeopathy/nearest.ts'
import type { Remedy } from '../../homeopathy/remedy.ts'
import { type Scale, scales } from '../../homeopathy/scale.ts'
import type { BareNumber, Potency } from '../parsed-line.ts'

type Dilutions = Remedy['dilutions']

/** Offered first when a line has no potency. */
const common: readonly Potency[] = [
  ...['30', '200', '9', '15', '5'].map((dilution) => ({ scale: 'CH', dilution }) as const),
  ...['6', '12'].map((dilution) => ({ scale: 'DH', dilution }) as const),
  { scale: 'K', dilution: 'M' },
  { scale: 'LM', dilution: '6' },
]

const isOffered =
  (dilutions: Dilutions) =>
  ({ scale, dilution }: Potency) =>
    dilutions[scale].includes(dilution)

/** The customary potencies that the remedy has, in one scale if it is known. */
export const commonPotencies = (dilutions: Dilutions, scale?: Scale): Potency[] => {
  const offered = common.filter(isOffered(dilutions)).filter((one) => !scale || one.scale === scale)
  if (offered.length > 1 || !scale) return offered
  return dilutions[scale].slice(0, 9).map((dilution) => ({ scale, dilution }))
}

const placeOf = (scale: Scale, text: string) => {
  const step = dilutionSteps[scale].indexOf(text)
  if (step >= 0) return step
  const n = Number(text)
  if (Number.isNaN(n)) return dilutionSteps[scale].length
  // Between the steps that are numbers: '31' CH lies after '30'.
  return dilutionSteps[scale].filter((one) => Number(one) <= n).length - 0.5
}

/** The next lower and the next higher dilution of the scale that the remedy has. */
const neighbours = ({ scale, dilution }: Potency, offered: readonly string[]): string[] => {
  const value = placeOf(scale, dilution)
  const lower = offered.filter((one) => placeOf(scale, one) < value).at(-1)
  const higher = offered.find((one) => placeOf(scale, one) > value)
  return [lower, higher].filter((one) => one !== undefined)
}

/**
 * What can be ordered instead of a potency that is not made: the neighbours in its scale; in other
 * scales the same number or the nearest one.
 */
export const nearestPotencies = (potency: Potency, dilutions: Dilutions): Potency[] => {
  const { scale, dilution } = potency
  const same = neighbours(potency, dilutions[scale]).map((one) => ({ scale, dilution: one }))
  const others = scales
    .filter((other) => other !== scale)
    .map((other) => ({ scale: other, dilution }))
    .filter(isOffered(dilutions))
  if (same.length + others.length > 0) return [...same, ...others]
  const near = nearestDilution('CH', dilution, dilutions.CH)
  return near ? [{ scale: 'CH', dilution: near }] : commonPotencies(dilutions)
}

/** The potencies that a bare number may mean: '200' is 200 CH or 200 K. */
export const potenciesOfNumber = (
  { text }: Pick<BareNumber, 'text'>,
  dilutions: Dilutions,
): Potency[] => {
  const K = text === '1000' ? 'M' : text
  const order: readonly Scale[] = ['CH', 'K', 'DH', 'LM']
  return order
    .map((scale) => ({ scale, dilution: scale === 'K' ? K : text }))
    .filter(isOffered(dilutions))
}

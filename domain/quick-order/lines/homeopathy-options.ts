import { dilutionSteps, type Scale, scales } from '../../homeopathy/dilution-steps.ts'
import { type Form, forms, formsOf, type Size, sizesOf } from '../../homeopathy/form.ts'
import type { Remedy } from '../../homeopathy/remedy.ts'
import type { BareNumber, ParsedLine, Potency } from '../parsed-line.ts'
import { dilutionCount } from '../potency-steps.ts'

/** A form in one of its sizes. */
export type Pack = { form: Form; size: Size }

type WrittenPack = Pick<ParsedLine, 'forms' | 'amounts' | 'container' | 'base' | 'audience'> & {
  without?: ParsedLine['without']
}

const amountIn = (size: Size) => {
  const [, amount = '', unit] = /(\d+)(g|ml)$/.exec(size) ?? []
  return { amount: Number(amount), unit }
}

/** Whether the size is what the line says about it; drops are never in tubes. */
const isWritten = (
  size: Size,
  { amounts, container, base, audience, without = [] }: WrittenPack,
) => {
  const { amount, unit } = amountIn(size)
  return (
    amounts.every((one) => one.amount === amount && one.unit === unit) &&
    (!container || size.includes(container)) &&
    (!base || size.startsWith(base)) &&
    !without.some((part) => size.startsWith(part)) &&
    (!audience || size.endsWith(audience))
  )
}

/** The packs of a dilution that agree with what the line says; tablets and powder are none. */
export const packsOf = (scale: Scale, dilution: string, written: WrittenPack): Pack[] => {
  const wanted =
    written.forms.length === 0 ? forms : forms.filter((form) => form === written.forms[0])
  const made = formsOf(scale, dilution)
  return wanted
    .filter((form) => made.includes(form))
    .flatMap((form) =>
      sizesOf(scale, form)
        .filter((size) => isWritten(size, written))
        .map((size) => ({ form, size })),
    )
}

/** The numbers of the sizes of a form or, without one, of all forms. */
export const sizeNumbers = (scale: Scale, form: Form | undefined): number[] =>
  formsOf(scale)
    .filter((one) => !form || one === form)
    .flatMap((one) => sizesOf(scale, one))
    .map((size) => Number(/\d+/.exec(size)?.[0]))

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
  const near = nearestInScale('CH', dilution, dilutions)
  return near ? [near] : commonPotencies(dilutions)
}

/** The dilution of a scale with the next count: 200 CH for XMK. */
const nearestInScale = (
  scale: Scale,
  dilution: string,
  dilutions: Dilutions,
): Potency | undefined => {
  const wanted = dilutionCount(dilution)
  const distance = (one: string) => Math.abs(Math.log(dilutionCount(one) / wanted))
  const [nearest] = dilutions[scale].toSorted((one, other) => distance(one) - distance(other))
  return nearest === undefined || Number.isNaN(distance(nearest))
    ? undefined
    : { scale, dilution: nearest }
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

import type { Scale } from '../homeopathy/dilution-steps.ts'
import { dilutionSteps } from '../homeopathy/dilution-steps.ts'
import type { Potency } from './parsed-line.ts'

/** The letters of K by thousands: 1000 K is MK, 10,000 K is XMK (R9). */
const thousands = new Map([
  [1, 'M'],
  ...[2, 3, 4, 5, 6, 7, 8, 9, 12, 20].map((n) => [n, `${n}M`] as const),
  [10, 'XM'],
  [50, 'LM'],
  [100, 'CM'],
  [500, 'DM'],
  [1000, 'MM'],
])

/** The count of dilutions: 10,000 for XM, 30 for '30'; NaN for other texts. */
export const dilutionCount = (dilution: string): number => {
  const [n] = [...thousands].find(([, letters]) => letters === dilution) ?? []
  return n === undefined ? Number(dilution) : n * 1000
}

const stepOfK = (text: string) => {
  if (dilutionSteps.K.includes(text)) return text
  const n = Number(text) / 1000
  return thousands.get(n) ?? text
}

/** '30' and CH → 30 CH; '1000' and K → M K. */
export const potencyOf = (scale: Scale, text: string): Potency => ({
  scale,
  dilution: scale === 'K' ? stepOfK(text) : text,
})

/** '1M' is 1000 CH for some and MK for others; higher multiples of M exist on K only. */
export const potenciesOfM = (text: string, isKorsakov: boolean): Potency[] => {
  const K = { scale: 'K', dilution: thousands.get(Number(text)) ?? `${text}M` } as const
  return text === '1' && !isKorsakov ? [K, { scale: 'CH', dilution: '1000' }] : [K]
}

const digits: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 }

/** 'vi' → '6'; undefined for other words. LM potencies are often written in Roman numerals. */
export const romanNumber = (word: string): string | undefined => {
  if (!/^(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})$/.test(word) || word === '') return undefined
  const values = [...word].map((letter) => digits[letter] ?? 0)
  return String(
    values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0),
  )
}

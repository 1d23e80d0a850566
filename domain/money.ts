declare const unit: unique symbol

/** An amount as an integer number of centimes (R21), negative for deductions. */
export type Centimes = number & { readonly [unit]: 'centimes' }

const isCentimes = (n: number): n is Centimes => Number.isSafeInteger(n)

/** Brands an integer as centimes; throws a RangeError for other numbers. */
export const centimes = (n: number): Centimes => {
  if (!isCentimes(n)) throw new RangeError(`not a whole number of centimes: ${n}`)
  return n
}

export const zero = centimes(0)

/** '12.50' → 1250; undefined unless exactly two decimals, no sign, no leading zeros. */
export const parsePrice = (text: string): Centimes | undefined =>
  /^(0|[1-9]\d{0,8})\.\d{2}$/.test(text) ? centimes(Number(text.replace('.', ''))) : undefined

/** The minus sign in texts (U+2212); decimal strings of the API use '-'. */
const minus = '\u2212'

const splitDigits = (amount: Centimes) => {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return { francs: digits.slice(0, -2), cents: digits.slice(-2) }
}

/** 1250 → '12.50', −1250 → '-12.50': the decimal string of API and database (R21). */
export const priceString = (amount: Centimes): string => {
  const { francs, cents } = splitDigits(amount)
  return `${amount < 0 ? '-' : ''}${francs}.${cents}`
}

/**
 * 1250 → '12,50 CHF', −1250 → '−12,50 CHF' in every language; missing or invalid → '0,00 CHF'
 * (R21).
 */
export const formatMoney = (amount?: Centimes | null): string => {
  const valid = isCentimes(amount ?? 0) ? (amount ?? zero) : zero
  const { francs, cents } = splitDigits(valid)
  return `${valid < 0 ? minus : ''}${francs},${cents} CHF`
}

/** 123450 → '1 234,50' in lines of the site: thousands separated by U+00A0, no currency. */
export const formatAmount = (amount: Centimes): string => {
  const { francs, cents } = splitDigits(amount)
  const grouped = francs.replace(/\B(?=(\d{3})+$)/g, '\u00A0')
  return `${amount < 0 ? minus : ''}${grouped},${cents}`
}

/** 123450 → '1’234.50', as Swiss banks and offices write amounts: for papers and the back office. */
export const formatFrancs = (amount: Centimes): string => {
  const { francs, cents } = splitDigits(amount)
  return `${amount < 0 ? minus : ''}${francs.replace(/\B(?=(\d{3})+$)/g, '’')}.${cents}`
}

/** Hundredths of a percent as decimal, without the percent sign: 810 → '8,1'. */
export const formatRate = (rate: number): string => String(rate / 100).replace('.', ',')

/** Rounds to an integer, halves away from zero; never returns −0. */
export const roundHalfUp = (n: number): number => Math.sign(n) * Math.round(Math.abs(n)) + 0

export const sumCentimes = (amounts: readonly Centimes[]): Centimes =>
  centimes(amounts.reduce((sum, amount) => sum + amount, 0))

export const times = (price: Centimes, quantity: number): Centimes => centimes(price * quantity)

/** `rate` in hundredths of a percent: 810 is 8.1 %. Rounds once. */
export const percentOf = (amount: Centimes, rate: number): Centimes =>
  centimes(roundHalfUp((amount * rate) / 10_000))

/**
 * '12.5' or '12,5' → 1250 (hundredths of a percent); undefined unless 0 to 100 with at most two
 * decimals.
 */
export const parsePercent = (text: string): number | undefined => {
  const [, whole, decimals = '0'] = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  if (whole === undefined) return undefined
  const rate = roundHalfUp(Number(`${whole}.${decimals}`) * 100)
  return rate <= 10_000 ? rate : undefined
}

/**
 * Splits an amount in proportion to weights ≥ 0, evenly when all are 0; the parts sum to the
 * amount. Rounds running totals, so each part is less than one centime off its exact share. Throws
 * a RangeError without weights, or with a negative one.
 */
export const splitInProportion = (amount: Centimes, weights: readonly number[]): Centimes[] => {
  if (weights.some((weight) => !(weight >= 0))) throw new RangeError('a weight is negative')
  if (weights.length === 0 && amount !== 0) throw new RangeError('nothing to split by')
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0 && weights.length > 0) {
    return splitInProportion(
      amount,
      weights.map(() => 1),
    )
  }
  let weighed = 0
  let given = 0
  return weights.map((weight) => {
    weighed += weight
    const before = given
    given = roundHalfUp(amount * (weighed / total))
    return centimes(given - before)
  })
}

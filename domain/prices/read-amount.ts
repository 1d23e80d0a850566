import { type Centimes, centimes } from '../money.ts'
import { ok, type Result, refuse } from '../result.ts'

/**
 * Why a price is unreadable. `ambiguous`: '1.234' may be thousands or decimals. `decimals`: more
 * than two.
 */
export type AmountProblem =
  | 'empty'
  | 'not-a-number'
  | 'negative'
  | 'ambiguous'
  | 'decimals'
  | 'too-large'

/** In centimes: no price of the shop is near 1,000,000 CHF. */
const maxPriceCentimes = 99_999_999

const checked = (amount: number): Result<Centimes, AmountProblem> =>
  amount > maxPriceCentimes ? refuse('too-large') : ok(centimes(amount))

const currency = /^(chf|fr\.?|sfr\.?)\s*|\s*(chf|fr\.?|sfr\.?)$/gi

/** Apostrophes and spaces of all kinds between groups of three digits: 1'234, 1’234, 1 234. */
const grouped = /^\d{1,3}(?:['’ \u00a0\u202f]\d{3})+(?=$|[.,])/

const toCentimes = (francs: string, decimals: string) =>
  Number(francs) * 100 + Number(decimals.padEnd(2, '0'))

const readDigits = (text: string): Result<Centimes, AmountProblem> => {
  // '12.–', '12.-': the Swiss dash for no centimes.
  const whole = text.replace(/[.,][-–—]{1,2}$/, '')
  const [, francs = '', decimals = ''] = /^(\d+)(?:[.,](\d+))?$/.exec(whole) ?? []
  if (francs === '') return refuse('not-a-number')
  if (decimals.length === 3 && francs.length <= 3 && francs !== '0') return refuse('ambiguous')
  if (decimals.replace(/0+$/, '').length > 2) return refuse('decimals')
  return checked(toCentimes(francs, decimals.slice(0, 2)))
}

/** Both separators: the last is the decimal one, '1.234,50' or '1,234.50'. */
const withoutThousands = (text: string) => {
  const [, digits, decimals] =
    /^(\d{1,3}(?:,\d{3})+)(\.\d{1,2})$/.exec(text) ??
    /^(\d{1,3}(?:\.\d{3})+)(,\d{1,2})$/.exec(text) ??
    []
  return digits && decimals ? digits.replace(/[.,]/g, '') + decimals : text
}

/**
 * Reads a price in francs as people write it in Switzerland: 12.50, 12,50, 1'234.50, 12.–, CHF 12.
 */
export const readAmount = (text: string): Result<Centimes, AmountProblem> => {
  const bare = text.trim().replace(currency, '').trim()
  if (bare === '') return refuse('empty')
  if (/^[-−–]/.test(bare)) return refuse('negative')
  const joined = bare.replace(grouped, (digits) => digits.replace(/\D/g, ''))
  return readDigits(withoutThousands(joined))
}

/** The same for a number of a spreadsheet, in francs. */
export const readAmountNumber = (francs: number): Result<Centimes, AmountProblem> => {
  if (!Number.isFinite(francs)) return refuse('not-a-number')
  if (francs < 0) return refuse('negative')
  const amount = Math.round(francs * 100)
  // Spreadsheets compute in floating point: 12.5 × 1.021 is not a price.
  return Math.abs(amount - francs * 100) > 1e-4 ? refuse('decimals') : checked(amount)
}

/**
 * Whether a price is probably a typing error: 0.00, or more than half above or below the price
 * before. `before` is undefined for a first price; both in centimes.
 */
export const isUnusualPrice = (before: number | undefined, price: number): boolean => {
  if (price === 0) return before !== 0
  return before !== undefined && before > 0 && 2 * Math.abs(price - before) > before
}

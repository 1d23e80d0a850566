/** Signs that start a formula or a command in a spreadsheet, and their full-width and small forms. */
const sign = '[=+\\-@|%＝＋－＠｜％﹦﹢﹣﹫﹪]'

/** Characters that a spreadsheet may skip before a sign: spaces, controls, marks of width zero. */
const blank = "[\\s\\p{Cc}\\p{Cf}\\p{Cs}\\p{DI}\\p{Z}\\u2800']*"

const formula = new RegExp(`^${blank}${sign}`, 'u')
const escaped = new RegExp(`^'${blank}${sign}`, 'u')

/** Numbers such as -12.50 or +5 %: no formulas. */
const plainNumber = /^[+-]?\d[\d.,'’ \u00a0\u202f]*%?$/

/** Telephone numbers of digits and spaces, with further signs where a space makes a formula impossible. */
const phone = /^\+(?:[\d.() \u00a0\u202f]*\d|(?=.*\d[ \u00a0\u202f]\d)[\d.()/ \u00a0\u202f-]*\d)$/

/** Spreadsheets may take a line of a text for a cell. */
const line = /[^\n\v\f\r\u0085\u2028\u2029]+/g

/** Spreadsheets may remove line breaks at the start of a cell. */
const breakStart = /^'*[\n\r]/

/** The text of a cell with an apostrophe before each line that a spreadsheet would run as a formula. */
export const escapeFormulas = (text: string): string => {
  const lines = text.replace(line, (one) =>
    formula.test(one) && !plainNumber.test(one.trim()) && !phone.test(one.trim()) ? `'${one}` : one,
  )
  return breakStart.test(lines) ? `'${lines}` : lines
}

/** The text of a cell as it was before `escapeFormulas`. */
export const unescapeFormulas = (text: string): string =>
  (breakStart.test(text) ? text.replace(/^'/, '') : text).replace(line, (one) =>
    escaped.test(one) ? one.slice(1) : one,
  )

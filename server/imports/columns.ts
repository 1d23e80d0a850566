import { isDay } from '../../domain/customer/certificate-expiry.ts'
import { foldText } from '../../domain/fold-text.ts'
import { byLanguage, type Language, languages } from '../../domain/language.ts'
import { type Centimes, centimes, parsePercent, priceString } from '../../domain/money.ts'
import { readAmount, readAmountNumber } from '../../domain/prices/read-amount.ts'
import { readDecimal } from '../../domain/read-decimal.ts'
import { ok, type Result, refuse } from '../../domain/result.ts'
import { shortDate } from '../../domain/short-date.ts'
import type { Cell } from '../../domain/spreadsheet/read-sheet.ts'
import type { RowReason } from '../../messages/server/import-problems.ts'
import type { ImportColumn, ImportTable } from './import-table.ts'

type Words = Readonly<Record<Language, readonly string[]>>

/** Words in French, English, German and Italian, each with further ones after '|'. */
export const words = (fr: string, en: string, de: string, it: string): Words => ({
  fr: fr.split('|'),
  en: en.split('|'),
  de: de.split('|'),
  it: it.split('|'),
})

type Options = Pick<ImportColumn, 'role' | 'clears' | 'write'>

const maxTextLength = 20_000

const readText = (cell: Cell): Result<string, RowReason> => {
  // PostgreSQL stores neither NUL nor half characters.
  const text = String(cell ?? '')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '')
    .toWellFormed()
    .trim()
  return text.length > maxTextLength ? refuse('text-too-long') : ok(text)
}

export const textColumn = (headings: Words, options: Options = {}): ImportColumn => ({
  headings,
  read: readText,
  ...options,
})

/** A text for each language, such as `title_de` with the heading 'Titel (DE)'. */
export const translatedColumns = <Name extends string>(name: Name, headings: Words) =>
  Object.fromEntries(
    languages.map((language) => {
      const variants = (one: string) => [`${one} (${language.toUpperCase()})`, `${one} ${language}`]
      return [
        `${name}_${language}`,
        textColumn(byLanguage((own) => headings[own].flatMap(variants))),
      ]
    }),
  ) as Record<`${Name}_${Language}`, ImportColumn>

/** A whole number that both databases store. */
export const wholeNumberColumn = (headings: Words, options: Options = {}): ImportColumn => ({
  headings,
  read: (cell) => {
    const number = typeof cell === 'number' ? cell : Number(String(cell).replace(/['’\s]/g, ''))
    return Number.isInteger(number) && number >= 0 && number <= 0x7fffffff
      ? ok(number)
      : refuse('number-invalid')
  },
  write: Number,
  ...options,
})

/** A number with decimals after a point or a comma. */
export const decimalColumn = (headings: Words): ImportColumn => ({
  headings,
  read: (cell) => {
    const number = typeof cell === 'number' ? cell : readDecimal(String(cell))
    return typeof number === 'number' && Math.abs(number) < 1e9
      ? ok(number)
      : refuse('decimal-invalid')
  },
  write: Number,
})

const readPrice = (cell: Cell): Result<Centimes, RowReason> => {
  const read = typeof cell === 'number' ? readAmountNumber(cell) : readAmount(String(cell))
  if (read.ok) return read
  return refuse(read.refusal === 'empty' ? 'not-a-number' : read.refusal)
}

export const priceColumn = (headings: Words): ImportColumn => ({
  headings,
  read: readPrice,
  write: (value) => priceString(centimes(Number(value))),
})

/** A percentage from 0 to 100, in hundredths of a percent. */
export const percentColumn = (headings: Words): ImportColumn => ({
  headings,
  read: (cell) => {
    const rate = parsePercent(
      String(cell)
        .replace(/\s*%?\s*$/, '')
        .trim(),
    )
    return rate === undefined ? refuse('percent-invalid') : ok(rate)
  },
  write: (value) => Number(value) / 100,
})

/** A day, YYYY-MM-DD, which Swiss tables write as 31.12.2027. */
export const dayColumn = (headings: Words): ImportColumn => ({
  headings,
  read: (cell) => {
    const text = String(cell).trim()
    const [, date = '', month = '', year] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text) ?? []
    const day = year ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : text
    return isDay(day) ? ok(day) : refuse('day-invalid')
  },
  write: (value) => shortDate(String(value)),
})

/** One of few values, by its words in any language or its code; the first word is written. */
export const choiceColumn = <Value extends string | boolean>(
  headings: Words,
  choices: readonly (readonly [Value, Words])[],
  options: Options = {},
): ImportColumn => {
  const values = new Map(
    choices.flatMap(([value, names]) =>
      [String(value), ...languages.flatMap((language) => names[language])].map(
        (word) => [foldText(word), value] as const,
      ),
    ),
  )
  const nameOf = (value: unknown, language: Language) =>
    choices.find(([one]) => one === value)?.[1][language][0] ?? String(value ?? '')
  return {
    headings,
    read: (cell) => {
      const value = values.get(foldText(String(cell).trim()))
      return value === undefined ? refuse('value-unknown') : ok(value)
    },
    write: (value, { language }) => nameOf(value, language),
    choices: ({ language }) => choices.map(([value]) => nameOf(value, language)),
    ...options,
  }
}

export const yesNoColumn = (headings: Words): ImportColumn =>
  choiceColumn(headings, [
    [true, words('oui|vrai', 'yes|true|1|x', 'ja|wahr', 'sì|vero')],
    [false, words('non|faux', 'no|false|0', 'nein|falsch', 'no|falso')],
  ])

/** Several texts in one cell. `separators`: without a comma where names have one. */
export const listColumn = (headings: Words, separators = /[;,|\n]/): ImportColumn => ({
  headings,
  read: (cell) => {
    const read = readText(cell)
    if (!read.ok) return read
    return ok([
      ...new Set(
        read.value
          .split(separators)
          .map((one) => one.trim())
          .filter(Boolean),
      ),
    ])
  },
  write: (value) => (Array.isArray(value) ? value.join('; ') : ''),
})

type Columns = ImportTable['columns']

/** Case, accents, quotation marks and spaces around do not matter. */
const folded = (heading: string) =>
  foldText(heading)
    .replace(/["*:]/g, '')
    .replace(/[\s_]+/g, ' ')
    .trim()

/** The columns by their folded headings in all languages, and by their names. */
export const columnsByHeading = (columns: Columns): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(columns).flatMap(([name, { headings }]) =>
      [name, ...languages.flatMap((language) => headings[language])].map(
        (heading) => [folded(heading), name] as const,
      ),
    ),
  )

/** The column of a heading in any of the four languages; undefined for an unknown one. */
export const findColumn = (known: ReadonlyMap<string, string>, heading: string) =>
  known.get(folded(heading))

/** The heading that exports write: 'Preis', 'Titel (DE)'. */
export const headingOf = (columns: Columns, name: string, language: Language): string => {
  const [heading = name] = columns[name]?.headings[language] ?? []
  return heading.charAt(0).toUpperCase() + heading.slice(1)
}

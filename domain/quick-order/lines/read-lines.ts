import type { Language } from '../../language.ts'
import type { Centimes } from '../../money.ts'
import { parseLine } from '../parse-line.ts'
import { maxLines, shownText, splitLines } from '../split-lines.ts'
import { takeStatedPrice, writeStatedPrice } from '../stated-price.ts'
import type { LineCatalogue, NameHit } from './line-spec.ts'
import { type LineOption, type ResolvedLine, resolveLine } from './resolve-line.ts'
import { splitRemedies } from './split-remedies.ts'
import { nameText, type WrittenPreparation, writeLine } from './write-line.ts'

/** An answer with the text that replaces the line; several articles are several lines of it. */
type LineChoice = Partial<Pick<LineOption, 'spec' | 'item'>> & {
  text: string
  /** What the choice adds to a mixture: a substance or quantity as text, or its form, size and vehicle. */
  label?: string
  preparation?: WrittenPreparation
}

/** A resolved line with its place and text. */
export type ReadLine = Omit<ResolvedLine, 'options' | 'unread'> & {
  /** From 1. */
  line: number
  text: string
  /** What the line says that one piece, or all, cost. */
  statedPrice?: Centimes
  /** Words that were not understood, and prices, dates and doses, which order nothing; as written. */
  unread: readonly string[]
  choices: readonly LineChoice[]
  /** Of a mixture: the substance that is asked about, as written. */
  asked?: string
}

const textOf = (
  { spec, rest, isQuantityOpen }: LineOption,
  catalogue: LineCatalogue,
  language: Language,
) =>
  rest === undefined
    ? writeLine(spec, catalogue, language, isQuantityOpen)
    : `${nameText(spec.thing, catalogue, language)} ${rest}`.trim()

/** One key each, beside the one for all. */
const maxSingles = 8

/** Asks whether a line orders several articles: all of them, or one. Undefined when none of them can be read. */
const askItems = (singles: readonly string[], catalogue: LineCatalogue) => {
  const texts = [...new Set(singles)]
  const choices = texts.slice(0, maxSingles).map((text): LineChoice & { isRead: boolean } => {
    const { status, item, spec } = resolveLine(parseLine(text, catalogue.protectedNames), catalogue)
    return { text, isRead: status !== 'unreadable', ...(item && { item, spec }) }
  })
  if (!choices.some(({ isRead }) => isRead)) return undefined
  const all = texts.length > 1 ? [{ text: texts.join('\n') }] : []
  return {
    status: 'ask',
    quantity: 1,
    problems: ['several-items'],
    choices: [...all, ...choices.map(({ isRead: _, ...choice }) => choice)],
  } as const
}

/** The catalogue for one text: equal names are searched once. */
const cacheSearches = (catalogue: LineCatalogue): LineCatalogue => {
  const found = new Map<string, readonly NameHit[]>()
  const findNames = (query: string) => {
    const hits = found.get(query) ?? catalogue.findNames(query)
    found.set(query, hits)
    return hits
  }
  return { ...catalogue, findNames }
}

/** Reads one line of a text. */
export const readOneLine = (
  { line, text }: { line: number; text: string },
  catalogue: LineCatalogue,
  language: Language,
): ReadLine => {
  const { text: written, price } = takeStatedPrice(text)
  const parsed = parseLine(written, catalogue.protectedNames)
  const place = {
    line,
    text: shownText(text),
    unread: parsed.noise,
    ...(price !== undefined && { statedPrice: price }),
  }
  const singles = splitRemedies(written, parsed, catalogue) ?? parsed.singles
  const asked = singles && askItems(singles, catalogue)
  if (asked) return { ...place, ...asked }
  const { options, unread = [], ...resolved } = resolveLine(parsed, catalogue)
  const choices = options.map((option) => ({
    ...option,
    text:
      textOf(option, catalogue, language) + (price === undefined ? '' : writeStatedPrice(price)),
  }))
  return { ...place, ...resolved, unread: [...unread, ...parsed.noise], choices }
}

/**
 * Reads a text line by line, one order line each; blank lines are omitted. At most `maxLines` are read: the next one has
 * the problem `too-many-lines`, the rest is omitted.
 */
export function* readQuickOrderLines(
  text: string,
  catalogue: LineCatalogue,
  language: Language,
  readLine = readOneLine,
): Generator<ReadLine> {
  const cached = cacheSearches(catalogue)
  for (const [i, one] of splitLines(text).entries())
    yield i < maxLines
      ? readLine(one, cached, language)
      : {
          line: one.line,
          text: shownText(one.text),
          status: 'unreadable',
          quantity: 1,
          problems: ['too-many-lines'],
          unread: [],
          choices: [],
        }
}

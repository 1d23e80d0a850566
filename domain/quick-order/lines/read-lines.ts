import type { Language } from '../../language.ts'
import { parseLine } from '../parse-line.ts'
import type { ParsedLine } from '../parsed-line.ts'
import { maxLines, shownText, splitLines } from '../split-lines.ts'
import type { LineCatalogue, NameHit } from './line-spec.ts'
import { type LineOption, type ResolvedLine, resolveLine } from './resolve-line.ts'
import { nameText, writeLine } from './write-line.ts'

/** A resolved line with its place and text; every option has the line that orders it. */
export type ReadLine = Omit<ResolvedLine, 'options'> & {
  /** From 1. */
  line: number
  text: string
  choices: readonly (LineOption & { text: string })[]
}

const textOf = (
  { spec, isNameOnly }: LineOption,
  parsed: ParsedLine,
  catalogue: LineCatalogue,
  language: Language,
) =>
  isNameOnly
    ? `${nameText(spec.thing, catalogue, language)} ${parsed.rest}`.trim()
    : writeLine(spec, catalogue, language)

/** Names of a text that are searched with typing errors; a search costs about a millisecond. */
const maxTypoSearches = 60

/** The catalogue for one text: equal names are searched once, and misspelt ones up to a limit. */
const limitSearches = (catalogue: LineCatalogue): LineCatalogue => {
  const found = new Map<string, readonly NameHit[]>()
  const findNames = (query: string) => {
    const hits = found.get(query) ?? catalogue.findNames(query, found.size < maxTypoSearches)
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
  const parsed = parseLine(text, catalogue.protectedNames)
  const { options, ...resolved } = resolveLine(parsed, catalogue)
  const choices = options.map((option) => ({
    ...option,
    text: textOf(option, parsed, catalogue, language),
  }))
  return { line, text: shownText(text), ...resolved, choices }
}

/**
 * Reads a text, one order line per line; blank lines are omitted. At most `maxLines` are read: the
 * next one has the problem `too-many-lines`, the rest is omitted.
 */
export const readLines = (
  text: string,
  catalogue: LineCatalogue,
  language: Language,
): ReadLine[] => {
  const limited = limitSearches(catalogue)
  return splitLines(text).map((one, i) =>
    i < maxLines
      ? readOneLine(one, limited, language)
      : {
          line: one.line,
          text: shownText(one.text),
          status: 'unreadable',
          quantity: 1,
          problems: ['too-many-lines'],
          choices: [],
        },
  )
}

import type { Language } from '../language.ts'
import type { LineCatalogue } from './line-spec.ts'
import { parseLine } from './parse-line.ts'
import type { ParsedLine } from './parsed-line.ts'
import { type LineOption, type ResolvedLine, resolveLine } from './resolve-line.ts'
import { maxLines, shownText, splitLines } from './split-lines.ts'
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
export const readLines = (text: string, catalogue: LineCatalogue, language: Language): ReadLine[] =>
  splitLines(text).map((one, i) =>
    i < maxLines
      ? readOneLine(one, catalogue, language)
      : {
          line: one.line,
          text: shownText(one.text),
          status: 'unreadable',
          quantity: 1,
          problems: ['too-many-lines'],
          choices: [],
        },
  )

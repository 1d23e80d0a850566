import { findNoise } from '../noise.ts'
import { parseLine } from '../parse-line.ts'
import type { ParsedLine } from '../parsed-line.ts'
import { normalizeLine } from '../tokens.ts'
import { findWhole } from './find-things.ts'
import type { LineCatalogue } from './line-spec.ts'

/** Between remedies of one line: 'Arnica 9 CH, Belladonna 30 CH'; not within '9,15' and '9/15'. */
const separator =
  /\s*(?:,(?!\d)|(?<!\d),|[+&]|\s\/\s|\s(?:und|et|and|e|ed|sowie|plus|oder|ou|o|oppure)\s)\s*/i

/** A quantity before the next remedy: '2x', '3 tubes'. */
const countBefore =
  /(?:\d+\s?(?:x|×|\*|tubes?|r[öo]hrchen|tubetti|doses?)\s*(?:de\s|d['’]|di\s)?|[x×]\s?\d+\s)$/i

/** 'aa 30 ml': as much of each. */
const ofEach = /\s(?:aa|ana|je|jeweils)\.?\s+(.+)$/i
/** 'je 2x Arnica C30 und Belladonna C30': two packs of each. */
const countOfEach = /^\s*je(?:weils)?\s+(\d{1,2})\s?[x×]?\s/i

const maxWords = 12

const withoutNoise = (line: string) =>
  findNoise(line).reduceRight(
    (text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`,
    line,
  )

/** The words as whole names, the longest first; undefined when a word is left over. */
const namesIn = (
  words: readonly string[],
  isName: (text: string) => boolean,
): string[] | undefined => {
  if (words.length === 0) return []
  for (let count = words.length; count > 0; count--) {
    const name = words.slice(0, count).join(' ')
    const others = isName(name) ? namesIn(words.slice(count), isName) : undefined
    if (others) return [name, ...others]
  }
  return undefined
}

/** Cuts a text before each of its names except the first. */
const cutBefore = (text: string, names: readonly string[]): string[] => {
  const starts: number[] = []
  let from = 0
  for (const name of names) {
    const start = text.indexOf(name, from)
    if (start < 0) return [text]
    const count =
      starts.length > 0 ? (countBefore.exec(text.slice(from, start))?.[0].length ?? 0) : 0
    starts.push(start - count)
    from = start + name.length
  }
  const [, ...others] = starts
  return [0, ...others].map((start, at) => text.slice(start, others[at]).trim())
}

/**
 * The lines of a text that names several remedies: 'Arnica 9CH, Belladonna 30CH glob 1g'. A remedy without any other part
 * takes those of the next one. Undefined unless each name is known.
 */
export const splitRemedies = (
  text: string,
  whole: ParsedLine,
  catalogue: LineCatalogue,
): string[] | undefined => {
  if (whole.name === '' || findWhole(whole, catalogue).length > 0) return undefined
  const read = (part: string) => parseLine(part, catalogue.protectedNames)
  const isKnown = (line: ParsedLine) => findWhole(line, catalogue).length > 0
  const isName = (name: string) => catalogue.findExact(name).length > 0
  /** One name, shortened: 'Hepar sulf' is not Hepar and Sulfur, 'Fe phos' not iron and Phosphorus. */
  const isShortened = (name: string) =>
    catalogue.findNames(name).some(({ quality }) => quality !== 'similar')

  const units: string[] = []
  for (const part of withoutNoise(normalizeLine(text)).split(separator).filter(Boolean)) {
    const line = read(part)
    const last = units.at(-1)
    const names = line.segments.flatMap((one) =>
      isShortened(one) ? [one] : (namesIn(one.split(' ').slice(0, maxWords), isName) ?? ['']),
    )
    const isNamed = line.name !== '' && !line.isKeywordName
    const isNumbered = line.name === '' && line.numbers.length > 0
    if (isNumbered || (isNamed && isKnown(line))) units.push(part)
    else if (isNamed && names.every(Boolean)) units.push(...cutBefore(part, names))
    else if (last === undefined || (isNamed && !isKnown(read(`${last}, ${part}`)))) return undefined
    else units[units.length - 1] = `${last}, ${part}`
  }
  const [first, second] = units
  if (!first || !second) return undefined
  const shared = ofEach.exec(units.at(-1) ?? '')?.[1]
  const [, count] = countOfEach.exec(text) ?? []
  return units.toReversed().reduce<string[]>((done, unit) => {
    const line = read(unit)
    const [next] = done
    const nextRest = next === undefined ? '' : read(next).rest
    const own = shared && next !== undefined && line.amounts.length === 0 ? ` ${shared}` : ''
    const inherited = line.rest === '' && nextRest !== '' ? ` ${nextRest}` : own
    const isCounted = line.quantities.length + line.bareNumbers.length > 0
    const counted = count !== undefined && !isCounted ? ` x${count}` : ''
    return [`${unit}${inherited}${counted}`, ...done]
  }, [])
}

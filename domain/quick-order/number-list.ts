import { maxUnaskedQuantity } from '../quantity.ts'
import type { LineReader, NumberPart } from './line-reader.ts'
import type { Token } from './tokens.ts'
import { listWords } from './words.ts'

const isSpaced = (reader: LineReader, at: number) => !reader.tokens[at]?.isGlued

/**
 * How the tokens between two parts join them. 'word': 'und', '+'. 'range': '9-15'. 'comma': '9, 15'. 'none': nothing
 * between. Undefined for anything else.
 */
const jointOf = (reader: LineReader, { to }: NumberPart, { from }: NumberPart) => {
  const between = reader.tokens.slice(to, from)
  if (between.length === 0) return reader.tokens[from]?.isListed ? 'comma' : 'none'
  const isRange = between.length === 1 && ['-', '/'].includes(between[0]?.text ?? '')
  if (isRange) return isSpaced(reader, to) === isSpaced(reader, from) ? 'range' : undefined
  const isWord = ({ kind, text }: Token) =>
    kind === 'word' ? listWords.has(text) : ['+', '&', '.'].includes(text)
  return between.every(isWord) ? 'word' : undefined
}

const isHigh = ({ tokens }: LineReader, { from }: NumberPart) =>
  Number(tokens[from]?.text) > maxUnaskedQuantity

/** Whether two parts are items of one list. A number after a comma at the end of a line is a quantity after a size. */
const isJoined = (reader: LineReader, one: NumberPart, other: NumberPart) => {
  const joint = jointOf(reader, one, other)
  const isBare = one.kind === 'bare' || other.kind === 'bare'
  if (!joint || (!isBare && one.kind !== other.kind)) return false
  if (joint === 'none') return !isBare || (one.kind === 'article' && isHigh(reader, other))
  if (!isBare || joint === 'word') return true
  if (joint === 'comma') return one.kind !== 'amount' || other.to < reader.tokens.length
  return joint === 'range' && one.kind !== other.kind && one.kind !== 'amount'
}

/** Whether bare numbers are joined up to a potency: '9/15/30 CH'. */
const endsInPotency = (reader: LineReader, parts: readonly NumberPart[], at: number): boolean => {
  const [one, other] = [parts[at], parts[at + 1]]
  if (!one || !other || jointOf(reader, one, other) !== 'range') return false
  return other.kind === 'bare' ? endsInPotency(reader, parts, at + 1) : other.kind === 'potency'
}

/** '3-4-5' after the word for a salt. */
const continuesArticles = (reader: LineReader, list: readonly NumberPart[], next: NumberPart) => {
  const [first, last] = [list[0], list.at(-1)]
  return first?.kind === 'article' && last && jointOf(reader, last, next) === 'range'
}

/** The first list of two or more items: '9, 15 und 30 CH'. */
export const findList = (reader: LineReader): NumberPart[] => {
  const parts = reader.parts.toSorted((one, other) => one.from - other.from)
  let list: NumberPart[] = []
  for (const [at, part] of parts.entries()) {
    const last = list.at(-1)
    const kind = list.find((one) => one.kind !== 'bare')?.kind ?? part.kind
    const isNext =
      last &&
      (isJoined(reader, last, part) ||
        endsInPotency(reader, parts, at - 1) ||
        continuesArticles(reader, list, part)) &&
      ['bare', kind].includes(part.kind)
    if (!isNext && list.length > 1) break
    list = isNext ? [...list, part] : [part]
  }
  return list.length > 1 ? list : []
}

const numberIn = ({ tokens }: LineReader, { from, to }: NumberPart) =>
  tokens.slice(from, to).findLast(({ kind }) => kind === 'number')

const isComplete = ({ kind, hasFamily }: NumberPart) =>
  kind === 'article' ? hasFamily === true : kind !== 'bare'

/**
 * The line with each item of a list alone: 'Arnica 9 et 15 CH' is 'Arnica 9 CH' and 'Arnica 15 CH'. A number without scale,
 * unit or family takes that of another item, or else `prefix`.
 */
export const singlesOf = (
  line: string,
  reader: LineReader,
  list: readonly NumberPart[],
  prefix: string,
): string[] => {
  const { tokens } = reader
  const textIn = (from: number, to: number) => line.slice(tokens[from]?.start, tokens[to - 1]?.end)
  const [first, last] = [list[0], list.at(-1)]
  if (!first || !last) return []
  const itemText = (item: NumberPart, at: number) => {
    const own = textIn(item.from, item.to)
    if (isComplete(item)) return own
    const others = [...list.slice(at), ...list.slice(0, at).toReversed()]
    const other = others.find(isComplete) ?? others.find(({ kind }) => kind !== 'bare')
    const [number, replaced] = [numberIn(reader, item), other && numberIn(reader, other)]
    if (!number) return own
    const digits = line.slice(number.start, number.end)
    if (!other || !replaced) return `${prefix}${own}`
    return (
      line.slice(tokens[other.from]?.start, replaced.start) +
      digits +
      line.slice(replaced.end, tokens[other.to - 1]?.end)
    )
  }
  const before = line.slice(0, tokens[first.from]?.start)
  const after = line.slice(tokens[last.to - 1]?.end)
  return list.map((item, at) => `${before}${itemText(item, at)}${after}`.trim())
}

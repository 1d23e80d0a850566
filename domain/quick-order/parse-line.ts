import { isQuantity } from '../quantity.ts'
import { createReader, isSeparator, type LineReader, markRead } from './line-reader.ts'
import { findNoise } from './noise.ts'
import { findList, singlesOf } from './number-list.ts'
import {
  createDraft,
  type LineDraft,
  maxLineLength,
  type ParsedLine,
  type ParseProblem,
} from './parsed-line.ts'
import { collectProtected, endOfProtected, type ProtectedNames } from './protect-names.ts'
import { numberRules, type Rule, readBareNumber } from './read-numbers.ts'
import { wordRules } from './read-words.ts'
import { normalizeLine, type Token, tokensOf } from './tokens.ts'
import { andWords, fillWords, pieceWords, scaleWords, timesSigns, unitWords } from './words.ts'

const rules: readonly Rule[] = [...wordRules, ...numberRules]
const none: ProtectedNames = new Map()

const isFill = (token: Token | undefined) => token?.kind === 'word' && fillWords.has(token.text)
const isAnd = (token: Token | undefined) => token?.kind === 'word' && andWords.has(token.text)

const applyRules = (reader: LineReader, at: number, draft: LineDraft): number | undefined => {
  for (const rule of rules) {
    const end = rule(reader, at, draft)
    if (end !== undefined) return end
  }
  return undefined
}

/** 'B6', 'Q10': a short word and its digits are one name. */
const isLettersAndDigits = ({ tokens }: LineReader, at: number) => {
  const [word, next, other] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  const isShort = word?.kind === 'word' && word.end - word.start <= 2
  return (
    isShort && next?.kind === 'number' && next.isGlued && !(other?.kind === 'word' && other.isGlued)
  )
}

/** The tokens of protected names, which no rule may read. */
const protectedTokens = (reader: LineReader, names: ProtectedNames): boolean[] => {
  const isName = reader.tokens.map(() => false)
  for (let at = 0; at < isName.length; ) {
    const end = endOfProtected(reader.tokens, at, names)
    if (end !== undefined) isName.fill(true, at, end)
    at = end ?? at + 1
  }
  return isName
}

const partKinds = ['potency', 'amount', 'article'] as const

const countsOf = ({ potencies, amounts, numbers }: LineDraft) => ({
  potency: potencies.length,
  amount: amounts.length,
  article: numbers.length,
})

/** Reads the tokens from left to right. Tokens of `isName` stay unread, like unknown words. */
const readTokens = (reader: LineReader, isName: boolean[]): LineDraft => {
  const { tokens, isRead } = reader
  let firstName = tokens.length
  const draft = createDraft((at) => at < firstName)
  for (const [at, is] of isName.entries()) isRead[at] = is
  for (let at = 0; at < tokens.length; ) {
    const { family } = draft
    const before = countsOf(draft)
    const end = isName[at] ? undefined : applyRules(reader, at, draft)
    if (end !== undefined) {
      markRead(reader, at, end)
      const after = countsOf(draft)
      const kind = partKinds.find((one) => after[one] > before[one])
      const hasFamily = draft.family !== family
      if (kind) reader.parts.push({ kind, from: at, to: end, hasFamily })
      if (hasFamily || kind === 'article') reader.isNaming.fill(true, at, end)
    } else if (isName[at] || (tokens[at]?.kind === 'word' && !isFill(tokens[at])))
      firstName = Math.min(firstName, at)
    if (end === undefined && isLettersAndDigits(reader, at)) isName[at + 1] = isRead[at + 1] = true
    at = end ?? at + 1
  }
  for (const at of tokens.keys())
    if (
      !isRead[at] &&
      readBareNumber(reader, at, draft) !== undefined &&
      !draft.bareNumbers.at(-1)?.isDose
    )
      reader.parts.push({ kind: 'bare', from: at, to: at + 1 })
  for (const [at, is] of isName.entries()) if (is) isRead[at] = false
  return draft
}

type Piece = { from: number; to: number }

/** Runs of unread words, without fill words at their ends. */
const piecesOf = ({ tokens, isRead }: LineReader): Piece[] => {
  const pieces: Piece[] = []
  const isName = (at: number) => !isRead[at] && tokens[at]?.kind !== 'sign'
  for (let at = 0; at < tokens.length; at++) {
    if (!isName(at)) continue
    const from = at
    let to = at
    for (; at < tokens.length && !isRead[at]; at++) if (isName(at)) to = at
    pieces.push({ from, to })
  }
  return pieces.flatMap((piece) => trimFill(tokens, piece) ?? [])
}

const trimFill = (tokens: LineReader['tokens'], { from, to }: Piece): Piece | undefined => {
  let [first, last] = [from, to]
  const isTrimmed = (token: Token | undefined) =>
    isFill(token) || isAnd(token) || token?.text === '/'
  while (first <= last && isTrimmed(tokens[first])) first++
  while (last >= first && isTrimmed(tokens[last])) last--
  return first > last ? undefined : { from: first, to: last }
}

const article = /^(?:d|dell|del|all|l)['’](?=\p{L})/iu

const textOf = (line: string, { tokens }: LineReader, { from, to }: Piece) =>
  line.slice(tokens[from]?.start, tokens[to]?.end).replace(article, '').replace(/\.$/, '')

/** What is read beside the name: '30ch glob 1g x2'. */
const restOf = (line: string, { tokens, isRead, isNaming }: LineReader) => {
  const read = tokens.filter((_, at) => isRead[at] && !isNaming[at])
  return read
    .map(({ start, end, isGlued }, i) => {
      const isJoined = i > 0 && isGlued && read[i - 1]?.end === start
      return `${isJoined || i === 0 ? '' : ' '}${line.slice(start, end)}`
    })
    .join('')
}

/**
 * The word of the grammar that is the name of a line without another one: 'Gran. 30ch' is
 * Granatum. Undefined when the line begins with a number and its unit.
 */
const firstKeyword = ({ tokens }: LineReader): number | undefined => {
  const isSkipped = ({ kind, text }: Token) =>
    kind !== 'word' || timesSigns.has(text) || pieceWords.has(text)
  const at = tokens.findIndex((token) => !isSkipped(token))
  const text = tokens[at]?.text ?? ''
  const isOfNumber =
    tokens[at - 1]?.kind === 'number' && (scaleWords.has(text) || unitWords.has(text))
  return at < 0 || isOfNumber ? undefined : at
}

const problemsOf = (quantities: LineDraft['quantities']): ParseProblem[] => {
  const problems: ParseProblem[] = []
  if (quantities.some(({ value }) => !isQuantity(value))) problems.push('quantity-invalid')
  if (quantities.length > 1) problems.push('several-quantities')
  return problems
}

const empty = {
  name: '',
  segments: [],
  rest: '',
  numbers: [],
  unread: [],
  noise: [],
  without: [],
  potencies: [],
  forms: [],
  amounts: [],
  quantities: [],
  bareNumbers: [],
}

const readLine = (
  line: string,
  tokens: Token[],
  isName: boolean[],
  noise: readonly string[],
): ParsedLine => {
  const reader = createReader(tokens)
  const { isBeforeName: _, looseLetterAt, looseWordAt, ...draft } = readTokens(reader, isName)
  const list = findList(reader)
  for (const { to } of list.slice(0, -1))
    for (let at = to; !reader.isRead[at] && at < tokens.length; at++) markRead(reader, at, at + 1)
  const pieces = piecesOf(reader)
  const isNamed = (at: number) => pieces.some(({ from, to }) => from <= at && at <= to)
  const segments = pieces.map((piece) => textOf(line, reader, piece))
  const name = segments.join(' ')
  const hasName = name !== '' || draft.numbers.length > 0
  const singles = singlesOf(line, reader, list, hasName ? '' : 'Nr. ')
  const isUnread = (token: Token, at: number) =>
    token.kind === 'sign' ? !isSeparator(token) : isAnd(token) && !isNamed(at)
  const withName = (place: number) =>
    readLine(
      line,
      tokens,
      isName.map((is, at) => is || at === place),
      noise,
    )
  // '200 Tropfen' without a potency may be one.
  const isDosed = draft.potencies.length > 0 || draft.family !== undefined
  const doses = draft.bareNumbers.filter(({ isDose }) => isDosed && isDose)
  const unread = tokens.filter(
    (token, at) => !reader.isRead[at] && !isName[at] && isUnread(token, at),
  )
  return {
    ...draft,
    ...{ name, segments, rest: restOf(line, reader), problems: problemsOf(draft.quantities) },
    bareNumbers: draft.bareNumbers.filter((one) => !doses.includes(one)),
    unread: unread.map(({ text }) => text),
    noise: [...noise, ...doses.map(({ text }) => text)],
    ...(singles.length > 0 && { singles }),
    ...(looseLetterAt !== undefined && { withLetter: withName(looseLetterAt) }),
    ...(looseWordAt !== undefined && { withWord: withName(looseWordAt) }),
  }
}

/**
 * Reads a prescription line: 'arn 30ch glob 1g x2'. Words of the grammar are taken out; what
 * remains is the name. Never throws; a line above `maxLineLength` is not read.
 */
export const parseLine = (text: string, names: ProtectedNames = none): ParsedLine => {
  if (text.length > 4 * maxLineLength) return { ...empty, problems: ['line-too-long'] }
  const line = normalizeLine(text)
  if (line.length > maxLineLength) return { ...empty, problems: ['line-too-long'] }
  const found = findNoise(line)
  const tokens = tokensOf(line, found)
  const noise = found.map(({ start, end }) => line.slice(start, end).trim())
  const reader = createReader(tokens)
  const parsed = readLine(line, tokens, protectedTokens(reader, names), noise)
  if (parsed.name !== '' || parsed.numbers.length > 0) return parsed
  const keyword = firstKeyword(reader)
  if (keyword === undefined) return parsed
  const isName = tokens.map((_, at) => at === keyword)
  return { ...readLine(line, tokens, isName, noise), isKeywordName: true }
}

const hasNothingRead = ({ segments, ...parts }: ParsedLine, name: string) =>
  parts.name === name.replace(/\.$/, '') &&
  segments.length === 1 &&
  parts.bareNumbers.length + parts.potencies.length + parts.forms.length + parts.noise.length === 0

/** Names of the catalogue that contain words of the grammar. */
export const protectNames = (names: Iterable<string>): ProtectedNames =>
  collectProtected(names, (name) => hasNothingRead(parseLine(name), normalizeLine(name)))

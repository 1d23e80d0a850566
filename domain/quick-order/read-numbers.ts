import {
  hasUnit,
  isBetweenNumbers,
  isSeparator,
  type LineReader,
  markRead,
  numberAt,
  scaleAfter,
  signAt,
  skipHyphen,
  wordAt,
} from './line-reader.ts'
import type { LineDraft } from './parsed-line.ts'
import { potenciesOfM, potencyOf } from './potency-steps.ts'
import {
  countWords,
  formWords,
  looseWords,
  type PackWord,
  packWord,
  pieceWords,
  potencyWords,
  quantityWords,
  scaleWords,
  timesSigns,
  unitWords,
} from './words.ts'

/** Reads from the token at `at`; returns the index after it, or undefined when it does not apply. */
export type Rule = (reader: LineReader, at: number, draft: LineDraft) => number | undefined

const isTimes = (reader: LineReader, at: number) =>
  timesSigns.has(wordAt(reader, at) ?? signAt(reader, at) ?? '')

/** '30ch', '30 C', '200-K'. */
const numberThenScale: Rule = (reader, at, draft) => {
  const number = numberAt(reader, at)
  const next = skipHyphen(reader, at + 1)
  const scale = scaleAfter(reader, next)
  if (number === undefined || !scale) return undefined
  draft.potencies.push(potencyOf(scale, number))
  if (!isBetweenNumbers(reader, next)) return next + 1
  draft.potencies.push(potencyOf(scale, numberAt(reader, next + 1) ?? ''))
  return next + 2
}

/** '1M', '10 MK', '1 M K'. */
const numberThenM: Rule = (reader, at, draft) => {
  const number = numberAt(reader, at)
  const word = wordAt(reader, at + 1)
  if (number === undefined || (word !== 'm' && word !== 'mk')) return undefined
  const isSplit =
    word === 'm' && wordAt(reader, at + 2) === 'k' && numberAt(reader, at + 3) === undefined
  draft.potencies.push(...potenciesOfM(number, word === 'mk' || isSplit))
  // '2 MK' is 2MK, or twice MK.
  if (number !== '1' && !reader.tokens[at + 1]?.isGlued)
    draft.potencies.push(...potenciesOfM('1', true))
  return at + (isSplit ? 3 : 2)
}

/** LM potencies as '0/6'. */
const zeroSlash: Rule = (reader, at, draft) => {
  const number = numberAt(reader, at + 2)
  if (numberAt(reader, at) !== '0' || signAt(reader, at + 1) !== '/' || !number) return undefined
  draft.potencies.push(potencyOf('LM', number))
  const end = at + 3
  return wordAt(reader, end) === 'lm' || wordAt(reader, end) === 'q' ? end + 1 : end
}

/** '4g', '60 ml'. */
const numberThenUnit: Rule = (reader, at, draft) => {
  const number = numberAt(reader, at)
  const unit = unitWords.get(wordAt(reader, at + 1) ?? '')
  if (number === undefined || !unit) return undefined
  draft.amounts.push({ amount: Number(number), unit })
  return at + 2
}

/** '(2)', '[2x]'. */
const inBrackets: Rule = (reader, at, draft) => {
  if (!'(['.includes(signAt(reader, at) ?? ' ')) return undefined
  const number =
    numberAt(reader, at + 1) ?? (isTimes(reader, at + 1) ? numberAt(reader, at + 2) : undefined)
  const close = numberAt(reader, at + 1) && !isTimes(reader, at + 2) ? at + 2 : at + 3
  if (number === undefined || !')]'.includes(signAt(reader, close) ?? ' ')) return undefined
  draft.quantities.push({ value: Number(number), by: 'times', isCertain: true })
  return close + 1
}

/** 'x2', '× 3', 'Menge 2'; a hyphen makes it negative, and invalid. */
const signThenNumber: Rule = (reader, at, draft) => {
  const sign = isTimes(reader, at)
  if (!sign && !quantityWords.has(wordAt(reader, at) ?? '')) return undefined
  const isNegative = signAt(reader, at + 1) === '-'
  const colon = signAt(reader, at + 1) === ':' || signAt(reader, at + 1) === '='
  const place = at + (isNegative || colon ? 2 : 1)
  const number = numberAt(reader, place)
  if (number === undefined || hasUnit(reader, place)) return undefined
  const value = Number(number)
  const confirmation = reader.tokens[place + 1]
  const isConfirmed = confirmation?.text === '!' && confirmation.isGlued
  draft.quantities.push({
    value: isNegative ? -value : value,
    by: 'times',
    isCertain: true,
    ...(isConfirmed && { isConfirmed }),
  })
  return place + (isConfirmed ? 2 : 1)
}

/** '-2': a hyphen that only the number touches. */
const isNegative = ({ tokens }: LineReader, at: number) => {
  const sign = tokens[at - 1]
  return sign?.text === '-' && !sign.isGlued && Boolean(tokens[at]?.isGlued)
}

const isPackWord = (word: string) =>
  pieceWords.has(word) || Boolean((packWord(word) ?? looseWords.get(word))?.container)

/** '2x', '2 Stk', '2 tubes', 'zwei Tuben'. */
const numberThenSign: Rule = (reader, at, draft) => {
  const counted = countWords.get(wordAt(reader, at) ?? '')
  const isPack = isPackWord(wordAt(reader, at + 1) ?? '')
  const number = numberAt(reader, at) ?? (isPack ? counted : undefined)
  if (number === undefined) return undefined
  const isCertain = draft.isBeforeName(at)
  const value = isNegative(reader, at) ? -Number(number) : Number(number)
  const add = (by: 'times' | 'pieces' | 'container', end: number) => {
    draft.quantities.push({ value, by, isCertain })
    return end
  }
  const word = wordAt(reader, at + 1) ?? ''
  if (isTimes(reader, at + 1)) {
    const next = reader.tokens[at + 2]
    const isSignOfNext =
      next?.kind === 'number' &&
      next.isGlued &&
      !reader.tokens[at + 1]?.isGlued &&
      !hasUnit(reader, at + 2)
    return isSignOfNext ? undefined : add('times', at + 2)
  }
  if (pieceWords.has(word)) return add('pieces', at + 2)
  // '2-mal', '2-fach'
  if (signAt(reader, at + 1) === '-' && wordAt(reader, at + 2) === 'mal')
    return add('times', at + 3)
  const pack = packWord(word) ?? looseWords.get(word)
  return pack?.container && takePack(pack, draft) ? add('container', at + 2) : undefined
}

/** Sets container and form; false for a second, different container, which stays in the name. */
export const takePack = ({ container, form }: PackWord, draft: LineDraft): boolean => {
  if (container && (draft.container ?? container) !== container) return false
  if (container) draft.container = container
  if (form && !draft.forms.includes(form)) draft.forms.push(form)
  return true
}

/** Words that a number before them could belong to. */
const isMeasured = (word: string) =>
  formWords.has(word) || potencyWords.has(word) || scaleWords.has(word)

/** '20 Tropfen', not '3x 30 Tropfen': the number is of drops, or of packs with 30 ml. */
const isDose = (reader: LineReader, at: number) => {
  const [token, after] = [reader.tokens[at], reader.tokens[at + 1]]
  const isOfDrops = formWords.get(after?.text ?? '') === 'drops'
  // Noise between them has no tokens.
  const isNext = token && after && after.start <= token.end + 1
  const isMultiple = [at - 1, at + 2, at + 3].some((place) =>
    timesSigns.has(reader.tokens[place]?.text ?? ''),
  )
  return Boolean(isOfDrops && isNext && !isMultiple)
}

/** A number that no other rule takes. */
const bareNumber: Rule = (reader, at, draft) => {
  const text = numberAt(reader, at)
  if (text === undefined) return undefined
  const { tokens } = reader
  const [token, before, after] = [tokens[at], tokens[at - 1], tokens[at + 1]]
  const isAtEnd = tokens.slice(0, at).every(isSeparator) || tokens.slice(at + 1).every(isSeparator)
  const isGlued =
    token?.isGlued || (after?.isGlued && !(after.text === '.' && at + 2 === tokens.length))
  const isAfterSign = before?.kind === 'sign' && '-/+~<>='.includes(before.text) && at > 1
  draft.bareNumbers.push({
    text,
    isFirst: draft.isBeforeName(at),
    isDoubtful:
      !isAtEnd ||
      Boolean(isGlued) ||
      before?.kind === 'number' ||
      after?.kind === 'number' ||
      isAfterSign ||
      (after?.kind === 'word' && isMeasured(after.text)),
    ...(token?.isListed && { isListed: true }),
    ...(isDose(reader, at) && { isDose: true }),
  })
  return at + 1
}

/** The rules of numbers, in order of precedence. */
export const numberRules: readonly Rule[] = [
  inBrackets,
  zeroSlash,
  numberThenM,
  numberThenScale,
  numberThenUnit,
  signThenNumber,
  numberThenSign,
]

/** Takes a number that belongs to nothing else; applied last. */
export const readBareNumber: Rule = (reader, at, draft) => {
  const end = bareNumber(reader, at, draft)
  if (end !== undefined) markRead(reader, at, end)
  return end
}

import { hasUnit, type LineReader, numberAt, signAt, skipHyphen, wordAt } from './line-reader.ts'
import type { LineDraft } from './parsed-line.ts'
import { potencyOf, romanNumber } from './potency-steps.ts'
import type { Rule } from './read-numbers.ts'
import {
  audienceWords,
  baseWords,
  carrierWords,
  complexWords,
  containerWords,
  familyWords,
  fillWords,
  formWords,
  motherWords,
  numberWords,
  potencyWords,
  saltWords,
  scaleWords,
  undilutedWords,
} from './words.ts'

/** 'C30', 'D 6', 'LM-18', 'Q VI'. */
const scaleThenNumber: Rule = (reader, at, draft) => {
  const word = wordAt(reader, at) ?? ''
  const scale = scaleWords.get(word)
  if (!scale) return undefined
  const next = skipHyphen(reader, at + 1)
  const number = numberAt(reader, next)
  // 'CH 9 CH 15': each scale precedes its number.
  const isRepeated = wordAt(reader, next + 1) === word && numberAt(reader, next + 2) !== undefined
  const isPair = word.length > 1 && isRepeated
  if (number !== undefined && (isPair || !hasUnit(reader, next))) {
    const isOther = scaleWords.has(wordAt(reader, next + 1) ?? '') && !reader.tokens[next]?.isGlued
    if (isOther && !isPair) return undefined
    draft.potencies.push(potencyOf(scale, number))
    const isLoose = word.length === 1 && !reader.tokens[next]?.isGlued
    if (isLoose && at > 0) draft.looseLetterAt = at
    return next + 1
  }
  const roman = scale === 'LM' ? romanNumber(wordAt(reader, at + 1) ?? '') : undefined
  if (roman === undefined) return undefined
  draft.potencies.push(potencyOf('LM', roman))
  return at + 2
}

/** 'MK', 'XM', 'LM K'. */
const potencyWord: Rule = (reader, at, draft) => {
  const word = wordAt(reader, at) ?? ''
  const isApart = wordAt(reader, at + 1) === 'k' && numberAt(reader, at + 2) === undefined
  const known = potencyWords.get(word) ?? (isApart ? potencyWords.get(`${word}k`) : undefined)
  if (!known) return undefined
  draft.potencies.push(known)
  return at + (isApart ? 2 : 1)
}

type Slot = 'scale' | 'container' | 'carrier' | 'base' | 'audience' | 'family'

/** Sets a part that a line has once. A second, different value is not read and stays in the name. */
const fill = <One extends Slot>(draft: LineDraft, slot: One, value: LineDraft[One]): boolean => {
  if (value === undefined || (draft[slot] !== undefined && draft[slot] !== value)) return false
  draft[slot] = value
  return true
}

/** 'CH' without a number. Single letters may belong to the name. */
const scaleAlone: Rule = (reader, at, draft) => {
  const word = wordAt(reader, at) ?? ''
  const scale = word.length > 1 ? scaleWords.get(word) : undefined
  return fill(draft, 'scale', scale) ? at + 1 : undefined
}

/** The index of the number after words such as 'de Schüssler n° '. */
const skipToNumber = (reader: LineReader, at: number): number => {
  let next = at
  for (;;) {
    const word = wordAt(reader, next) ?? ''
    const isSkipped =
      numberWords.has(word) || fillWords.has(word) || familyWords.get(word) === 'schussler'
    const sign = signAt(reader, next)
    if (!isSkipped && !(sign && '°º.#:-'.includes(sign))) return next
    next++
  }
}

/** The end of the number at `at` when it stands alone: '7' in 'sel 7 D6'. */
const listedNumber = (reader: LineReader, at: number) => {
  const number = numberAt(reader, at)
  if (number === undefined || !/^\d{1,4}$/.test(number) || hasUnit(reader, at)) return undefined
  const letter = wordAt(reader, at + 1) ?? ''
  const next = reader.tokens[at + 2]
  const isPotency = scaleWords.has(letter) && !(next?.kind === 'number' && next.isGlued)
  return isPotency ? undefined : Number(number)
}

/** 'Schüssler 7', 'sel n° 7', 'Komplex 4', 'Nr. 701'. */
const numberedFamily: Rule = (reader, at, draft) => {
  const word = wordAt(reader, at) ?? ''
  const isSalt = saltWords.has(word) || familyWords.get(word) === 'schussler'
  const isComplex = complexWords.has(word)
  const isNumber =
    signAt(reader, at) === '#' ||
    (numberWords.has(word) && (word !== 'n' || signAt(reader, at + 1) === '°'))
  if (!isSalt && !isComplex && !isNumber) return undefined
  const place = skipToNumber(reader, at + 1)
  const number = listedNumber(reader, place)
  const names = [word, wordAt(reader, at + 1) ?? '', wordAt(reader, at + 2) ?? '']
  if (number === undefined) {
    const isNamed = names.some((name) => familyWords.get(name) === 'schussler')
    return isSalt && isNamed && fill(draft, 'family', 'schussler') ? place : undefined
  }
  const family = isSalt ? 'schussler' : isComplex ? 'complex' : undefined
  if (family && !fill(draft, 'family', family)) return undefined
  draft.numbers.push(number)
  return place + 1
}

/** '25° AETH.', '25%'. */
const aethOf25: Rule = (reader, at, draft) => {
  const isDegree = '°%º'.includes(signAt(reader, at + 1) ?? ' ')
  if (numberAt(reader, at) !== '25' || !isDegree) return undefined
  if (!fill(draft, 'carrier', '25-aeth')) return undefined
  return carrierWords.get(wordAt(reader, at + 2) ?? '') === '25-aeth' ? at + 3 : at + 2
}

/** Words with one meaning: form, container, carrier, base, audience, family. */
const singleWord: Rule = (reader, at, draft) => {
  const word = wordAt(reader, at) ?? ''
  const form = formWords.get(word)
  if (form && !draft.forms.includes(form)) draft.forms.push(form)
  const isUndiluted = undilutedWords.has(word)
  if (isUndiluted) draft.isUndiluted = true
  const family = familyWords.get(word)
  const isMother = family === 'phytotherapy' && motherWords.has(wordAt(reader, at + 1) ?? '')
  const isFilled =
    fill(draft, 'container', containerWords.get(word)) ||
    fill(draft, 'carrier', carrierWords.get(word)) ||
    fill(draft, 'base', baseWords.get(word)) ||
    fill(draft, 'audience', audienceWords.get(word)) ||
    fill(draft, 'family', family)
  return form || isUndiluted || isFilled ? at + (isMother ? 2 : 1) : undefined
}

/** The rules of words, in order of precedence. */
export const wordRules: readonly Rule[] = [
  aethOf25,
  numberedFamily,
  scaleThenNumber,
  potencyWord,
  scaleAlone,
  singleWord,
]

import { maxUnaskedQuantity } from '../quantity.ts'
import { hasUnit, type LineReader, numberAt, signAt, skipHyphen, wordAt } from './line-reader.ts'
import type { LineDraft } from './parsed-line.ts'
import { potencyOf, romanNumber } from './potency-steps.ts'
import { type Rule, takePack } from './read-numbers.ts'
import {
  audienceWords,
  baseWords,
  carrierWords,
  complexWords,
  familyWords,
  fillWords,
  glycerinWords,
  looseWords,
  motherWords,
  numberWords,
  packWord,
  pieceWords,
  potencyWords,
  saltWords,
  scaleWords,
  undilutedWords,
  withoutWords,
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

type Slot = 'scale' | 'carrier' | 'base' | 'audience' | 'family'

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

const saltDilutions = new Set(['3', '6', '12'])

/** The end of the number at `at` when it stands alone: '7' in 'sel 7 D6'. */
const listedNumber = (reader: LineReader, at: number) => {
  const number = numberAt(reader, at)
  if (number === undefined || !/^\d{1,4}$/.test(number) || hasUnit(reader, at)) return undefined
  const letter = wordAt(reader, at + 1) ?? ''
  const next = reader.tokens[at + 2]
  // '4 D 12': the potencies of salts after the number of one.
  const isBeforePotency = next?.kind === 'number' && (next.isGlued || saltDilutions.has(next.text))
  const isPotency = scaleWords.has(letter) && !isBeforePotency
  return isPotency ? undefined : Number(number)
}

/** 'Schüssler 7', 'sel n° 7', 'Komplex 4', 'Nr. 701'; 'n. 3' is a quantity, 'n. 701' no usual one. */
const numberedFamily: Rule = (reader, at, draft) => {
  const word = wordAt(reader, at) ?? ''
  const isSalt = saltWords.has(word) || familyWords.get(word) === 'schussler'
  const isComplex = complexWords.has(word)
  const isNumber =
    signAt(reader, at) === '#' ||
    (numberWords.has(word) &&
      (word !== 'n' ||
        signAt(reader, at + 1) === '°' ||
        Number(numberAt(reader, at + 1)) > maxUnaskedQuantity))
  if (!isSalt && !isComplex && !isNumber) return undefined
  const place = skipToNumber(reader, at + 1)
  const number = listedNumber(reader, place)
  const names = [word, wordAt(reader, at + 1) ?? '', wordAt(reader, at + 2) ?? '']
  if (number === undefined) {
    const isNamed = names.some((name) => familyWords.get(name) === 'schussler')
    if (!isSalt || !isNamed || !fill(draft, 'family', 'schussler')) return undefined
    const isSaltWord = saltWords.has(wordAt(reader, place) ?? '')
    const isNumbered = listedNumber(reader, skipToNumber(reader, place + 1)) !== undefined
    return isSaltWord && !isNumbered ? place + 1 : place
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

/** 'ohne Alkohol', 'sans lactose', 'alcohol-free'. */
const without: Rule = (reader, at, draft) => {
  const word = wordAt(reader, at) ?? ''
  const [start, ...ends] = word.split(/-?(?=fr(?:ei|ee)|less)/)
  const isJoined = ends.length === 1
  const excluded = isJoined ? (start ?? '') : (wordAt(reader, at + 1) ?? '')
  const part = carrierWords.get(excluded) ?? baseWords.get(excluded)
  if (!part || (!isJoined && !withoutWords.has(word))) return undefined
  draft.without.push(part)
  return at + (isJoined ? 1 : 2)
}

/** The index after words such as 'glyc.' and 'mère' from `at` on. */
const skipFamilyWords = (reader: LineReader, at: number, family: string) => {
  let next = at
  for (;;) {
    const word = wordAt(reader, next) ?? ''
    const isMacerate = family === 'gemmotherapy' && glycerinWords.has(word)
    if (!isMacerate && !motherWords.has(word)) return next
    next++
  }
}

/** 'bourgeons', 'teinture mère', 'mother tincture', 'mac. glyc.'. */
const familyWord: Rule = (reader, at, draft) => {
  const word = wordAt(reader, at) ?? ''
  const next = wordAt(reader, at + 1) ?? ''
  const isMother = motherWords.has(word) && familyWords.get(next) === 'phytotherapy'
  const isShort = word === 'mac' && glycerinWords.has(next)
  const family = isShort ? 'gemmotherapy' : familyWords.get(isMother ? next : word)
  if (!fill(draft, 'family', family)) return undefined
  const end = at + (isMother ? 2 : 1)
  return family === 'gemmotherapy' || family === 'phytotherapy'
    ? skipFamilyWords(reader, end, family)
    : end
}

/** 'Fl. 15 g', 'Cassis M.G.'; after a word of a name it may belong to that: 'Calc. fl.'. */
const looseWord: Rule = (reader, at, draft) => {
  const loose = looseWords.get(wordAt(reader, at) ?? '')
  const isAfterWord = wordAt(reader, at - 1) !== undefined
  if (!loose || (loose.family && !isAfterWord)) return undefined
  if (loose.family ? !fill(draft, 'family', loose.family) : !takePack(loose, draft))
    return undefined
  if (isAfterWord) draft.looseWordAt ??= at
  return at + 1
}

/** '12 pieces, children', '12 suppositories, adults': a pack, whose number is no quantity. */
const suppositoryPack: Rule = (reader, at, draft) => {
  const word = wordAt(reader, at + 1) ?? ''
  const isCount = pieceWords.has(word) || packWord(word)?.form === 'suppository'
  const audience = audienceWords.get(wordAt(reader, at + 2) ?? '')
  if (numberAt(reader, at) !== '12' || !isCount) return undefined
  return fill(draft, 'audience', audience) ? at + 3 : undefined
}

/** Words with one meaning: form, container, carrier, base, audience. */
const singleWord: Rule = (reader, at, draft) => {
  const word = wordAt(reader, at) ?? ''
  const pack = packWord(word)
  if (pack && takePack(pack, draft)) return at + 1
  const isUndiluted = undilutedWords.has(word)
  if (isUndiluted) draft.isUndiluted = true
  const isFilled =
    fill(draft, 'carrier', carrierWords.get(word)) ||
    fill(draft, 'base', baseWords.get(word)) ||
    fill(draft, 'audience', audienceWords.get(word))
  return isUndiluted || isFilled ? at + 1 : undefined
}

/** The rules of words, in order of precedence. */
export const wordRules: readonly Rule[] = [
  aethOf25,
  suppositoryPack,
  without,
  numberedFamily,
  scaleThenNumber,
  potencyWord,
  scaleAlone,
  looseWord,
  singleWord,
  familyWord,
]

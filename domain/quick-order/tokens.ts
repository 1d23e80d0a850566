import { foldText } from '../fold-text.ts'
import type { Noise } from './noise.ts'

/** A piece of a line. `start` and `end` are offsets in the normalized text. */
export type Token = {
  kind: 'word' | 'number' | 'sign'
  /** Folded, words without dots: 'C.H.' → 'ch'. Thousands are joined: '1’000' → '1000'. */
  text: string
  start: number
  end: number
  /** Without a space before it. */
  isGlued: boolean
  /** After a comma as in a list, '9, 15' or '9,15'; not after one that separates columns: '1g,3' or '9;15'. */
  isListed?: true
}

const columns = /\s*[;|\t]\s*/g
/** Word processors write '30‑CH' with a hyphen that does not break, and '30–CH'. */
const dashes = /[\p{Pd}\u2212]/gu
/** Word processors write 'Bella\u00addonna'. */
const zeroWidth = /\p{Cf}/gu
const invisible = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\s"“”„«»]+/gu
/** 'dose(s)', 'Flasche(n)'. */
const plural = /(?<=\p{L})\((?:s|x|n|en|e|i)\)/giu
/** The carrier as lines of orders name it. */
const ethanolOf25 =
  /(?:a?[eé]thanol|etanolo|alkohol|alcohol|alcool)\s*25\s*%(?:\s*\(?\s*v\s*\/\s*v\s*\)?)?/gi
/** In two words what 'Einzeldosis' and 'unidose' say in one. */
const singleDose =
  /(?<!\p{L})(?:(?:single|unit)[\s-]doses?|(dos[ei]s?)[\s-]uni(?:ca|que|ques|che))(?!\p{L})/giu
/** '2 à 4 g', '2 tubes à 4 g', 'a tube of'. */
const countOfSize = /(?<![\d.,])([1-9])\s*à\s*(?=\d+\s?(?:g|ml)(?!\p{L}))/giu
const ofSize = /(?<!\S)à\s+(?=\d+\s?(?:g|ml)(?!\p{L}))/giu
const aPack = /^a\s+(?=(?:tube|bottle|dose)(?!\p{L}))/iu
const traceElement = /(?<!\p{L})trace[\s-]elements?(?!\p{L})/giu
/** '10,0 g' and '10.0 g' of prescriptions. */
const wholeAmount = /(?<![\d.,'’])(\d{1,3})[.,]0(?=\s?(?:g|gr|gramm|grammes?|ml)(?!\p{L}))/giu
// '30CHx2' and '1gx2' have no boundary between unit and sign.
const gluedTimes = /(\d\s?(?:ch|dh|lm|mk|c|d|k|q|g|ml))x(?=\d)/gi

/** One line of visible characters and single spaces; separators of columns become commas. */
export const normalizeLine = (text: string): string =>
  (isPlain.test(text) ? text : normalizeAny(text))
    .replace(plural, '')
    .replace(ethanolOf25, '25° AETH.')
    .replace(singleDose, 'dose')
    .replace(countOfSize, '$1 x ')
    .replace(ofSize, '')
    .replace(aPack, '')
    .replace(traceElement, 'oligo')
    .replace(wholeAmount, '$1')
    .replace(gluedTimes, '$1 x')
    .trim()

/** Letters, digits and single spaces of ASCII, without separators. */
const isPlain = /^(?! )(?:[!#-:<-{}~]| (?! ))*$/

const normalizeAny = (text: string) =>
  text
    .normalize('NFKC')
    .replace(zeroWidth, '')
    .replace(dashes, '-')
    .replace(columns, ' , ')
    .replace(invisible, ' ')

const pattern =
  /(?<number>\d{1,3}(?:['’]\d{3})+(?!\d)|\d+(?:\.\d+)?|\p{N}+)|(?<word>\p{L}[\p{L}\p{M}]*(?:[-'’.]\p{L}[\p{L}\p{M}]*)*\.?)|(?<sign>[^\s\p{L}\p{N}])/gu

const wordText = (text: string) => foldText(text).replaceAll('.', '')

/** '030' → '30', '1’000' → '1000'. */
const numberText = (text: string) => text.replace(/['’]/g, '').replace(/^0+(?=\d)/, '')

/** Splits a normalized line; noise has no tokens. */
export const tokensOf = (line: string, noise: readonly Noise[] = []): Token[] => {
  const tokens: Token[] = []
  let last = -1
  let comma = -1
  for (const match of line.matchAll(pattern)) {
    const { number, word, sign = '' } = match.groups ?? {}
    // A comma between words or columns separates like a space.
    const start = match.index
    const end = start + match[0].length
    if (noise.some((one) => start >= one.start && start < one.end)) continue
    if (sign === ',') {
      if (start === last) comma = end
      continue
    }
    const place = { start, end, isGlued: start === last }
    const token: Token =
      number !== undefined
        ? { kind: 'number', text: numberText(number), ...place }
        : word !== undefined
          ? { kind: 'word', text: wordText(word), ...place }
          : { kind: 'sign', text: sign, ...place }
    const isBetweenNumbers = token.kind === 'number' && tokens.at(-1)?.kind === 'number'
    if (start === comma + 1 || (start === comma && isBetweenNumbers)) token.isListed = true
    tokens.push(token)
    last = end
  }
  return joinThousands(tokens)
}

/** '1 000' → '1000', only for round thousands: '30 200' stays two numbers. */
const joinThousands = (tokens: Token[]): Token[] => {
  const joined: Token[] = []
  for (const token of tokens) {
    const before = joined.at(-1)
    const isThousand =
      token.kind === 'number' &&
      before?.kind === 'number' &&
      /^[1-9]\d{0,2}$/.test(before.text) &&
      token.end - token.start === 3 &&
      token.text === '0'
    if (isThousand)
      joined[joined.length - 1] = { ...before, text: `${before.text}000`, end: token.end }
    else joined.push(token)
  }
  return joined
}

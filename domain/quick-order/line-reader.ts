import type { Token } from './tokens.ts'
import { scaleWords, unitWords } from './words.ts'

/** Tokens of a part with a number: '30 CH', '60 ml', 'Nr. 701', '9'. */
export type NumberPart = {
  kind: 'potency' | 'amount' | 'article' | 'bare'
  from: number
  /** The index after the last token. */
  to: number
  /** 'Schüssler 7' names its family, 'Nr. 7' does not. */
  hasFamily?: boolean
}

/** Tokens of a line with what has been read of them. */
export type LineReader = {
  tokens: readonly Token[]
  /** True for tokens that are read; the others form the name. */
  isRead: boolean[]
  /** Read tokens that name the remedy: family words and numbers of salts and products. */
  isNaming: boolean[]
  parts: NumberPart[]
}

export const createReader = (tokens: readonly Token[]): LineReader => ({
  tokens,
  isRead: tokens.map(() => false),
  isNaming: tokens.map(() => false),
  parts: [],
})

/** Signs without a meaning of their own, emoji included. */
export const isSeparator = ({ kind, text }: Token): boolean =>
  kind === 'sign' && /^[-.:()[\]{}'’!_·•/\p{M}\p{So}]$/u.test(text)

export const markRead = ({ isRead }: LineReader, from: number, to: number) =>
  isRead.fill(true, from, to)

/** The text of an unread word, else undefined. */
export const wordAt = ({ tokens, isRead }: LineReader, at: number): string | undefined =>
  tokens[at]?.kind === 'word' && !isRead[at] ? tokens[at].text : undefined

export const numberAt = ({ tokens, isRead }: LineReader, at: number): string | undefined =>
  tokens[at]?.kind === 'number' && !isRead[at] ? tokens[at].text : undefined

export const signAt = ({ tokens, isRead }: LineReader, at: number): string | undefined =>
  tokens[at]?.kind === 'sign' && !isRead[at] ? tokens[at].text : undefined

/** The index after a hyphen: '30-CH', 'C-30'. */
export const skipHyphen = (reader: LineReader, at: number): number =>
  signAt(reader, at) === '-' && reader.tokens[at]?.isGlued && reader.tokens[at + 1]?.isGlued
    ? at + 1
    : at

const isLetter = (word: string) => word.length === 1

/**
 * Whether the word at `at` is a scale of the number before it. A single letter between two numbers
 * belongs to the one that it touches: '7 D6'.
 */
export const scaleAfter = (reader: LineReader, at: number) => {
  const word = wordAt(reader, at)
  const scale = word === undefined ? undefined : scaleWords.get(word)
  if (!scale || word === undefined) return undefined
  const next = reader.tokens[skipHyphen(reader, at + 1)]
  if (next?.kind !== 'number' || hasUnit(reader, skipHyphen(reader, at + 1))) return scale
  const isBefore = Boolean(next.isGlued) && !reader.tokens[at]?.isGlued
  return isBefore ? undefined : scale
}

/** Whether a letter stands between two numbers so that it could belong to either. */
export const isBetweenNumbers = (reader: LineReader, at: number) => {
  const word = wordAt(reader, at) ?? ''
  const next = reader.tokens[at + 1]
  return (
    isLetter(word) &&
    next?.kind === 'number' &&
    next.isGlued === reader.tokens[at]?.isGlued &&
    !hasUnit(reader, at + 1)
  )
}

/** Whether the number at `at` has a unit or a scale of more than one letter after it. */
export const hasUnit = (reader: LineReader, at: number): boolean => {
  const word = wordAt(reader, skipHyphen(reader, at + 1)) ?? ''
  return unitWords.has(word) || (word.length > 1 && scaleWords.has(word)) || word === 'mk'
}

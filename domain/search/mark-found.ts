import { nameKey } from './name-key.ts'

/** A part of a text, and whether it is a found word. */
export type MarkedPart = { text: string; isFound: boolean }

/** Splits a text at the words that begin with a word of the query; the parts join to the text. */
export const markFound = (text: string, query: string): MarkedPart[] => {
  const wanted = nameKey(query).split(' ').filter(Boolean)
  const isFound = (word: string) => {
    const key = nameKey(word)
    return key !== '' && wanted.some((one) => key.startsWith(one))
  }
  return text
    .split(/([\s,·–-]+)/u)
    .filter(Boolean)
    .map((part) => ({ text: part, isFound: isFound(part) }))
}

import {
  createPattern,
  type EditDistance,
  editDistance,
  maxPatternLength,
  mayMatch,
} from './edit-distance.ts'
import { isNumber } from './match-name.ts'
import type { SearchIndex, Vocabulary } from './search-index.ts'

/** Errors allowed in a word. */
const mostErrors = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/** More errors than any match has. */
const tooMany = 100

/** In a shorter word, an error leaves too few letters for the beginning of a longer one. */
const minStartLength = 5

/** The beginning of a word matches worse than the whole word with as many errors. */
const costOf = ({ whole, start }: EditDistance, most: number, word: string) => {
  if (whole <= most) return whole * 2
  if (isNumber(word) || (start > 0 && word.length < minStartLength)) return tooMany
  return start <= most ? start * 2 + 1 : tooMany
}

/** For each name with a similar word, the cost of the most similar one. */
const similarNames = (
  { words, letters, lengths, names }: Vocabulary,
  word: string,
): Map<number, number> => {
  const found = new Map<number, number>()
  const most = mostErrors(word)
  const pattern = createPattern(word.slice(0, maxPatternLength))
  const shortest = word.length - most
  for (let at = 0; at < letters.length; at += 1) {
    // Excludes most words without reading them.
    if ((lengths[at] ?? 0) < shortest || !mayMatch(pattern, letters[at] ?? 0, most)) continue
    const other = words[at] ?? ''
    const cost = costOf(editDistance(pattern, other, word.length + most + 1), most, word)
    if (cost === tooMany) continue
    for (const name of names[at] ?? [])
      if (cost < (found.get(name) ?? tooMany)) found.set(name, cost)
  }
  return found
}

/**
 * A name and its cost: two per error, one more if only the beginning of a word is similar.
 * `isWhole`: the name has no further words.
 */
export type Misspelt = { name: number; cost: number; isWhole: boolean }

/** Names in which each word of the query occurs with at most one or two typing errors. */
export const findMisspelt = (index: SearchIndex, words: readonly string[]): Misspelt[] => {
  let found: Map<number, number> | undefined
  for (const word of words) {
    const similar = similarNames(index.words(), word)
    if (found) {
      for (const [name, cost] of found) {
        const more = similar.get(name)
        if (more === undefined) found.delete(name)
        else found.set(name, cost + more)
      }
    } else found = similar
  }
  if (found?.size === 0) found = similarNames(index.joined(), words.join(''))
  return [...(found ?? [])].map(([name, cost]) => ({
    name,
    cost,
    isWhole: index.names[name]?.key.split(' ').length === words.length,
  }))
}

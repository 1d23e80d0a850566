import { normalizeLine, type Token, tokensOf } from './tokens.ts'

/** Names that contain words of the grammar, by their first word. */
export type ProtectedNames = ReadonlyMap<string, readonly (readonly string[])[]>

/** Hyphens separate words: 'Vitamin-D3-Tropfen' and 'Vitamin D3 Tropfen' are one name. */
const partsOf = ({ kind, text }: Token) =>
  kind === 'sign' ? [] : text.split('-').filter((part) => part !== '')

const wordsOf = (tokens: readonly Token[]) => tokens.flatMap(partsOf)

/**
 * Collects the names that the grammar would misread, such as 'Vitamin D3 drops'. `isPlain` tells
 * whether the grammar leaves a name as it is. Single words are never protected: 'Gran.' is a form.
 */
export const collectProtected = (
  names: Iterable<string>,
  isPlain: (name: string) => boolean,
): ProtectedNames => {
  const byFirst = new Map<string, string[][]>()
  for (const name of names) {
    if (isPlain(name)) continue
    const words = wordsOf(tokensOf(normalizeLine(name)))
    const [first] = words
    if (first === undefined || words.length < 2) continue
    byFirst.set(first, [...(byFirst.get(first) ?? []), words])
  }
  for (const list of byFirst.values()) list.sort((one, other) => other.length - one.length)
  return byFirst
}

/** The index after the words when the tokens from `at` on are these words. */
const endOfWords = (tokens: readonly Token[], at: number, words: readonly string[]) => {
  let read = 0
  for (let next = at; next < tokens.length; next++) {
    const token = tokens[next]
    const parts = token ? partsOf(token) : []
    if (parts.some((part, i) => part !== words[read + i])) return undefined
    read += parts.length
    if (read === words.length) return next + 1
  }
  return undefined
}

/** The index after the longest protected name that begins at `at`; undefined when none does. */
export const endOfProtected = (
  tokens: readonly Token[],
  at: number,
  names: ProtectedNames,
): number | undefined => {
  const token = tokens[at]
  const [first = ''] = token ? partsOf(token) : []
  for (const words of names.get(first) ?? []) {
    const end = endOfWords(tokens, at, words)
    if (end !== undefined) return end
  }
  return undefined
}

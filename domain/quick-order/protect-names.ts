import { normalizeLine, type Token, tokensOf } from './tokens.ts'

/** Names that contain words of the grammar, by their first word. */
export type ProtectedNames = ReadonlyMap<string, readonly (readonly string[])[]>

const wordsOf = (tokens: readonly Token[]) =>
  tokens.filter(({ kind }) => kind !== 'sign').map(({ text }) => text)

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

/** The index after the longest protected name that begins at `at`; undefined when none does. */
export const endOfProtected = (
  tokens: readonly Token[],
  at: number,
  names: ProtectedNames,
): number | undefined => {
  for (const words of names.get(tokens[at]?.text ?? '') ?? []) {
    let next = at
    const isHere = words.every((word) => {
      while (tokens[next]?.kind === 'sign') next++
      return tokens[next++]?.text === word
    })
    if (isHere) return next
  }
  return undefined
}

import { foldText } from '../fold-text.ts'
import type { NameHit, Thing } from './line-spec.ts'

/** A remedy or product with the names by which it is found. */
export type NamedThing = Thing & {
  name: string
  abbreviations?: readonly string[]
  /** Common and former names of all languages. */
  synonyms?: readonly string[]
}

type Listed = { thing: Thing; words: readonly string[]; key: string }

/** 'Nat.-m. ' → 'nat m'. */
const keyOf = (text: string) =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const hit = ({ thing }: Listed, quality: NameHit['quality']): NameHit => ({ ...thing, quality })

const startsLike = (words: readonly string[], query: readonly string[]) =>
  query.length <= words.length && query.every((part, i) => words[i]?.startsWith(part))

/** Whether one insertion, deletion, substitution or swap of neighbours turns one into the other. */
const isOneErrorApart = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  const rest = short.slice(at)
  if (short.length < long.length) return rest === long.slice(at + 1)
  const isSwap = short[at] === long[at + 1] && short[at + 1] === long[at]
  return rest.slice(1) === long.slice(at + 1) || (isSwap && rest.slice(2) === long.slice(at + 2))
}

/** Queries of one or two letters match too much. */
const minWordsLength = 3
const maxHits = 20

const unique = (hits: readonly NameHit[]) =>
  hits.filter(
    (hit, i, all) =>
      all.findIndex((other) => other.family === hit.family && other.id === hit.id) === i,
  )

/** Returns a search for whole, incomplete and misspelt names, best first. */
export const createNameFinder = (things: readonly NamedThing[]) => {
  const names: Listed[] = things.flatMap(
    ({ family, id, name, abbreviations = [], synonyms = [] }) =>
      [name, ...abbreviations, ...synonyms].map((text) => {
        const key = keyOf(text)
        return { thing: { family, id }, key, words: key.split(' ') }
      }),
  )
  const byKey = new Map<string, Listed[]>()
  const byStart = new Map<string, Listed[]>()
  for (const listed of names) {
    const compact = listed.key.replaceAll(' ', '')
    for (const key of new Set([listed.key, compact]))
      byKey.set(key, [...(byKey.get(key) ?? []), listed])
    const start = listed.key.slice(0, 2)
    byStart.set(start, [...(byStart.get(start) ?? []), listed])
  }

  return (query: string): readonly NameHit[] => {
    const key = keyOf(query)
    if (key === '') return []
    const exact = (byKey.get(key) ?? []).map((listed) => hit(listed, 'exact'))
    if (key.length < minWordsLength) return unique(exact)
    const words = key.split(' ')
    const near = byStart.get(key.slice(0, 2)) ?? []
    const started = near.filter((listed) => startsLike(listed.words, words))
    const whole = (listed: Listed) => words.every((word, i) => word === listed.words[i])
    const isWords = (listed: Listed) => whole(listed) || words.length > 1
    const byWords = started.map((listed) => hit(listed, isWords(listed) ? 'words' : 'similar'))
    if (exact.length + byWords.length > 0) return unique([...exact, ...byWords]).slice(0, maxHits)
    const misspelt = names.filter(
      (listed) =>
        isOneErrorApart(listed.key, key) ||
        (words.length === 1 && isOneErrorApart(listed.words[0] ?? '', key)),
    )
    return unique(misspelt.map((listed) => hit(listed, 'similar'))).slice(0, maxHits)
  }
}

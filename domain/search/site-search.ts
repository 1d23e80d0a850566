import { dilutionText } from '../homeopathy/dilution-steps.ts'
import { namedPotency, type QueryRest, remedyCodeEnd } from './query-events.ts'
import { type SearchHit, type SearchLimits, search } from './search.ts'
import type { SearchEntry } from './search-entry.ts'
import { createSearchIndex, type SearchIndex } from './search-index.ts'
import { isGoodHit, searchPart, splitQuery } from './search-preparations.ts'

/** Categories of remedies, each shown with a few results (D1 §4). */
export const remedyGroups = [
  'homeopathy',
  'gemmotherapy',
  'phytotherapy',
  'oligotherapy',
  'schussler',
] as const

/** Groups of results, in the order in which they are shown. */
export const searchGroups = [...remedyGroups, 'products', 'pages', 'posts', 'topics'] as const

export type SearchGroup = (typeof searchGroups)[number]

/** What a result is: a remedy, a page, or the kind of a product. */
export type ResultKind = 'remedy' | 'salt' | 'product' | 'page' | 'post' | 'topic'

/** A remedy, product or page in one language. `id`: unique within its group. */
export type SearchDocument = SearchEntry & {
  kind: ResultKind
  url: string
  /** Shown below the title: 'Abies pectinata · buds'. */
  detail?: string
}

export type SiteIndex = Readonly<Record<SearchGroup, SearchIndex<SearchDocument>>>

export type GroupHits = { group: SearchGroup; hits: SearchHit<SearchDocument>[] }

/** Results per category of remedies (D1 §9). */
export const defaultGroupLimit = 5

/** Results of products, posts and topics; pages have no limit (D1 §4). */
const otherLimit = 20

/** The documents of some groups. */
export type Documents<Group extends SearchGroup = SearchGroup> = Readonly<
  Record<Group, readonly SearchDocument[]>
>

/** Indexes some groups; a site index has all. */
export const indexDocuments = <Group extends SearchGroup>(documents: Documents<Group>) =>
  Object.fromEntries(
    Object.entries<readonly SearchDocument[]>(documents).map(([group, list]) => [
      group,
      createSearchIndex(list),
    ]),
  ) as Record<Group, SearchIndex<SearchDocument>>

const limitOf = (group: SearchGroup, perRemedyGroup: number): SearchLimits => {
  if (group === 'pages') return {}
  const isRemedy = remedyGroups.some((one) => one === group)
  return { limit: isRemedy ? perRemedyGroup : otherLimit }
}

const isGood = (groups: readonly GroupHits[]) => groups.some(({ hits }) => hits.some(isGoodHit))

/** In characters; so few occur within words by chance: 'fer' in 'vinifera'. */
const maxChanceLength = 3

/** Without what contains a few letters within a word, where names begin with them. */
const withoutChance = (groups: readonly GroupHits[], text: string): GroupHits[] =>
  groups.flatMap(({ group, hits }) => {
    const meant = text.trim().length > maxChanceLength ? hits : hits.filter(isGoodHit)
    return meant.length > 0 ? [{ group, hits: meant }] : []
  })

/** Misspelt names are searched only if no group has a name that begins with the text. */
const searchNames = (index: SiteIndex, text: string, perRemedyGroup: number): GroupHits[] => {
  const searchAll = (typos: boolean) =>
    searchGroups
      .map((group) => ({
        group,
        hits: search(index[group], text, { ...limitOf(group, perRemedyGroup), typos }),
      }))
      .filter(({ hits }) => hits.length > 0)
  const groups = searchAll(false)
  return isGood(groups) ? withoutChance(groups, text) : searchAll(true)
}

/** The groups of the family that a query names: 'ribes gemmo', 'Salz Nr. 3'. */
const ofFamily = (groups: readonly GroupHits[], { family }: QueryRest) => {
  const named = family === 'complex' ? 'products' : family
  return groups.filter(({ group }) => group === named)
}

/** The results after the remedy that a query names with its family: 'blackcurrant bud' is part of a product's name, too. */
const withNamed = (
  results: readonly GroupHits[],
  text: string,
  find: (name: string) => readonly GroupHits[],
): GroupHits[] => {
  const split = splitQuery(text)
  if (!split?.rest.family || ofFamily(results, split.rest).length > 0) return [...results]
  return [...ofFamily(find(split.name), split.rest), ...results]
}

/** Homeopathic remedies show the potency that was typed and lead to their selector with it. */
const withPreparation = ({ group, hits }: GroupHits, rest: QueryRest): GroupHits => {
  const potency = namedPotency(rest)
  if (group !== 'homeopathy' || !potency) return { group, hits }
  const detail = dilutionText(potency.scale, potency.dilution)
  const end = remedyCodeEnd(rest)
  return {
    group,
    hits: hits.map(({ entry, ...hit }) => ({
      ...hit,
      entry: { ...entry, url: entry.url + end, detail },
    })),
  }
}

/**
 * Searches all groups; returns those with results, best first within each. A preparation in the
 * text becomes part of the addresses: 'arnica 30ch'.
 */
export const searchSite = (
  index: SiteIndex,
  text: string,
  perRemedyGroup = defaultGroupLimit,
): GroupHits[] => {
  const find = (name: string) => searchNames(index, name, perRemedyGroup)
  const { results, rest } = searchPart(text, find, isGood)
  if (!rest) return withNamed(results, text, find)
  const own = ofFamily(results, rest)
  return (own.length > 0 ? own : results).map((group) => withPreparation(group, rest))
}

/** Fewer characters find nothing (D1 §9). */
export const minSearchLength = 2

/** In characters; longer texts are cut. */
export const maxSearchLength = 80

import { decodeNames, encodeNames } from './encode-names.ts'
import {
  type Documents,
  type ResultKind,
  type SearchDocument,
  type SearchGroup,
  searchGroups,
} from './site-search.ts'

/** Never part of a name or address. */
const separator = '\n'

/** The documents of a group in columns, to keep the download small; empty columns are left out. */
type GroupFile = {
  /** Differences to the id before. */
  ids: number[]
  names: string
  abbreviations?: string
  synonyms?: string
  weights?: string
  details?: string
  /** What all addresses begin with; the id follows, or the line of `ends`. */
  start: string
  ends?: string
}

/** All documents of a language, for browsers. */
export type SiteFile = Record<SearchGroup, GroupFile>

const kinds = {
  homeopathy: 'remedy',
  gemmotherapy: 'remedy',
  phytotherapy: 'remedy',
  oligotherapy: 'remedy',
  schussler: 'salt',
  products: 'product',
  pages: 'page',
  posts: 'post',
  topics: 'topic',
} as const satisfies Record<SearchGroup, ResultKind>

const commonStart = (texts: readonly string[]) => {
  let start = texts[0] ?? ''
  for (const text of texts) while (!text.startsWith(start)) start = start.slice(0, -1)
  return start
}

const column = <Key extends string>(key: Key, texts: readonly string[]) =>
  texts.some((text) => text !== '') ? { [key]: texts.join(separator) } : {}

/** The start of addresses that end with the id; undefined for others. */
const startBeforeId = (documents: readonly SearchDocument[]) => {
  const [first] = documents
  if (!first) return ''
  const start = first.url.slice(0, first.url.length - `${first.id}`.length)
  return documents.every(({ id, url }) => url === `${start}${id}`) ? start : undefined
}

const addressesOf = (documents: readonly SearchDocument[]) => {
  const beforeId = startBeforeId(documents)
  if (beforeId !== undefined) return { start: beforeId }
  const urls = documents.map(({ url }) => url)
  const start = commonStart(urls)
  return { start, ends: urls.map((url) => url.slice(start.length)).join(separator) }
}

const writeGroup = (documents: readonly SearchDocument[]): GroupFile => ({
  ids: documents.map(({ id }, at) => id - (documents[at - 1]?.id ?? 0)),
  names: documents.map(({ name }) => name).join(separator),
  ...column(
    'abbreviations',
    documents.map(({ abbreviation = '' }) => abbreviation),
  ),
  ...column('synonyms', documents.map(encodeNames)),
  ...column(
    'weights',
    documents.map(({ weight = 0 }) => (weight === 0 ? '' : `${weight}`)),
  ),
  ...column(
    'details',
    documents.map(({ detail = '' }) => detail),
  ),
  ...addressesOf(documents),
})

const readGroup = (group: SearchGroup, file: GroupFile): SearchDocument[] => {
  const lines = (text = '') => text.split(separator)
  const [names, abbreviations, synonyms, weights, details] = [
    lines(file.names),
    lines(file.abbreviations),
    lines(file.synonyms),
    lines(file.weights),
    lines(file.details),
  ]
  const ends = file.ends === undefined ? undefined : lines(file.ends)
  let id = 0
  return file.ids.map((difference, at) => {
    id += difference
    return {
      id,
      name: names[at] ?? '',
      ...(abbreviations[at] && { abbreviation: abbreviations[at] }),
      ...decodeNames(synonyms[at] ?? ''),
      ...(weights[at] && { weight: Number(weights[at]) }),
      ...(details[at] && { detail: details[at] }),
      kind: kinds[group],
      url: `${file.start}${ends ? (ends[at] ?? '') : id}`,
    }
  })
}

export const writeSiteFile = (documents: Documents): SiteFile =>
  Object.fromEntries(searchGroups.map((group) => [group, writeGroup(documents[group])])) as SiteFile

export const readSiteFile = (file: SiteFile): Documents =>
  Object.fromEntries(
    searchGroups.map((group) => [group, readGroup(group, file[group])]),
  ) as unknown as Documents

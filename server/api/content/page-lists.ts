import { LRUCache } from 'lru-cache'
import { compareDays } from '../../../domain/compare-days.ts'
import type { Language } from '../../../domain/language.ts'
import { memoizeByContentVersion } from '../../content/content-version.ts'
import { findPageTexts, listPagePlaces, type PagePlace } from '../../content/find-page.ts'
import { findTopics } from '../../content/find-topics.ts'
import { findOfferedLanguages } from '../../content/offered-languages.ts'
import { findPictures, type ShowPicture } from '../../content/pictures/find-pictures.ts'
import type { Database } from '../../db/client.ts'
import { dataVersions, invalidateDataVersions } from '../../db/data-version.ts'
import { ownMemory } from '../../http/cache/cached-response.ts'
import type { JsonBody } from '../../http/cache/send-json.ts'
import { isPost, isPublicPage, pageView } from './page-view.ts'

export type ListedPageKind = 'pages' | 'posts'

/** The lists of a language at one content version, and pages serialized so far. */
type PageLists = Record<ListedPageKind, readonly PagePlace[]> & {
  version: number
  /** Places by key and by slug. */
  byName: Record<ListedPageKind, ReadonlyMap<string, readonly PagePlace[]>>
  topics: Awaited<ReturnType<typeof findTopics>>
  showPicture: ShowPicture
  /** JSON of pages by key. */
  texts: LRUCache<string, Buffer>
}

/** Bytes of serialized pages per language. */
const maxTextBytes = 4 * 2 ** 20

const currentVersion = async (db: Database) => {
  invalidateDataVersions(db)
  return (await dataVersions(db)).content
}

const latestFirst = (one: PagePlace, other: PagePlace) =>
  compareDays(other.date ?? '', one.date ?? '')

const groupByName = (places: readonly PagePlace[]) => {
  const groups = new Map<string, PagePlace[]>()
  for (const place of places)
    for (const name of new Set([place.key, place.slug ?? place.key]))
      groups.set(name, [...(groups.get(name) ?? []), place])
  return groups
}

const readLists = async (db: Database, language: Language): Promise<PageLists> => {
  const version = await currentVersion(db)
  const { offered } = await findOfferedLanguages(db)
  const places = offered.includes(language) ? await listPagePlaces(db, language) : []
  const topics = await findTopics(db, language)
  const showPicture = await findPictures(db, language)
  const pages = places.filter(isPublicPage)
  const posts = places.filter(isPost).sort(latestFirst)
  return {
    version,
    pages,
    posts,
    byName: { pages: groupByName(pages), posts: groupByName(posts) },
    topics,
    showPicture,
    texts: new LRUCache({
      maxSize: maxTextBytes,
      sizeCalculation: (text, key) => text.length + key.length,
    }),
  }
}

const memoizedLists = memoizeByContentVersion(
  (db: Database, { language }: { language: Language }) => readLists(db, language),
)

/** Thrown where pages of two content versions would be mixed. */
class ContentChanged extends Error {}

type Output = { language: Language; origin: string }

/** The pages as JSON; those without an address are absent. */
const serializePages = async (
  db: Database,
  lists: PageLists,
  places: readonly PagePlace[],
  { language, origin }: Output,
): Promise<Buffer[]> => {
  const missing = places.filter(({ key }) => !lists.texts.has(key)).map(({ key }) => key)
  const made = new Map<string, Buffer>()
  if (missing.length > 0) {
    const found = await findPageTexts(db, language, missing)
    if ((await currentVersion(db)) !== lists.version) throw new ContentChanged()
    for (const page of found) {
      const { topics, showPicture } = lists
      const view = pageView(page, { language, origin, topics, showPicture })
      if (view) made.set(page.key, ownMemory(Buffer.from(JSON.stringify(view))))
    }
    for (const [key, text] of made) lists.texts.set(key, text)
  }
  return places.flatMap(({ key }) => made.get(key) ?? lists.texts.get(key) ?? [])
}

const comma = Buffer.from(',')

const arrayOf = (texts: readonly Buffer[]) =>
  Buffer.concat([
    Buffer.from('['),
    ...texts.flatMap((text, at) => (at === 0 ? [text] : [comma, text])),
    Buffer.from(']'),
  ])

export type PageListQuery = { perPage: number; page: number; slug?: string | undefined }

const writePages = async (
  db: Database,
  kind: ListedPageKind,
  { perPage, page, slug }: PageListQuery,
  output: Output,
): Promise<JsonBody> => {
  const lists = await memoizedLists(db, { language: output.language })
  const found = slug === undefined ? lists[kind] : (lists.byName[kind].get(slug) ?? [])
  const shown = found.slice((page - 1) * perPage, page * perPage)
  return {
    body: arrayOf(await serializePages(db, lists, shown, output)),
    headers: {
      'X-WP-Total': `${found.length}`,
      'X-WP-TotalPages': `${Math.ceil(found.length / perPage)}`,
    },
  }
}

/** How often a list is read again when the content changes while it is read. */
const maxAttempts = 20

/** A page of a list as JSON, all of one content version. */
export const pageListBody = async (
  db: Database,
  kind: ListedPageKind,
  query: PageListQuery,
  output: Output,
): Promise<JsonBody> => {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await writePages(db, kind, query, output)
    } catch (error) {
      if (!(error instanceof ContentChanged) || attempt === maxAttempts) throw error
    }
}

import { compareDays } from '../../../domain/compare-days.ts'
import type { Language } from '../../../domain/language.ts'
import { memoizeByContentVersion } from '../../content/content-version.ts'
import { findPageTexts, listPagePlaces, type PagePlace } from '../../content/find-page.ts'
import { findTopics } from '../../content/find-topics.ts'
import { findOfferedLanguages } from '../../content/offered-languages.ts'
import { option } from '../../content/options.ts'
import { findPictures } from '../../content/pictures/find-pictures.ts'
import type { Database } from '../../db/client.ts'
import { dataVersions, invalidateDataVersions } from '../../db/data-version.ts'
import type { JsonBody } from '../../http/cache/send-json.ts'
import { isPost, isPublicPage, pageView } from './page-view.ts'

export type ListedPageKind = 'pages' | 'posts'

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

/** The lists of a language, and their places by key and by slug. */
const memoizedLists = memoizeByContentVersion(
  async (db: Database, { language }: { language: Language }) => {
    const { offered } = await findOfferedLanguages(db)
    const places = offered.includes(language) ? await listPagePlaces(db, language) : []
    const pages = places.filter(isPublicPage)
    const posts = places.filter(isPost).sort(latestFirst)
    const byName = { pages: groupByName(pages), posts: groupByName(posts) }
    return { pages, posts, byName }
  },
)

type Output = { language: Language; origin: string }

/** A page as JSON, in 1 to 5 ms; undefined if it has no address. */
const memoizedPage = memoizeByContentVersion(
  async (db: Database, { key, language, origin }: Output & { key: string }) => {
    const [page] = await findPageTexts(db, language, [key])
    const topics = await findTopics(db, language)
    const showPicture = await findPictures(db, language)
    const phone = await option(db, 'contact_phone_number')
    const output = { language, origin, topics, showPicture, phone }
    return page && JSON.stringify(pageView(page, output))
  },
)

/** Thrown where pages of two content versions would be mixed. */
class ContentChanged extends Error {}

export type PageListQuery = { perPage: number; page: number; slug?: string | undefined }

const writePages = async (
  db: Database,
  kind: ListedPageKind,
  { perPage, page, slug }: PageListQuery,
  output: Output,
): Promise<JsonBody> => {
  const version = await currentVersion(db)
  const lists = await memoizedLists(db, { language: output.language })
  const found = slug === undefined ? lists[kind] : (lists.byName[kind].get(slug) ?? [])
  const shown = found.slice((page - 1) * perPage, page * perPage)
  const texts = await Promise.all(shown.map(({ key }) => memoizedPage(db, { key, ...output })))
  if ((await currentVersion(db)) !== version) throw new ContentChanged()
  return {
    body: Buffer.from(`[${texts.filter(Boolean).join(',')}]`),
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

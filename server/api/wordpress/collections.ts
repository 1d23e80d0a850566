import { compareDays } from '../../../domain/compare-days.ts'
import { foldText } from '../../../domain/fold-text.ts'
import type { Language } from '../../../domain/language.ts'
import { memoizeByContentVersion } from '../../content/content-version.ts'
import { findPageTexts, listPagePlaces } from '../../content/find-page.ts'
import { findTopics } from '../../content/find-topics.ts'
import { findOfferedLanguages } from '../../content/offered-languages.ts'
import { option } from '../../content/options.ts'
import { findPictures } from '../../content/pictures/find-pictures.ts'
import type { Database } from '../../db/client.ts'
import { findShownMedia } from '../../media/find-shown-media.ts'
import type { ContentKind } from './list-query.ts'
import { mediaView } from './media-view.ts'
import { isPost, isPublicPage, pageDate, pageView, recordId } from './page-view.ts'

/** A record of a list without its texts. */
export type Entry = {
  key: string
  id: number
  /** What `slug` finds it by. */
  names: readonly string[]
  title: string
  /** ISO 8601. */
  date: string
  modified: string
  position: number
}

export type Output = { language: Language; origin: string }

type Collection = {
  /** In the order of the list without `orderby`. */
  listEntries: (db: Database, language: Language) => Promise<readonly Entry[]>
  /** A record as JSON; undefined if it has gone. */
  writeRecord: (db: Database, output: Output & { key: string }) => Promise<string | undefined>
}

const pageEntries = memoizeByContentVersion(
  async (db: Database, { language }: { language: Language }) => {
    const places = await listPagePlaces(db, language)
    const entries = places.map((place) => ({
      place,
      entry: {
        key: place.key,
        id: recordId(`${place.key} ${language}`),
        names: [...new Set([place.key, place.slug ?? place.key])],
        title: place.title,
        date: pageDate(place),
        modified: place.updatedAt.toISOString(),
        position: place.position,
      } satisfies Entry,
    }))
    const entriesOf = (isListed: typeof isPost) =>
      entries.filter(({ place }) => isListed(place)).map(({ entry }) => entry)
    return {
      pages: entriesOf(isPublicPage),
      posts: entriesOf(isPost).sort((one, other) => compareDays(other.date, one.date)),
    }
  },
)

/** A page as JSON, in 1 to 5 ms; undefined if it has no address. */
const writePage = memoizeByContentVersion(
  async (db: Database, { key, language, origin }: Output & { key: string }) => {
    const [page] = await findPageTexts(db, language, [key])
    const topics = await findTopics(db, language)
    const showPicture = await findPictures(db, language)
    const phone = await option(db, 'contact_phone_number')
    const translated: Language[] = []
    for (const each of (await findOfferedLanguages(db)).offered) {
      const { pages, posts } = await pageEntries(db, { language: each })
      if ([...pages, ...posts].some((entry) => entry.key === key)) translated.push(each)
    }
    const output = { language, origin, topics, showPicture, phone, translated }
    return page && JSON.stringify(pageView(page, output))
  },
)

const mediaEntries = memoizeByContentVersion(async (db: Database) => {
  const shown = await findShownMedia(db, (page) => isPublicPage(page) || isPost(page))
  const rows = shown.map((row) => ({ ...row, number: recordId(`media ${row.id}`) }))
  const entries = rows.map(
    (row): Entry => ({
      key: row.id,
      id: row.number,
      names: [row.name],
      title: row.title,
      date: row.created_at.toISOString(),
      modified: row.changed_at.toISOString(),
      position: 0,
    }),
  )
  return { rows, entries: entries.sort((one, other) => compareDays(other.date, one.date)) }
})

const collections: Readonly<Record<ContentKind, Collection>> = {
  pages: {
    listEntries: async (db, language) => (await pageEntries(db, { language })).pages,
    writeRecord: writePage,
  },
  posts: {
    listEntries: async (db, language) => (await pageEntries(db, { language })).posts,
    writeRecord: writePage,
  },
  media: {
    listEntries: async (db) => (await mediaEntries(db)).entries,
    writeRecord: async (db, { key, ...output }) => {
      const row = (await mediaEntries(db)).rows.find(({ id }) => id === key)
      return row && JSON.stringify(mediaView(row, output))
    },
  },
}

/** The records of a language that the site offers, in the order of the list. */
export const listEntries = async (
  db: Database,
  kind: ContentKind,
  language: Language,
): Promise<readonly Entry[]> => {
  const { offered } = await findOfferedLanguages(db)
  return offered.includes(language) ? collections[kind].listEntries(db, language) : []
}

/** A record in the format of D1 §7, as JSON. */
export const writeRecord = (
  db: Database,
  kind: ContentKind,
  output: Output & { key: string },
): Promise<string | undefined> => collections[kind].writeRecord(db, output)

/** Title, excerpt and content of a record without tags, folded. */
export const searchedText = memoizeByContentVersion(
  async (db: Database, { kind, ...output }: Output & { kind: ContentKind; key: string }) => {
    const record = JSON.parse((await writeRecord(db, kind, output)) ?? '{}')
    const parts = [record.title, record.excerpt, record.content, record.caption]
    const texts = [...parts.map((part) => part?.rendered ?? ''), record.alt_text ?? '']
    return foldText(texts.join('\n').replaceAll(/<[^>]*>/g, ' '))
  },
)

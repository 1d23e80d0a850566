import { foldText } from '../../domain/fold-text.ts'
import { defaultLanguage } from '../../domain/language.ts'
import {
  pictureFileAddress,
  pictureReference,
  plainPictureAddress,
} from '../../domain/media/picture-address.ts'
import { previewWidth } from '../../domain/media/picture-widths.ts'
import { searchWords } from '../../domain/search/staff-search.ts'
import { pictureOf } from '../content/pictures/find-pictures.ts'
import { countFiles } from '../content/pictures/picture-files.ts'
import type { Database } from '../db/client.ts'
import { countRows, type ListPage } from '../db/count-rows.ts'
import { matchFoldedWords } from '../db/match-words.ts'
import type { MediaKind, MediaRow } from '../db/tables/media.ts'
import { findMediaRow } from './media-record.ts'

/** A picture or document as the library shows it. */
export type ListedMedia = Omit<MediaRow, 'search_text' | 'hash'> & {
  /** What pages store. */
  reference: string
  /** A small file for lists; undefined for documents. */
  thumbnail: string | undefined
  /** A large file; undefined for documents. */
  address: string | undefined
  /** Whether all files are made. */
  isReady: boolean
}

const listedMedia = ({ search_text, ...row }: MediaRow, files: number): ListedMedia => {
  const { hash, ...shown } = row
  if (row.kind === 'document')
    return {
      ...shown,
      reference: `/files/${row.id}.pdf`,
      thumbnail: undefined,
      address: undefined,
      isReady: true,
    }
  const picture = pictureOf(row, files, defaultLanguage)
  return {
    ...shown,
    reference: pictureReference(row.id),
    thumbnail: pictureFileAddress(picture, previewWidth(row.width), 'webp'),
    address: plainPictureAddress(picture),
    isReady: picture.isRendered,
  }
}

export const mediaSorts = { createdAt: 'created_at', title: 'title', bytes: 'bytes' } as const

export type MediaQuery = ListPage<typeof mediaSorts> & {
  search?: string | undefined
  kind?: MediaKind | undefined
  tag?: string | undefined
}

const filtered = (db: Database, { search, kind, tag }: MediaQuery) => {
  let query = db.selectFrom('media')
  for (const condition of matchFoldedWords('media.search_text', searchWords(search ?? '')))
    query = query.where(condition)
  if (kind) query = query.where('kind', '=', kind)
  // Tags are separate lines, the last ones.
  if (tag) {
    const line = `% \n ${foldText(tag).replace(/[%_\\]/g, '')}`
    query = query.where((eb) =>
      eb.or([eb('search_text', 'like', line), eb('search_text', 'like', `${line} \n %`)]),
    )
  }
  return query
}

/** All keywords of the library, by name. */
export const listTags = async (db: Database): Promise<string[]> => {
  const rows = await db.selectFrom('media').select('tags').execute()
  return [...new Set(rows.flatMap(({ tags }) => tags))].sort((one, other) =>
    foldText(one).localeCompare(foldText(other), 'en'),
  )
}

/** A page of the library. */
export const listMedia = async (
  db: Database,
  query: MediaQuery,
): Promise<{ rows: ListedMedia[]; total: number }> => {
  const { sort = 'createdAt', direction = query.sort ? 'asc' : 'desc' } = query
  const total = await countRows(filtered(db, query))
  const rows = await filtered(db, query)
    .selectAll()
    .orderBy(mediaSorts[sort], direction)
    .orderBy('id', direction)
    .offset(query.offset)
    .limit(query.limit)
    .execute()
  const files = await countFiles(
    db,
    rows.map(({ hash }) => hash),
  )
  return { rows: rows.map((row) => listedMedia(row, files.get(row.hash) ?? 0)), total }
}

export const findMedia = async (db: Database, id: string): Promise<ListedMedia | undefined> => {
  const row = await findMediaRow(db, id)
  if (!row) return undefined
  const files = await countFiles(db, [row.hash])
  return listedMedia(row, files.get(row.hash) ?? 0)
}

import { foldText } from '../../domain/fold-text.ts'
import { languages } from '../../domain/language.ts'
import { slugOf } from '../../domain/slug.ts'
import type { Database } from '../db/client.ts'
import type { AlternativeTexts, MediaRow } from '../db/tables/media.ts'

/** What editors write about a picture or document. */
export type MediaTexts = {
  title: string
  alternativeTexts: AlternativeTexts
  credit: string
  tags: readonly string[]
}

export const noAlternativeTexts: AlternativeTexts = { fr: '', en: '', de: '', it: '' }

/** Without its extension. */
export const titleOfFile = (fileName: string, longest: number) =>
  fileName
    .replace(/^.*[/\\]/, '')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .trim()
    .slice(0, longest)

/** The name in addresses. */
export const addressName = (title: string) => slugOf(title).slice(0, 60).replace(/-$/, '') || 'file'

/** For searches without case and accents. */
export const searchTextOf = ({ title, alternativeTexts, credit, tags }: MediaTexts) =>
  foldText(
    [title, ...languages.map((each) => alternativeTexts[each]), credit, ...tags].join(' \n '),
  )

export const findMediaRow = (db: Database, id: string): Promise<MediaRow | undefined> =>
  db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst()

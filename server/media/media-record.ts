import type { Selectable } from 'kysely'
import { foldText } from '../../domain/fold-text.ts'
import { languages } from '../../domain/language.ts'
import { formatsAt, pictureWidths } from '../../domain/media/picture-widths.ts'
import { slugOf } from '../../domain/slug.ts'
import type { Database } from '../db/client.ts'
import type { AlternativeTexts, MediaTable } from '../db/tables/media.ts'

export type MediaRow = Selectable<MediaTable>

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

/** Files that a picture has when all are made. */
export const expectedFiles = (width: number) =>
  pictureWidths(width).flatMap((each) => formatsAt(width, each)).length

/** The number of finished files by content. */
export const countFiles = async (db: Database, hashes: readonly string[]) => {
  const rows = await db
    .selectFrom('media_file')
    .select(({ fn }) => ['hash', fn.countAll().as('files')])
    .where('expires_at', 'is', null)
    .where('hash', 'in', ['', ...hashes])
    .groupBy('hash')
    .execute()
  return new Map(rows.map(({ hash, files }) => [hash, Number(files)]))
}

export const findMediaRow = (db: Database, id: string): Promise<MediaRow | undefined> =>
  db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst()

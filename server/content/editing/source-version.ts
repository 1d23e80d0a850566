import type { Language } from '../../../domain/language.ts'
import { ok, refuse } from '../../../domain/result.ts'
import type { Database } from '../../db/client.ts'
import { option } from '../options.ts'
import { type Change, type Edited, editPage, type PageRef, updateEdit } from './edit-row.ts'
import { findPublished } from './page-row.ts'

/** The language in which pages are written first. */
export const findSourceLanguage = (db: Database): Promise<Language> => option(db, 'source_language')

/** Pages from before the back office are version 1. */
export const versionOf = (isPublished: boolean, version: number | undefined): number =>
  version || (isPublished ? 1 : 0)

/** The version of the original that is published; undefined if there is none. */
export const findSourceVersion = async (db: Database, key: string): Promise<number | null> => {
  const language = await findSourceLanguage(db)
  const original = await db
    .selectFrom('page')
    .leftJoin('page_edit', (join) =>
      join
        .onRef('page_edit.page_key', '=', 'page.page_key')
        .onRef('page_edit.language', '=', 'page.language'),
    )
    .select('page_edit.version')
    .where('page.page_key', '=', key)
    .where('page.language', '=', language)
    .executeTakeFirst()
  return original ? versionOf(true, original.version ?? 0) : null
}

/** Notes that the published translation follows the original as it is now, without a change. */
export const confirmTranslation = (
  db: Database,
  page: PageRef,
  change: Change & { revision: number },
): Promise<Edited> =>
  editPage(db, page, change, async (trx, edit) => {
    const published = await findPublished(trx, page)
    if (!published) return refuse({ code: 'page-unknown' })
    return ok(
      await updateEdit(trx, edit, {
        source_version: await findSourceVersion(trx, page.key),
        ...(edit.title === '' && { title: published.content.title }),
      }),
    )
  })

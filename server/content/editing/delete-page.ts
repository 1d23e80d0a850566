import { languages } from '../../../domain/language.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import type { Database } from '../../db/client.ts'
import { tryContentChange } from '../content-version.ts'
import type { EditRefusal, PageEdit } from './edit-row.ts'
import { isRemovable } from './unpublish-page.ts'

type DeleteRefusal = Extract<
  EditRefusal,
  { code: 'page-unknown' | 'page-fixed' | 'page-published' }
>

/** `record` writes the audit log in the same transaction. */
type Deletion = { record?: (trx: Database, deleted: readonly PageEdit[]) => Promise<unknown> }

/** Deletes a topic or post that is on the site in no language, with its drafts and versions. */
export const deletePage = async (
  db: Database,
  key: string,
  { record }: Deletion = {},
): Promise<Result<undefined, DeleteRefusal>> => {
  if (!isRemovable(key)) return refuse({ code: 'page-fixed' })
  return tryContentChange<undefined, DeleteRefusal>(db, async (trx) => {
    const published = await trx
      .selectFrom('page')
      .select('language')
      .where('page_key', '=', key)
      .execute()
    if (published.length > 0) return refuse({ code: 'page-published' })
    const edits = await trx
      .selectFrom('page_edit')
      .selectAll()
      .where('page_key', '=', key)
      .where('language', 'in', languages)
      .execute()
    if (edits.length === 0) return refuse({ code: 'page-unknown' })
    for (const table of ['page_edit', 'page_version', 'page_editor'] as const)
      await trx.deleteFrom(table).where('page_key', '=', key).execute()
    await record?.(trx, edits)
    return ok(undefined)
  })
}

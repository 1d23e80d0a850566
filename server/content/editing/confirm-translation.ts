import { ok, refuse } from '../../../domain/result.ts'
import type { Database } from '../../db/client.ts'
import { type Change, type Edited, editPage, type PageRef, updateEdit } from './edit-row.ts'
import { findPublished } from './page-row.ts'
import { findSourceVersion } from './source-version.ts'

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

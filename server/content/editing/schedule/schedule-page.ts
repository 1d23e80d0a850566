import { ok, refuse } from '../../../../domain/result.ts'
import type { Database } from '../../../db/client.ts'
import { type Change, type Edited, editPage, type PageRef, updateEdit } from '../edit-row.ts'
import { isRemovable } from '../unpublish-page.ts'

/** Instants; null for none. */
export type Schedule = { publishAt: Date | null; unpublishAt: Date | null }

/**
 * Sets when the draft is published, and when the page is taken off the site. The draft is published
 * as it is then: later changes are included.
 */
export const schedulePage = (
  db: Database,
  page: PageRef,
  change: Change & Schedule & { revision: number },
): Promise<Edited> =>
  editPage(db, page, change, async (trx, edit) => {
    const { publishAt, unpublishAt, now, by } = change
    if (publishAt && !edit.draft) return refuse({ code: 'no-draft' })
    if (unpublishAt && !isRemovable(page.key)) return refuse({ code: 'page-fixed' })
    const isPast = [publishAt, unpublishAt].some((time) => time && time <= now)
    if (isPast || (publishAt && unpublishAt && unpublishAt <= publishAt))
      return refuse({ code: 'time-past' })
    return ok(
      await updateEdit(trx, edit, {
        publish_at: publishAt,
        unpublish_at: unpublishAt,
        scheduled_by: by,
        failure: null,
      }),
    )
  })

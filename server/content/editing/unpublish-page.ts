import type { Transaction } from 'kysely'
import { pageKindOf } from '../../../domain/content/page-kind.ts'
import { ok, refuse } from '../../../domain/result.ts'
import type { Database } from '../../db/client.ts'
import type { Schema } from '../../db/schema.ts'
import { recordEvent } from '../../events/record-event.ts'
import { lockContent } from '../content-version.ts'
import { addRedirect } from '../redirects/change-redirects.ts'
import {
  type Change,
  type Edited,
  editPage,
  type PageEdit,
  type PageRef,
  updateEdit,
} from './edit-row.ts'
import { pageAddress } from './page-address.ts'
import { findPublished } from './page-row.ts'
import { keepFirstVersion, pageEvent } from './publish-page.ts'

/** Only topics and posts can be removed. */
export const isRemovable = (key: string) => {
  const kind = pageKindOf(key)
  return kind !== undefined && kind !== 'page'
}

/** Removes the published page of a claimed one from the site; versions and draft stay. */
export const removePublished = async (
  trx: Transaction<Schema>,
  page: PageRef,
  edit: PageEdit,
  { by, now, redirectTo }: Change & { redirectTo?: string },
): Promise<Edited> => {
  if (!isRemovable(page.key)) return refuse({ code: 'page-fixed' })
  await lockContent(trx)
  const published = await findPublished(trx, page)
  if (!published) return refuse({ code: 'page-unknown' })
  const version = await keepFirstVersion(trx, page, edit, published)
  await trx
    .deleteFrom('page')
    .where('page_key', '=', page.key)
    .where('language', '=', page.language)
    .execute()
  await recordEvent(trx, pageEvent(page, false, now))
  const from = pageAddress(page, published.content.slug)
  if (redirectTo && from && redirectTo !== from) await addRedirect(trx, { from, to: redirectTo })
  return ok(
    await updateEdit(trx, edit, {
      version,
      title: edit.draft ? edit.title : published.content.title,
      unpublish_at: null,
      failure: null,
      changed_at: now,
      changed_by: by,
    }),
  )
}

/** Takes a topic or post off the site in one language; visitors are sent to `redirectTo`. */
export const unpublishPage = (
  db: Database,
  page: PageRef,
  change: Change & { revision: number; redirectTo?: string },
): Promise<Edited> =>
  editPage(db, page, change, (trx, edit) => removePublished(trx, page, edit, change))

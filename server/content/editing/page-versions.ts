import type { PageContent } from '../../../domain/content/page-content.ts'
import { refuse } from '../../../domain/result.ts'
import { accountName } from '../../db/account-name.ts'
import type { Database } from '../../db/client.ts'
import { checkContent } from './check-content.ts'
import { type Change, type Edited, editPage, type PageEdit, type PageRef } from './edit-row.ts'
import { findPublished } from './page-row.ts'
import { writeDraft } from './save-draft.ts'

/** Versions of a page, newest first; the names of who published them. */
export const listVersions = async (db: Database, page: PageRef) => {
  const stored = await db
    .selectFrom('page_version')
    .leftJoin('account', 'account.id', 'page_version.published_by')
    .select(['page_version.version', 'published_at as publishedAt', 'account.id'])
    .select(accountName.as('name'))
    .where('page_key', '=', page.key)
    .where('page_version.language', '=', page.language)
    .orderBy('page_version.version', 'desc')
    .execute()
  return stored.map(({ id, name, ...version }) => ({ ...version, publishedBy: id && name }))
}

/** The content of a version; undefined if there is none. */
export const findVersion = async (db: Database, { key, language }: PageRef, version: number) => {
  const found = await db
    .selectFrom('page_version')
    .select('content')
    .where('page_key', '=', key)
    .where('language', '=', language)
    .where('version', '=', version)
    .executeTakeFirst()
  return found?.content
}

/** Makes a version the draft, in place of the present draft; the published page stays. */
export const restoreVersion = async (
  db: Database,
  page: PageRef,
  change: Change & { revision: number; version: number },
): Promise<Edited> => {
  const content = await findVersion(db, page, change.version)
  if (!content) return refuse({ code: 'page-unknown' })
  // Definitions of blocks may have changed since.
  const checked = checkContent(content)
  if (!checked.ok) return refuse({ code: 'content-invalid', issues: checked.refusal })
  const restored = checked.value
  return editPage(db, page, change, (trx, edit) =>
    writeDraft(trx, page, edit, { ...change, content: restored }),
  )
}

/** What an editor opens: the draft, else the published page, else the last version. */
export const findEditedContent = async (
  db: Database,
  page: PageRef,
  edit: Pick<PageEdit, 'draft' | 'version'> | undefined,
): Promise<PageContent | undefined> => {
  if (edit?.draft) return edit.draft
  const published = await findPublished(db, page)
  if (published) return published.content
  return edit && edit.version > 0 ? findVersion(db, page, edit.version) : undefined
}

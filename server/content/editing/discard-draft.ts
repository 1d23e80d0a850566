import { languages } from '../../../domain/language.ts'
import { ok, refuse } from '../../../domain/result.ts'
import type { Database } from '../../db/client.ts'
import { type Change, type Edited, editPage, type PageRef, updateEdit } from './edit-row.ts'
import { findEditedContent } from './page-versions.ts'
import { isRemovable } from './unpublish-page.ts'

type Removal = {
  /** Whether the draft of this language may be discarded: the page has another text. */
  canDiscard: boolean
  /** Whether the page may be deleted in all languages: it is on the site in none. */
  canDelete: boolean
}

/** What may be removed of a page, from the view of one language. */
export const findRemoval = async (db: Database, { key, language }: PageRef): Promise<Removal> => {
  const published = await db
    .selectFrom('page')
    .select('language')
    .where('page_key', '=', key)
    .execute()
  const edits = await db
    .selectFrom('page_edit')
    .select(['language', 'version'])
    .select((eb) => eb.case().when('draft', 'is not', null).then(1).else(0).end().as('has_draft'))
    .where('page_key', '=', key)
    .where('language', 'in', languages)
    .execute()
  const own = edits.find((edit) => edit.language === language)
  const hasOtherText =
    published.length > 0 ||
    edits.some((edit) => edit.version > 0 || (edit !== own && edit.has_draft === 1))
  return {
    canDiscard: own?.has_draft === 1 && (hasOtherText || !isRemovable(key)),
    canDelete: isRemovable(key) && published.length === 0 && edits.length > 0,
  }
}

/**
 * Removes the draft and its schedule; what is published stays. Refuses the only text of a page, which
 * is deleted instead.
 */
export const discardDraft = (
  db: Database,
  page: PageRef,
  change: Change & { revision: number },
): Promise<Edited> =>
  editPage(db, page, change, async (trx, edit) => {
    if (!edit.draft) return refuse({ code: 'no-draft' })
    const { canDiscard } = await findRemoval(trx, page)
    if (!canDiscard) return refuse({ code: 'only-text' })
    const withoutDraft = { ...edit, draft: null }
    const left = await findEditedContent(trx, page, withoutDraft)
    return ok(
      await updateEdit(trx, edit, {
        draft: null,
        title: left?.title ?? '',
        publish_at: null,
        failure: null,
        changed_at: change.now,
        changed_by: change.by,
      }),
    )
  })

import type { ContentIssue, PageContent } from '../../../domain/content/page-content.ts'
import { pageKindOf } from '../../../domain/content/page-kind.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import type { Database } from '../../db/client.ts'
import { json } from '../../db/json.ts'
import { checkContent, type PostedContent } from './check-content.ts'
import {
  type Change,
  type Edited,
  type EditRefusal,
  editPage,
  type PageEdit,
  type PageRef,
  updateEdit,
} from './edit-row.ts'
import { isSlugTaken } from './page-slug.ts'

/** Whether the page is known in any language. */
export const isKnownPage = async (db: Database, key: string) => {
  const find = (table: 'page' | 'page_edit') =>
    db.selectFrom(table).select('page_key').where('page_key', '=', key).limit(1).executeTakeFirst()
  return ((await find('page')) ?? (await find('page_edit'))) !== undefined
}

/** The content as it is stored: fixed pages have no separate address, posts a date. */
export const completeContent = async (
  db: Database,
  { key, language }: PageRef,
  content: PageContent,
): Promise<Result<PageContent, EditRefusal>> => {
  const kind = pageKindOf(key)
  if (!kind) return refuse({ code: 'page-unknown' })
  if (kind === 'page') return ok({ ...content, slug: '', date: '' })
  const issues: ContentIssue[] =
    kind === 'news' && !content.date ? [{ path: ['date'], problem: 'missing' }] : []
  if (issues.length > 0) return refuse({ code: 'content-invalid', issues })
  const { slug } = content
  return slug && (await isSlugTaken(db, { kind, key, language, slug }))
    ? refuse({ code: 'slug-taken' })
    : ok(content)
}

/** Stores content as the draft of a claimed page. */
export const writeDraft = async (
  trx: Database,
  page: PageRef,
  edit: PageEdit,
  { content, by, now }: Change & { content: PageContent },
): Promise<Edited> => {
  const complete = await completeContent(trx, page, content)
  if (!complete.ok) return complete
  return ok(
    await updateEdit(trx, edit, {
      title: complete.value.title,
      draft: json(complete.value),
      changed_at: now,
      changed_by: by,
      failure: null,
    }),
  )
}

/**
 * Saves the draft of a page in one language, whether or not the page is published there. Refuses
 * invalid content, and a `revision` that is no longer the page's.
 */
export const saveDraft = async (
  db: Database,
  page: PageRef,
  change: Change & { revision: number; content: PostedContent },
): Promise<Edited> => {
  const checked = checkContent(change.content)
  if (!checked.ok) return refuse({ code: 'content-invalid', issues: checked.refusal })
  if (!(await isKnownPage(db, page.key))) return refuse({ code: 'page-unknown' })
  const content = checked.value
  return editPage(db, page, change, (trx, edit) =>
    writeDraft(trx, page, edit, { ...change, content }),
  )
}

import type { Selectable, Transaction, Updateable } from 'kysely'
import type { ContentIssue } from '../../../domain/content/page-content.ts'
import type { Language } from '../../../domain/language.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import type { Database } from '../../db/client.ts'
import { commitUnlessRefused } from '../../db/commit-unless-refused.ts'
import { invalidateDataVersions } from '../../db/data-version.ts'
import type { Schema } from '../../db/schema.ts'
import type { PageEditTable } from '../../db/tables/page-editing.ts'

/** A page in one language. */
export type PageRef = { key: string; language: Language }

export type PageEdit = Selectable<PageEditTable>

/** Refusals of changes to pages. */
export type EditRefusal =
  /** Changed since the revision that the caller has seen. */
  | { code: 'edit-conflict' }
  | { code: 'page-unknown' }
  | { code: 'no-draft' }
  /** The draft is all that there is of the page: it is deleted as a whole. */
  | { code: 'only-text' }
  /** Fixed pages of the site cannot be removed. */
  | { code: 'page-fixed' }
  /** A page that is on the site cannot be deleted. */
  | { code: 'page-published' }
  /** Another page of the language has the address. */
  | { code: 'slug-taken' }
  /** Topics and posts need an address, posts a date. */
  | { code: 'content-invalid'; issues: readonly ContentIssue[] }
  | { code: 'time-past' }

export type Edited = Result<PageEdit, EditRefusal>

export const findEdit = (db: Database, { key, language }: PageRef) =>
  db
    .selectFrom('page_edit')
    .selectAll()
    .where('page_key', '=', key)
    .where('language', '=', language)
    .executeTakeFirst()

/**
 * Increments the revision and locks the row until the transaction ends. Refuses if it is no longer
 * `revision`; 0 stands for a page that nobody has edited.
 */
const claimRevision = async (
  trx: Database,
  { key, language }: PageRef,
  revision: number,
  now: Date,
): Promise<Edited> => {
  const unedited = { revision: 0, title: '', changed_at: now, version: 0 }
  if (revision === 0)
    await trx
      .insertInto('page_edit')
      .values({ page_key: key, language, ...unedited })
      .onConflict((conflict) => conflict.columns(['page_key', 'language']).doNothing())
      .execute()
  const claimed = await trx
    .updateTable('page_edit')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('page_key', '=', key)
    .where('language', '=', language)
    .where('revision', '=', revision)
    .returningAll()
    .executeTakeFirst()
  return claimed ? ok(claimed) : refuse({ code: 'edit-conflict' })
}

/** Changes a claimed row. */
export const updateEdit = (
  trx: Database,
  { page_key, language }: Pick<PageEdit, 'page_key' | 'language'>,
  changes: Updateable<PageEditTable>,
): Promise<PageEdit> =>
  trx
    .updateTable('page_edit')
    .set(changes)
    .where('page_key', '=', page_key)
    .where('language', '=', language)
    .returningAll()
    .executeTakeFirstOrThrow()

/** The editing row before and after a change. */
type EditRecord = { page: PageRef; before: PageEdit; after: PageEdit }

/** Who changes a page and when; `record` writes the audit log in the same transaction. */
export type Change = {
  /** Null for changes of the server. */
  by: string | null
  now: Date
  record?: (trx: Database, record: EditRecord) => Promise<unknown>
}

/**
 * Runs `edit` in one transaction with the claimed row. A refusal leaves everything as it was.
 * Changed pages are noticed by every process within 50 ms (content-version.ts).
 */
export const editPage = async (
  db: Database,
  page: PageRef,
  { revision, now, record }: Change & { revision: number },
  edit: (trx: Transaction<Schema>, claimed: PageEdit) => Promise<Edited>,
): Promise<Edited> => {
  const result = await commitUnlessRefused(db, async (trx) => {
    const claimed = await claimRevision(trx, page, revision, now)
    if (!claimed.ok) return claimed
    const edited = await edit(trx, claimed.value)
    if (edited.ok) await record?.(trx, { page, before: claimed.value, after: edited.value })
    return edited
  })
  invalidateDataVersions(db)
  return result
}

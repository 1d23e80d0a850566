import { isLanguage } from '../../../../domain/language.ts'
import type { Database } from '../../../db/client.ts'
import {
  type Change,
  type Edited,
  editPage,
  type PageEdit,
  type PageRef,
  updateEdit,
} from '../edit-row.ts'
import { publishDraft } from '../publish-page.ts'
import { removePublished } from '../unpublish-page.ts'

/** Scheduled changes done in one run; the others follow in the next. */
const maxPerRun = 20

const listDue = (db: Database, now: Date) =>
  db
    .selectFrom('page_edit')
    .selectAll()
    .where((eb) => eb.or([eb('publish_at', '<=', now), eb('unpublish_at', '<=', now)]))
    .orderBy('page_key')
    .orderBy('language')
    .limit(maxPerRun)
    .execute()

type DuePage = { page: PageRef; due: PageEdit; isPublishing: boolean; change: Change }

const perform = (db: Database, { page, due, isPublishing, change }: DuePage): Promise<Edited> =>
  editPage(db, page, { ...change, revision: due.revision }, (trx, edit) =>
    isPublishing ? publishDraft(trx, page, edit, change) : removePublished(trx, page, edit, change),
  )

/** Ends a schedule that cannot be performed, so that staff see why. */
const recordFailure = (
  db: Database,
  { page, due, isPublishing, change }: DuePage,
  failure: string,
) =>
  editPage(db, page, { ...change, revision: due.revision }, async (trx, edit) => ({
    ok: true,
    value: await updateEdit(trx, edit, {
      ...(isPublishing ? { publish_at: null } : { unpublish_at: null }),
      failure,
    }),
  }))

/** Called in the transaction of a scheduled change, for the audit log. */
type Record = Change['record']

/**
 * Publishes and unpublishes pages whose time has come, each in its own transaction. Several
 * processes may run this: the revision lets one of them through. Returns the number of changes.
 */
export const runSchedule = async (db: Database, now: Date, record?: Record): Promise<number> => {
  let changes = 0
  for (const due of await listDue(db, now)) {
    const { page_key: key, language, publish_at } = due
    if (!isLanguage(language)) continue
    const isPublishing = publish_at !== null && publish_at <= now
    const change = { by: due.scheduled_by, now, ...(record && { record }) }
    const dueP: DuePage = { page: { key, language }, due, isPublishing, change }
    const done = await perform(db, dueP)
    if (done.ok) changes += 1
    // Another process was faster, or an editor has just saved: the next run looks again.
    else if (done.refusal.code !== 'edit-conflict') await recordFailure(db, dueP, done.refusal.code)
  }
  return changes
}

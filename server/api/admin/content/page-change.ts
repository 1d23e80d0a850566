import { ok, type Result, refuse } from '../../../../domain/result.ts'
import { type Actor, recordChange } from '../../../audit/record-change.ts'
import { auditedLabel, auditedText } from '../../../content/editing/audited-text.ts'
import {
  type Change,
  type Edited,
  type EditRefusal,
  findEdit,
  type PageRef,
} from '../../../content/editing/edit-row.ts'
import type { Database } from '../../../db/client.ts'
import type { Refused } from '../../route.ts'
import { findEditedPage, findName } from './page-view.ts'

/** Who sends a request, and when. */
type By = { actor: Actor; now: Date }

/** A change of a page by the person of a request, recorded in the audit log. */
export const changeBy = ({ actor, now }: By, action: string): Change & { by: string } => ({
  by: actor.accountId,
  now,
  record: (trx, { page, before, after }) =>
    recordChange(trx, {
      ...{ actor, action, now, resource: 'content' },
      recordId: `${page.key}/${page.language}`,
      label: auditedLabel(after),
      before: auditedText(before),
      after: auditedText(after),
    }),
})

/** Who changed a page since the revision that was named, so that people can talk. */
const findChange = async (db: Database, page: PageRef, { actor }: By) => {
  const edit = await findEdit(db, page)
  return {
    changedBy: await findName(db, edit?.changed_by),
    isOwnChange: edit?.changed_by === actor.accountId,
    changedAt: edit?.changed_at ?? null,
  }
}

const refused = async (
  db: Database,
  page: PageRef,
  refusal: EditRefusal,
  by: By,
): Promise<Refused> => {
  if (refusal.code === 'page-changed')
    return { code: refusal.code, data: await findChange(db, page, by) }
  return refusal.code === 'content-invalid'
    ? { code: refusal.code, data: { issues: refusal.issues } }
    : refusal.code
}

/** A changed page as it is now; undefined for one that no longer exists. */
export const editedPageOf = async (
  db: Database,
  page: PageRef,
  edited: Edited | Result<PageRef, EditRefusal>,
  by: By,
): Promise<Result<Awaited<ReturnType<typeof findEditedPage>>, Refused>> =>
  edited.ok
    ? ok(await findEditedPage(db, page))
    : refuse(await refused(db, page, edited.refusal, by))

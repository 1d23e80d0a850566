import { ok, type Result, refuse } from '../../../../domain/result.ts'
import type { AuditAction } from '../../../../domain/staff/audit-action.ts'
import { type Actor, recordChange } from '../../../audit/record-change.ts'
import { auditedLabel, auditedText } from '../../../content/editing/audited-text.ts'
import type { Change, Edited, EditRefusal, PageRef } from '../../../content/editing/edit-row.ts'
import type { Database } from '../../../db/client.ts'
import type { Refused } from '../../route.ts'
import { findEditedPage } from './edited-page.ts'

/** Who sends a request, and when. */
type By = { actor: Actor; now: Date }

/** A change of a page by the person of a request, recorded in the audit log. */
export const changeBy = ({ actor, now }: By, action: AuditAction): Change & { by: string } => ({
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

/** A changed page as it is now; undefined for one that no longer exists. */
export const editedPageOf = async (
  db: Database,
  page: PageRef,
  edited: Edited | Result<PageRef, EditRefusal>,
): Promise<Result<Awaited<ReturnType<typeof findEditedPage>>, Refused>> => {
  if (edited.ok) return ok(await findEditedPage(db, page))
  const { code, ...data } = edited.refusal
  return refuse({ code, data })
}

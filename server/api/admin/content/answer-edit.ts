import type { SignedIn } from '../../../accounts/login/session.ts'
import {
  type Edited,
  type EditRefusal,
  findEdit,
  type PageRef,
} from '../../../content/editing/edit-row.ts'
import type { Database } from '../../../db/client.ts'
import { type ErrorContext, fail } from '../../error.ts'
import { findEditedPage, findName } from './page-view.ts'

type StaffContext = ErrorContext & { var: { signedIn: SignedIn } }

/** Who changed a page since the revision that was named, so that people can talk. */
const findChange = async (db: Database, page: PageRef, accountId: string) => {
  const edit = await findEdit(db, page)
  return {
    changedBy: await findName(db, edit?.changed_by),
    isOwnChange: edit?.changed_by === accountId,
    changedAt: edit?.changed_at.toISOString() ?? null,
  }
}

/** Responds to a refused change of a page. */
export const failEdit = async (
  c: StaffContext,
  db: Database,
  page: PageRef,
  refusal: EditRefusal,
) => {
  if (refusal.code === 'page-unknown') return fail(c, 'not-found')
  if (refusal.code === 'page-changed')
    return fail(c, 'page-changed', await findChange(db, page, c.var.signedIn.accountId))
  if (refusal.code === 'content-invalid')
    return fail(c, 'content-invalid', { issues: refusal.issues })
  return fail(c, refusal.code)
}

/** Responds to a change of a page with the page as it is now. */
export const answerEdit = async (c: StaffContext, db: Database, page: PageRef, edited: Edited) => {
  if (!edited.ok) return failEdit(c, db, page, edited.refusal)
  const found = await findEditedPage(db, page)
  return found ? c.json(found, 200) : fail(c, 'not-found')
}

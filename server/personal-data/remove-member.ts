import { normalizeEmail } from '../../domain/customer/email.ts'
import { ok, type Result } from '../../domain/result.ts'
import { markChanged } from '../accounts/customers/search-text.ts'
import {
  changeOne,
  type MemberAuthor,
  type MemberRefusal,
  recordMember,
} from '../accounts/members/change-members.ts'
import { recordSecurityEvent } from '../security-log.ts'
import type { Services } from '../services.ts'
import { eraseRows } from './erase-person.ts'

/**
 * Removes a member of a practice (R48): the login and what it saved are erased at once, with its sessions. The
 * name stays on the practice's orders, and what was shared stays with the practice.
 */
export const removeMember = async (
  { db, log }: Pick<Services, 'db' | 'log'>,
  { id, ...author }: MemberAuthor & { id: string },
): Promise<Result<undefined, MemberRefusal>> => {
  const { practiceId, actor, now } = author
  const removed = await db.transaction().execute((trx) =>
    changeOne(trx, { id, ...author }, async ({ email, first_name, last_name }) => {
      const name = `${first_name} ${last_name}`.trim()
      for (const table of ['saved_list', 'formula'] as const)
        await trx
          .updateTable(table as 'formula')
          .set({ account_id: practiceId })
          .where('account_id', '=', id)
          .where('is_shared', '=', true)
          .execute()
      // Without the name, which would erase the changes of the practice's orders from the log.
      await eraseRows(trx, { accountId: id, email: normalizeEmail(email), name: '' })
      await trx
        .updateTable('account')
        .set({ first_name, last_name, updated_at: now })
        .where('id', '=', id)
        .execute()
      await markChanged(trx, practiceId)
      await recordMember(trx, author, 'remove-member', { name })
      return ok(undefined)
    }),
  )
  if (removed.ok)
    recordSecurityEvent({ log }, 'session-ended', {
      ...{ accountId: id, scope: 'all', byAccountId: actor.accountId },
    })
  return removed
}

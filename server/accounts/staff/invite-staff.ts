import { isEmail, normalizeEmail } from '../../../domain/customer/email.ts'
import type { Language } from '../../../domain/language.ts'
import { cleanLine } from '../../../domain/order/free-text.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import type { StaffRole } from '../../../domain/staff/permissions.ts'
import { type Actor, recordChange } from '../../audit/record-change.ts'
import type { Database } from '../../db/client.ts'
import { newId } from '../../db/new-id.ts'
import { enqueueMail } from '../../outbox/mail-jobs.ts'
import type { Services } from '../../services.ts'
import { hashPassword } from '../passwords/password.ts'
import { newToken } from '../token.ts'

export type Invitation = {
  email: string
  firstName: string
  lastName: string
  role: StaffRole
  language: Language
}

/** In milliseconds: longer than a reset, as the person does not wait for the mail. */
export const invitationLifetimeMs = 7 * 24 * 3_600_000

type RequiredServices = Pick<Services, 'db' | 'now' | 'wakeWorker'>

/** Inserts an active account of the staff; undefined if the address has an account. */
export const insertStaff = (trx: Database, invited: Invitation, passwordHash: string, now: Date) =>
  trx
    .insertInto('account')
    .values({
      id: newId(),
      email: invited.email,
      password_hash: passwordHash,
      state: 'active',
      role: invited.role,
      first_name: invited.firstName,
      last_name: invited.lastName,
      language: invited.language,
      profession: '',
      user_can_order: false,
      user_can_order_with_form: false,
      billing_phone: '',
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()

/**
 * Creates an account for a member of the staff and mails a link to choose the password. Until then
 * nobody knows its password.
 */
export const inviteStaff = async (
  { db, now, wakeWorker }: RequiredServices,
  actor: Actor,
  invitation: Invitation,
): Promise<Result<{ id: string }, 'email-taken' | 'email-invalid'>> => {
  const email = normalizeEmail(invitation.email)
  if (!isEmail(email)) return refuse('email-invalid')
  const firstName = cleanLine(invitation.firstName)
  const lastName = cleanLine(invitation.lastName)
  const invited = { ...invitation, email, firstName, lastName }
  const passwordHash = await hashPassword(newToken())
  const at = now()
  const account = await db.transaction().execute(async (trx) => {
    const created = await insertStaff(trx, invited, passwordHash, at)
    if (!created) return undefined
    await enqueueMail(trx, 'staff-invited', { accountId: created.id }, at)
    await recordChange(trx, {
      actor,
      action: 'invite',
      resource: 'staff',
      recordId: created.id,
      label: `${firstName} ${lastName}`,
      after: invited,
      now: at,
    })
    return created
  })
  if (!account) return refuse('email-taken')
  wakeWorker()
  return ok(account)
}

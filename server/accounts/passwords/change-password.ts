import {
  checkPasswordChange,
  type PasswordChange,
  type PasswordChangeProblem,
} from '../../../domain/customer/password-change.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import type { passwordChangeMessages } from '../../../messages/account/passwords.ts'
import type { Database } from '../../db/client.ts'
import { enqueueMail } from '../../outbox/mail-jobs.ts'
import { recordSecurityEvent } from '../../security-log.ts'
import type { Services } from '../../services.ts'
import { endSessions } from '../login/sessions.ts'
import { confirmIdentity, type IdentityRefusal } from '../second-factor/confirm-identity.ts'
import type { PasswordWeakness } from './acceptable-password.ts'
import { passwordContext, passwordProblem } from './acceptable-password.ts'
import { hashPassword } from './password.ts'

export type PasswordChangeRefusal =
  | IdentityRefusal
  | { code: 'change-invalid'; problem: PasswordChangeProblem | 'too-long' | PasswordWeakness }

const checkChange = async (db: Database, accountId: string, change: PasswordChange) => {
  const problem =
    checkPasswordChange(change) ??
    (await passwordProblem(change.newPassword, await passwordContext(db, accountId)))
  // `checkPasswordChange` has its own code for a missing new password.
  return problem === 'missing' ? 'new-missing' : problem
}

/** The message of each problem, also its code in the API (D1 §5). */
export const passwordChangeCodes = {
  'old-missing': 'old-password-missing',
  'new-missing': 'new-password-missing',
  differs: 'new-passwords-differ',
  short: 'new-password-short',
  common: 'password-common',
  personal: 'password-personal',
  pattern: 'password-pattern',
  guessable: 'password-guessable',
  breached: 'password-breached',
  'too-long': 'password-too-long',
} as const satisfies Record<
  PasswordChangeProblem | PasswordWeakness | 'too-long',
  keyof typeof passwordChangeMessages
>

/** The field next to which each problem is shown. */
export const passwordChangeFields: Record<keyof typeof passwordChangeCodes, keyof PasswordChange> =
  {
    'old-missing': 'oldPassword',
    'new-missing': 'newPassword',
    differs: 'newPasswordRepeat',
    short: 'newPassword',
    common: 'newPassword',
    personal: 'newPassword',
    pattern: 'newPassword',
    guessable: 'newPassword',
    breached: 'newPassword',
    'too-long': 'newPassword',
  }

/**
 * Changes the password of the signed-in account, with its second factor if it has one. Ends all sessions but that of `token` and
 * notifies the owner by mail.
 */
export const changePassword = async (
  services: Pick<Services, 'db' | 'log' | 'wakeWorker'>,
  {
    accountId,
    token,
    code = '',
    ...change
  }: PasswordChange & { accountId: string; token: string; code?: string },
  now: Date,
): Promise<Result<undefined, PasswordChangeRefusal>> => {
  const problem = await checkChange(services.db, accountId, change)
  if (problem) return refuse({ code: 'change-invalid', problem })
  const entered = { password: change.oldPassword, code }
  const proof = await confirmIdentity(services, accountId, entered, now)
  if (!proof.ok) return proof
  const passwordHash = await hashPassword(change.newPassword)
  const isChanged = await services.db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('account')
      .set({ password_hash: passwordHash, updated_at: now })
      .where('id', '=', accountId)
      // Fails if the password changed since it was verified, e.g. by a reset.
      .where('password_hash', '=', proof.value.hash)
      .returning('id')
      .executeTakeFirst()
    if (!changed) return false
    await endSessions(trx, accountId, token)
    // An attacker who knew the old password may have requested these.
    await trx.deleteFrom('password_reset').where('account_id', '=', accountId).execute()
    await trx.deleteFrom('email_change').where('account_id', '=', accountId).execute()
    const job = { accountId }
    await enqueueMail(trx, 'password-changed', job, now)
    return true
  })
  if (!isChanged) return refuse({ code: 'password-wrong' })
  services.wakeWorker()
  recordSecurityEvent(services, 'password-changed', { accountId })
  return ok(undefined)
}

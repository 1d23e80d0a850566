import { ok, type Result, refuse } from '../../../domain/result.ts'
import { type Actor, recordChange } from '../../audit/record-change.ts'
import { recordSecurityEvent } from '../../security-log.ts'
import type { Services } from '../../services.ts'
import { endSession, endSessions, listSessions } from '../login/sessions.ts'
import { removeSecondFactor } from '../second-factor/change-second-factor.ts'
import { enqueueSecondFactorMail } from '../second-factor/factor-codes.ts'
import { findCustomerLabel } from './customer-label.ts'

type RequiredServices = Pick<Services, 'db' | 'log' | 'now'>

/** The devices on which a customer is logged in, the last used first. */
export const listCustomerSessions = ({ db, now }: RequiredServices, accountId: string) =>
  listSessions(db, accountId, '', now())

/** Logs a customer out on one device, or on all; false if there is no such device. */
export const endCustomerSessions = async (
  { db, log, now }: RequiredServices,
  actor: Actor,
  { accountId, id }: { accountId: string; id?: string | undefined },
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const label = await findCustomerLabel(trx, accountId)
    if (label === undefined) return false
    if (id === undefined) await endSessions(trx, accountId)
    else if (!(await endSession({ db: trx, log }, accountId, id))) return false
    await recordChange(trx, {
      ...{ actor, action: 'end-sessions', resource: 'customers', recordId: accountId, label },
      ...{ after: { devices: id === undefined ? 'all' : 'one' }, now: now() },
    })
    return true
  })

/**
 * Removes the second factor of a customer who has lost the phone, ends the sessions and mails the
 * customer. Refused for staff, who are reset in the list of staff, and for customers without a factor.
 */
export const resetCustomerFactor = async (
  services: Pick<Services, 'db' | 'log' | 'now' | 'wakeWorker'>,
  actor: Actor,
  accountId: string,
): Promise<Result<undefined, 'factor-unknown'>> => {
  const isReset = await services.db.transaction().execute(async (trx) => {
    const now = services.now()
    const customer = await trx
      .selectFrom('account')
      .select('id')
      .where('id', '=', accountId)
      .where('role', '=', 'customer')
      .executeTakeFirst()
    if (!customer || !(await removeSecondFactor(trx, accountId))) return false
    await endSessions(trx, accountId)
    await recordChange(trx, {
      ...{ actor, action: 'second-factor-remove', resource: 'customers', recordId: accountId },
      ...{ label: (await findCustomerLabel(trx, accountId)) ?? '', now },
    })
    await enqueueSecondFactorMail(trx, accountId, 'reset', now)
    return true
  })
  if (!isReset) return refuse('factor-unknown')
  const byAccountId = actor.accountId
  recordSecurityEvent(services, 'second-factor-removed', { accountId, byAccountId })
  services.wakeWorker()
  return ok(undefined)
}

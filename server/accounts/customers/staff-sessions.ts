import { type Actor, recordChange } from '../../audit/record-change.ts'
import type { Services } from '../../services.ts'
import { endSession, endSessions, listSessions } from '../login/sessions.ts'
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

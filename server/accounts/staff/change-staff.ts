import type { AccountState } from '../../../domain/customer/account-state.ts'
import { cleanLine } from '../../../domain/order/free-text.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import type { AuditAction } from '../../../domain/staff/audit-action.ts'
import { isStaffRole, type Role, type StaffRole } from '../../../domain/staff/permissions.ts'
import { type Actor, recordChange } from '../../audit/record-change.ts'
import { type Database, engineOf } from '../../db/client.ts'
import { enqueueMail } from '../../outbox/mail-jobs.ts'
import { recordSecurityEvent } from '../../security-log.ts'
import type { Services } from '../../services.ts'
import { endSessions } from '../login/sessions.ts'
import { removeSecondFactor } from '../second-factor/change-second-factor.ts'
import { enqueueSecondFactorMail } from '../second-factor/factor-codes.ts'

type StaffChangeRefusal =
  | 'account-unknown'
  /** Nobody changes their own access. */
  | 'own-access'
  /** Without an administrator nobody could give access. */
  | 'last-administrator'
  | 'edit-conflict'

type RequiredServices = Pick<Services, 'db' | 'log' | 'now' | 'wakeWorker'>
type Changed = Result<undefined, StaffChangeRefusal>

type Member = {
  id: string
  email: string
  first_name: string
  last_name: string
  language: string
  role: Role
  state: AccountState
  version: number
}

const findMember = async (trx: Database, id: string): Promise<Member | undefined> => {
  const member = await trx
    .selectFrom('account')
    .select(['id', 'email', 'first_name', 'last_name', 'language', 'role', 'state', 'version'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!member || !isStaffRole(member.role)) return undefined
  return { ...member, role: member.role }
}

/**
 * Whether another administrator stays. Their rows are locked in the order of their ids, so that two
 * administrators cannot remove each other concurrently.
 */
const hasOtherAdministrator = async (trx: Database, id: string) => {
  const active = trx
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'administrator')
    .where('state', '=', 'active')
    .orderBy('id')
  const rows = await (engineOf(trx) === 'postgres' ? active.forUpdate() : active).execute()
  return rows.some((row) => row.id !== id)
}

type Act = {
  actor: Actor
  id: string
  action: AuditAction
  before?: Readonly<Record<string, unknown>>
  after?: Readonly<Record<string, unknown>>
}

const record = (trx: Database, { first_name, last_name }: Member, act: Act, now: Date) => {
  const { id: recordId, ...event } = act
  const label = `${first_name} ${last_name}`
  return recordChange(trx, { ...event, resource: 'staff', recordId, label, now })
}

/** Runs `change` on the account of another member of the staff, in one transaction. */
const changeMember = (
  { db }: RequiredServices,
  { actor, id }: { actor: Actor; id: string },
  change: (trx: Database, member: Member) => Promise<Changed>,
): Promise<Changed> =>
  db.transaction().execute(async (trx) => {
    if (id === actor.accountId) return refuse('own-access')
    const member = await findMember(trx, id)
    return member ? change(trx, member) : refuse('account-unknown')
  })

/** Missing fields keep their value. `version`: that of the record that was read. */
export type StaffChange = {
  id: string
  version: number
  firstName?: string | undefined
  lastName?: string | undefined
  language?: string | undefined
  role?: StaffRole | undefined
}

/** Changes name, language or role; another role ends the sessions. */
export const changeStaff = (
  services: RequiredServices,
  actor: Actor,
  { id, version, ...requested }: StaffChange,
): Promise<Changed> =>
  changeMember(services, { actor, id }, async (trx, member) => {
    const role = requested.role ?? member.role
    const isOtherRole = role !== member.role
    if (isOtherRole && member.role === 'administrator' && !(await hasOtherAdministrator(trx, id)))
      return refuse('last-administrator')
    const now = services.now()
    const changes = {
      first_name: cleanLine(requested.firstName ?? member.first_name),
      last_name: cleanLine(requested.lastName ?? member.last_name),
      language: requested.language ?? member.language,
      role,
    }
    const written = await trx
      .updateTable('account')
      .set({ ...changes, version: version + 1, updated_at: now, search_text: null })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst()
    if (!written) return refuse('edit-conflict')
    if (isOtherRole) await endSessions(trx, id)
    const { first_name, last_name, language } = member
    const before = { first_name, last_name, language, role: member.role }
    await record(trx, member, { actor, id, action: 'update', before, after: changes }, now)
    return ok(undefined)
  })

/** Gives access, or takes it away: the sessions end. */
export const setStaffAccess = (
  services: RequiredServices,
  actor: Actor,
  { id, isActive }: { id: string; isActive: boolean },
): Promise<Changed> =>
  changeMember(services, { actor, id }, async (trx, member) => {
    const state = isActive ? 'active' : 'suspended'
    if (member.state === state) return ok(undefined)
    if (member.role === 'administrator' && !(await hasOtherAdministrator(trx, id)))
      return refuse('last-administrator')
    const now = services.now()
    await trx
      .updateTable('account')
      .set((eb) => ({ state, version: eb('version', '+', 1), updated_at: now }))
      .where('id', '=', id)
      .execute()
    if (!isActive) await endSessions(trx, id)
    const action = isActive ? 'activate' : 'deactivate'
    const states = { before: { state: member.state }, after: { state } }
    await record(trx, member, { actor, id, action, ...states }, now)
    return ok(undefined)
  })

/** Removes the second factor of a member who has lost the phone, and ends the sessions. */
export const resetSecondFactor = async (
  services: RequiredServices,
  actor: Actor,
  id: string,
): Promise<Changed> => {
  const reset = await changeMember(services, { actor, id }, async (trx, member) => {
    const wasEnrolled = await removeSecondFactor(trx, id)
    await endSessions(trx, id)
    const now = services.now()
    await record(trx, member, { actor, id, action: 'second-factor-remove' }, now)
    if (wasEnrolled) await enqueueSecondFactorMail(trx, id, 'reset', now)
    return ok(undefined)
  })
  if (!reset.ok) return reset
  const byAccountId = actor.accountId
  recordSecurityEvent(services, 'second-factor-removed', { accountId: id, byAccountId })
  services.wakeWorker()
  return reset
}

/** Mails a new link to choose a password; the former link is void. */
export const inviteAgain = async (
  services: RequiredServices,
  actor: Actor,
  id: string,
): Promise<Changed> => {
  const invited = await changeMember(services, { actor, id }, async (trx, member) => {
    const now = services.now()
    await enqueueMail(trx, 'staff-invited', { accountId: id }, now)
    await record(trx, member, { actor, id, action: 'invite' }, now)
    return ok(undefined)
  })
  if (invited.ok) services.wakeWorker()
  return invited
}

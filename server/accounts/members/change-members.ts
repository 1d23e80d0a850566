import type { Transaction } from 'kysely'
import { isEmail, normalizeEmail } from '../../../domain/customer/email.ts'
import {
  allRights,
  type MemberRights,
  maxMembers,
  mayGrant,
} from '../../../domain/customer/member-rights.ts'
import type { Language } from '../../../domain/language.ts'
import { cleanLine } from '../../../domain/order/free-text.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { type Actor, recordChange } from '../../audit/record-change.ts'
import type { Database } from '../../db/client.ts'
import { newId } from '../../db/new-id.ts'
import type { Schema } from '../../db/schema.ts'
import { enqueueMail } from '../../outbox/mail-jobs.ts'
import type { Services } from '../../services.ts'
import { findCustomerLabel } from '../customers/customer-label.ts'
import { markChanged } from '../customers/search-text.ts'
import { hashPassword } from '../passwords/password.ts'
import { hitLimits, type Throttled } from '../rate-limit.ts'
import { newToken } from '../token.ts'
import { findMember } from './find-member.ts'

/** Who manages the people of a practice: one of them, or the staff. */
export type MemberAuthor = { practiceId: string; actor: Actor; isStaff: boolean; now: Date }

export type MemberRefusal =
  | { code: 'fields-invalid'; problems: Record<string, 'blank' | 'email-invalid'> }
  | { code: 'email-taken' | 'too-many-members' | 'member-unknown' | 'account-unknown' }
  /** The practice has not been verified yet, or is suspended. */
  | { code: 'customer-inactive' }
  /** Nobody gives or takes more rights than the own ones, and nobody changes the own ones. */
  | { code: 'rights-exceeded' }
  | ({ code: 'too-many-attempts' } & Throttled)

export type Member = MemberRights & {
  id: string
  email: string
  firstName: string
  lastName: string
  language: string
  /** Of the session used last; null without one. */
  lastSeenAt: Date | null
}

/** The active members of a practice by name, without its own account. */
export const listMembers = async (db: Database, practiceId: string): Promise<Member[]> => {
  const members = db
    .selectFrom('account')
    .where('practice_id', '=', practiceId)
    .where('account.state', '=', 'active')
  const [rows, sessions] = await Promise.all([
    members
      .select(['id', 'email', 'first_name as firstName', 'last_name as lastName', 'language'])
      .select(['may_order as ordering', 'sees_all_orders as seesAllOrders'])
      .select('manages_practice as managesPractice')
      .orderBy('last_name')
      .orderBy('first_name')
      .orderBy('id')
      .execute(),
    members
      .innerJoin('session', 'session.account_id', 'account.id')
      .select(['session.account_id', 'session.last_seen_at'])
      .orderBy('session.last_seen_at')
      .execute(),
  ])
  const lastSeen = new Map(sessions.map((one) => [one.account_id, one.last_seen_at]))
  return rows.map((row) => ({ ...row, lastSeenAt: lastSeen.get(row.id) ?? null }))
}

const findOne = (trx: Database, practiceId: string, id: string) =>
  trx
    .selectFrom('account')
    .select(['id', 'email', 'first_name', 'last_name', 'may_order as ordering'])
    .select(['sees_all_orders as seesAllOrders', 'manages_practice as managesPractice'])
    .where('id', '=', id)
    .where('practice_id', '=', practiceId)
    .where('state', '=', 'active')
    .executeTakeFirst()

/** The rights with which the author manages people; undefined for those who may not. */
const authorRights = async (
  trx: Database,
  { practiceId, actor, isStaff }: MemberAuthor,
): Promise<MemberRights | undefined> => {
  if (isStaff) return allRights
  const member = await findMember(trx, actor.accountId)
  return member?.practiceId === practiceId && member.managesPractice ? member : undefined
}

export const recordMember = async (
  trx: Database,
  { practiceId, actor, now }: MemberAuthor,
  action: 'invite' | 'change-member' | 'remove-member',
  after: Record<string, unknown>,
) => {
  const label = (await findCustomerLabel(trx, practiceId)) ?? ''
  await recordChange(trx, {
    ...{ actor, action, resource: 'customers', recordId: practiceId, label, after, now },
  })
}

const columnsOf = ({ ordering, seesAllOrders, managesPractice }: MemberRights) => ({
  may_order: ordering,
  sees_all_orders: seesAllOrders,
  manages_practice: managesPractice,
})

export type NewMember = {
  email: string
  firstName: string
  lastName: string
  language: Language
  rights: MemberRights
}

/** Window in seconds for invitations of one practice. */
const windowSeconds = 3_600
const maxInvitations = 20

const countInvitation = (trx: Database, { practiceId, now }: MemberAuthor) => {
  const limit = { kind: 'member-invitation', source: practiceId, maxHits: maxInvitations }
  return hitLimits(trx, [limit], windowSeconds, now)
}

const findPractice = (trx: Database, id: string) =>
  trx
    .selectFrom('account')
    .select('state')
    .where('id', '=', id)
    .where('role', '=', 'customer')
    .executeTakeFirst()

/** Adds a member with a login of its own, which a link in a mail opens. */
export const inviteMember = async (
  { db, wakeWorker }: Pick<Services, 'db' | 'wakeWorker'>,
  author: MemberAuthor,
  { rights, language, ...given }: NewMember,
): Promise<Result<{ id: string }, MemberRefusal>> => {
  const { practiceId, now } = author
  const email = normalizeEmail(given.email)
  const names = { firstName: cleanLine(given.firstName), lastName: cleanLine(given.lastName) }
  const problems = Object.fromEntries(
    [
      ['email', isEmail(email) ? undefined : ('email-invalid' as const)] as const,
      ['firstName', names.firstName === '' ? ('blank' as const) : undefined] as const,
      ['lastName', names.lastName === '' ? ('blank' as const) : undefined] as const,
    ].flatMap(([field, problem]) => (problem ? [[field, problem]] : [])),
  )
  if (Object.keys(problems).length > 0) return refuse({ code: 'fields-invalid', problems })
  const id = newId()
  // Nobody knows it; the link in the mail replaces it.
  const password_hash = await hashPassword(newToken())
  const invited = await db
    .transaction()
    .execute(async (trx): Promise<Result<{ id: string }, MemberRefusal>> => {
      const own = await authorRights(trx, author)
      if (!own || !mayGrant(own, rights)) return refuse({ code: 'rights-exceeded' })
      const practice = await findPractice(trx, practiceId)
      if (!practice) return refuse({ code: 'account-unknown' })
      if (practice.state !== 'active') return refuse({ code: 'customer-inactive' })
      const { throttled } = await countInvitation(trx, author)
      if (throttled) return refuse({ code: 'too-many-attempts', ...throttled })
      if ((await listMembers(trx, practiceId)).length >= maxMembers)
        return refuse({ code: 'too-many-members' })
      const created = await trx
        .insertInto('account')
        .values({
          ...{ id, email, password_hash, state: 'active', role: 'member', language },
          ...{ first_name: names.firstName, last_name: names.lastName, profession: '' },
          ...{ user_can_order: false, user_can_order_with_form: false, billing_phone: '' },
          ...{ practice_id: practiceId, ...columnsOf(rights), created_at: now, updated_at: now },
        })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!created) return refuse({ code: 'email-taken' })
      await markChanged(trx, practiceId)
      await enqueueMail(trx, 'customer-invited', { accountId: id }, now)
      await recordMember(trx, author, 'invite', { email, ...names, ...rights })
      return ok({ id })
    })
  if (invited.ok) wakeWorker()
  return invited
}

type OneMember = MemberAuthor & { id: string }

type FoundMember = NonNullable<Awaited<ReturnType<typeof findOne>>>

/** Runs `change` for a member whom the author may manage: one with no more rights, and not the author. */
export const changeOne = async (
  trx: Transaction<Schema>,
  { id, ...author }: OneMember,
  change: (member: FoundMember, own: MemberRights) => Promise<Result<undefined, MemberRefusal>>,
): Promise<Result<undefined, MemberRefusal>> => {
  const member = await findOne(trx, author.practiceId, id)
  if (!member) return refuse({ code: 'member-unknown' })
  const own = await authorRights(trx, author)
  if (!own || !mayGrant(own, member) || id === author.actor.accountId)
    return refuse({ code: 'rights-exceeded' })
  return change(member, own)
}

/** Changes the rights of a member; they count from the next request on. */
export const changeMember = (
  { db }: Pick<Services, 'db'>,
  request: OneMember & { rights: MemberRights },
): Promise<Result<undefined, MemberRefusal>> => {
  const { rights, ...one } = request
  return db.transaction().execute((trx) =>
    changeOne(trx, one, async ({ id, first_name, last_name }, own) => {
      if (!mayGrant(own, rights)) return refuse({ code: 'rights-exceeded' })
      await trx
        .updateTable('account')
        .set({ ...columnsOf(rights), updated_at: one.now })
        .where('id', '=', id)
        .execute()
      const name = `${first_name} ${last_name}`
      await recordMember(trx, one, 'change-member', { name, ...rights })
      return ok(undefined)
    }),
  )
}

/** Mails another link to choose the password. */
export const inviteAgain = async (
  { db, wakeWorker }: Pick<Services, 'db' | 'wakeWorker'>,
  one: OneMember,
): Promise<Result<undefined, MemberRefusal>> => {
  const sent = await db.transaction().execute((trx) =>
    changeOne(trx, one, async ({ id, email }) => {
      const { throttled } = await countInvitation(trx, one)
      if (throttled) return refuse({ code: 'too-many-attempts' as const, ...throttled })
      await enqueueMail(trx, 'customer-invited', { accountId: id }, one.now)
      await recordMember(trx, one, 'invite', { email })
      return ok(undefined)
    }),
  )
  if (sent.ok) wakeWorker()
  return sent
}

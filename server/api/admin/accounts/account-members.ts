import { z } from '@hono/zod-openapi'
import { memberOrderings } from '../../../../domain/customer/member-rights.ts'
import { languages } from '../../../../domain/language.ts'
import { ok, type Result, refuse } from '../../../../domain/result.ts'
import {
  changeMember,
  inviteAgain,
  inviteMember,
  listMembers,
  type MemberRefusal,
} from '../../../accounts/members/change-members.ts'
import type { Actor } from '../../../audit/record-change.ts'
import { removeMember } from '../../../personal-data/remove-member.ts'
import type { Services } from '../../../services.ts'
import { email, instant, line } from '../../fields.ts'
import { type ApiRoute, fieldsRefusal } from '../../route.ts'
import { staffRoute } from '../staff-route.ts'
import { accountAccess, accountParams } from './account-access.ts'

const path = '/admin/accounts/{id}/members'

const rights = {
  ordering: z
    .enum(memberOrderings)
    .describe('Whether the person orders, perhaps with an approval.'),
  seesAllOrders: z.boolean().describe('Sees all orders and invoices of the practice.'),
  managesPractice: z.boolean().describe('Manages people and addresses.'),
}

const members = z.array(
  z
    .object({
      id: z.string(),
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      language: z.string(),
      ...rights,
      lastSeenAt: instant.nullable().describe('Last use of a session; null without one.'),
    })
    .openapi('Member'),
)

/** What these routes have in common: they return all members. */
const ofPractice = {
  access: accountAccess,
  params: accountParams,
  returns: members,
  returned: 'The people of the practice by name, without the account itself.',
}

const ofMember = {
  ...ofPractice,
  params: { ...accountParams, member: z.string().max(64).describe('Id of the person.') },
}

const authorOf = (practiceId: string, { actor, now }: { actor: Actor; now: Date }) => ({
  ...{ practiceId, actor, now },
  isStaff: true,
})

const answer = async (
  { db }: Services,
  practiceId: string,
  done: Result<unknown, MemberRefusal>,
) => {
  if (done.ok) return ok(await listMembers(db, practiceId))
  const { refusal } = done
  if (refusal.code === 'fields-invalid') return refuse(fieldsRefusal(refusal.problems))
  return refuse(refusal)
}

/** The people of a practice (R48), for the staff. */
export const accountMemberRoutes: readonly ApiRoute[] = [
  staffRoute({
    ...ofPractice,
    method: 'get',
    path,
    permission: 'customers.read',
    summary: 'Lists the people of a practice',
    run: async ({ db }, { params: { id } }) => ok(await listMembers(db, id)),
  }),
  staffRoute({
    ...ofPractice,
    method: 'post',
    path,
    permission: 'customers.write',
    acceptsKeys: false,
    summary: 'Invites a person to a practice',
    description: 'The person gets a mail with a link to choose a password.',
    body: z.object({
      email,
      firstName: line(100),
      lastName: line(100),
      language: z.enum(languages).describe('Of the mails.'),
      ...rights,
    }),
    status: 201,
    refuses: [409, 429],
    fieldOf: { 'email-taken': 'email' },
    run: async (services, { params: { id }, body, ...by }) => {
      const { ordering, seesAllOrders, managesPractice, ...person } = body
      const given = { ...person, rights: { ordering, seesAllOrders, managesPractice } }
      return answer(services, id, await inviteMember(services, authorOf(id, by), given))
    },
  }),
  staffRoute({
    ...ofMember,
    method: 'put',
    path: `${path}/{member}`,
    permission: 'customers.write',
    summary: 'Changes the rights of a person of a practice',
    body: z.object(rights),
    run: async (services, { params, body, ...by }) => {
      const one = { ...authorOf(params.id, by), id: params.member, rights: body }
      return answer(services, params.id, await changeMember(services, one))
    },
  }),
  staffRoute({
    ...ofMember,
    method: 'post',
    path: `${path}/{member}/invitation`,
    permission: 'customers.write',
    summary: 'Mails a person of a practice another link to choose a password',
    refuses: [429],
    run: async (services, { params, ...by }) => {
      const one = { ...authorOf(params.id, by), id: params.member }
      return answer(services, params.id, await inviteAgain(services, one))
    },
  }),
  staffRoute({
    ...ofMember,
    method: 'delete',
    path: `${path}/{member}`,
    permission: 'customers.write',
    summary: 'Removes a person from a practice',
    description: 'Ends the sessions and erases the login; the name stays on the orders.',
    run: async (services, { params, ...by }) => {
      const one = { ...authorOf(params.id, by), id: params.member }
      return answer(services, params.id, await removeMember(services, one))
    },
  }),
]

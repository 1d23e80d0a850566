import { z } from '@hono/zod-openapi'
import { languages } from '../../../../domain/language.ts'
import { ok } from '../../../../domain/result.ts'
import { staffRoles } from '../../../../domain/staff/permissions.ts'
import {
  changeStaff,
  inviteAgain,
  resetSecondFactor,
  setStaffAccess,
} from '../../../accounts/staff/change-staff.ts'
import { inviteStaff } from '../../../accounts/staff/invite-staff.ts'
import {
  findStaffMember,
  type ListedStaffMember,
  listStaff,
  staffSorts,
} from '../../../accounts/staff/list-staff.ts'
import type { Actor } from '../../../audit/record-change.ts'
import type { Database } from '../../../db/client.ts'
import type { Services } from '../../../services.ts'
import { email, instant, line } from '../../fields.ts'
import { type ApiRoute, shown } from '../../route.ts'
import { listRoute } from '../list-route.ts'
import { readVersion } from '../read-version.ts'
import { staffRoute } from '../staff-route.ts'

const staffSchema = z
  .object({
    id: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role: z.enum(staffRoles),
    state: z
      .enum(['pending', 'active', 'suspended', 'rejected'])
      .openapi({ description: 'Only `active` accounts can log in.' }),
    language: z.string(),
    isInvited: z.boolean().describe('Whether the person has been invited and never logged in.'),
    hasSecondFactor: z.boolean().describe('Whether an authenticator app is activated.'),
    lastSeenAt: instant
      .nullable()
      .describe('Last use, precise to the hour; null without a session.'),
    isSelf: z.boolean().describe('Whether this is the account of the request.'),
    version: z.int().describe('Version of the record, for changes.'),
  })
  .openapi('StaffMember')

const staffView = (member: ListedStaffMember, ownId: string): z.infer<typeof staffSchema> => ({
  ...member,
  isSelf: member.id === ownId,
})

const name = line(100).trim().min(1, 'blank')
const role = z.enum(staffRoles, 'value-invalid')
const language = z.enum(languages, 'value-invalid').describe('Language of mails.')

const invitationBody = z.object({ email, firstName: name, lastName: name, role, language })

const staffChangeBody = z.object({
  version: readVersion,
  firstName: name.optional(),
  lastName: name.optional(),
  role: role.optional(),
  language: language.optional(),
})

const params = { id: z.string().max(64) }

type Find = { db: Database; actor: Actor; id: string }

const find = async ({ db, actor, id }: Find) => {
  const member = await findStaffMember(db, id)
  return member && staffView(member, actor.accountId)
}

type StaffAction = (services: Services, actor: Actor, id: string) => ReturnType<typeof inviteAgain>

/** Actions without a body, by the last part of their path. */
const actions: Record<string, { summary: string; act: StaffAction }> = {
  invitation: { summary: 'Sends a new link to choose a password', act: inviteAgain },
  'reset-second-factor': {
    summary: 'Removes the authenticator app of a member of the staff and ends the sessions',
    act: resetSecondFactor,
  },
  deactivate: {
    summary: 'Takes away the access of a member of the staff and ends the sessions',
    act: (services, actor, id) => setStaffAccess(services, actor, { id, isActive: false }),
  },
  activate: {
    summary: 'Gives access to a member of the staff again',
    act: (services, actor, id) => setStaffAccess(services, actor, { id, isActive: true }),
  },
}

/** What changes of staff have in common: they return the member. */
const change = {
  permission: 'staff.write',
  returns: staffSchema,
  refuses: [409],
} as const

/** The staff and their access. */
export const staffRoutes: readonly ApiRoute[] = [
  listRoute({
    path: '/admin/staff',
    permission: 'staff.read',
    summary: 'Lists the staff',
    sorts: staffSorts,
    returns: staffSchema,
    find: ({ db }, query) => listStaff(db, query),
    view: (member, { actor }) => staffView(member, actor.accountId),
  }),
  staffRoute({
    method: 'get',
    path: '/admin/staff/{id}',
    permission: 'staff.read',
    summary: 'Retrieves a member of the staff',
    params,
    returns: staffSchema,
    run: async ({ db }, { params: { id }, actor }) => ok(await find({ db, actor, id })),
  }),
  staffRoute({
    ...change,
    method: 'post',
    path: '/admin/staff',
    summary: 'Invites a member of the staff',
    description: 'A mail has a link to choose the password, valid for 7 days.',
    body: invitationBody,
    status: 201,
    fieldOf: { 'email-taken': 'email' },
    run: async (services, { body, actor }) =>
      shown(await inviteStaff(services, actor, body), ({ id }) =>
        find({ db: services.db, actor, id }),
      ),
  }),
  staffRoute({
    ...change,
    method: 'patch',
    path: '/admin/staff/{id}',
    summary: 'Changes name, language or role of a member of the staff',
    description: 'Another role ends the sessions. Nobody changes their own account here.',
    params,
    body: staffChangeBody,
    run: async (services, { params: { id }, body, actor }) =>
      shown(await changeStaff(services, actor, { ...body, id }), () =>
        find({ db: services.db, actor, id }),
      ),
  }),
  ...Object.entries(actions).map(([name, { summary, act }]) =>
    staffRoute({
      ...change,
      method: 'post',
      path: `/admin/staff/{id}/${name}`,
      summary,
      params,
      run: async (services, { params: { id }, actor }) =>
        shown(await act(services, actor, id), () => find({ db: services.db, actor, id })),
    }),
  ),
]

import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import {
  changeStaff,
  inviteAgain,
  resetSecondFactor,
  type StaffChangeRefusal,
  setStaffAccess,
} from '../../../accounts/staff/change-staff.ts'
import { inviteStaff } from '../../../accounts/staff/invite-staff.ts'
import { findStaffMember, listStaff, staffSorts } from '../../../accounts/staff/list-staff.ts'
import type { Actor } from '../../../audit/record-change.ts'
import type { Services } from '../../../services.ts'
import type { ApiEnv } from '../../api-env.ts'
import { errors, fail, textOf } from '../../error.ts'
import { range, setContentRange, sortBy } from '../list-range.ts'
import { actorOf, staffOnly } from '../staff-only.ts'
import { invitationBody, staffChangeBody, staffSchema, staffView } from './staff-schema.ts'

const params = z.object({ id: z.string().max(64) })

const memberResponse = {
  description: 'The member of the staff.',
  content: { 'application/json': { schema: staffSchema } },
}

const routesOf = (services: Services) => {
  const readers = staffOnly(services, 'staff.read')
  return {
    list: createRoute({
      ...readers,
      method: 'get',
      path: '/admin/staff',
      summary: 'Lists the staff',
      request: { query: z.object({ ...sortBy(staffSorts), range }) },
      responses: {
        200: {
          description: 'Staff; the header `Content-Range` has the range and the total number.',
          content: { 'application/json': { schema: z.array(staffSchema) } },
        },
        ...errors(401, 403, 422),
      },
    }),
    one: createRoute({
      ...readers,
      method: 'get',
      path: '/admin/staff/{id}',
      summary: 'Retrieves a member of the staff',
      request: { params },
      responses: { 200: memberResponse, ...errors(401, 403, 404, 422) },
    }),
    invite: createRoute({
      ...staffOnly(services, 'staff.write'),
      method: 'post',
      path: '/admin/staff',
      summary: 'Invites a member of the staff',
      description: 'A mail has a link to choose the password, valid for 7 days.',
      request: {
        body: { required: true, content: { 'application/json': { schema: invitationBody } } },
      },
      responses: { 201: memberResponse, ...errors(400, 401, 403, 404, 409, 413, 415, 422) },
    }),
    change: createRoute({
      ...staffOnly(services, 'staff.write'),
      method: 'patch',
      path: '/admin/staff/{id}',
      summary: 'Changes name, language or role of a member of the staff',
      description: 'Another role ends the sessions. Nobody changes their own account here.',
      request: {
        params,
        body: { required: true, content: { 'application/json': { schema: staffChangeBody } } },
      },
      responses: { 200: memberResponse, ...errors(400, 401, 403, 404, 409, 413, 415, 422) },
    }),
  }
}

type Act = (services: Services, actor: Actor, id: string) => ReturnType<typeof inviteAgain>

/** Acts without a body, by the last part of their path. */
const acts: Record<string, { summary: string; act: Act }> = {
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

const actRoute = (services: Services, name: string, summary: string) =>
  createRoute({
    ...staffOnly(services, 'staff.write'),
    method: 'post',
    path: `/admin/staff/{id}/${name}`,
    summary,
    request: { params },
    responses: { 200: memberResponse, ...errors(401, 403, 404, 409, 422) },
  })

/** The staff and their access. */
export const addStaffRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const { db } = services
  const routes = routesOf(services)
  const find = async (id: string, { accountId }: Actor) => {
    const member = await findStaffMember(db, id)
    return member && staffView(member, accountId)
  }
  const failAct = (c: Parameters<typeof fail>[0], refusal: StaffChangeRefusal) =>
    refusal === 'account-unknown' ? fail(c, 'not-found') : fail(c, refusal)

  api.openapi(routes.list, async (c) => {
    const { range: rows, ...sorted } = c.req.valid('query')
    const { rows: members, total } = await listStaff(db, { ...sorted, ...rows })
    setContentRange(c, 'staff', rows, members.length, total)
    const { accountId } = c.var.signedIn
    return c.json(
      members.map((member) => staffView(member, accountId)),
      200,
    )
  })

  api.openapi(routes.one, async (c) => {
    const member = await find(c.req.valid('param').id, actorOf(c))
    return member ? c.json(member, 200) : fail(c, 'not-found')
  })

  api.openapi(routes.invite, async (c) => {
    const invited = await inviteStaff(services, actorOf(c), c.req.valid('json'))
    if (!invited.ok)
      return fail(c, invited.refusal, { fields: { email: textOf(c, invited.refusal) } })
    const member = await find(invited.value.id, actorOf(c))
    return member ? c.json(member, 201) : fail(c, 'not-found')
  })

  api.openapi(routes.change, async (c) => {
    const { id } = c.req.valid('param')
    const changed = await changeStaff(services, actorOf(c), { ...c.req.valid('json'), id })
    if (!changed.ok) return failAct(c, changed.refusal)
    const member = await find(id, actorOf(c))
    return member ? c.json(member, 200) : fail(c, 'not-found')
  })

  for (const [name, { summary, act }] of Object.entries(acts))
    api.openapi(actRoute(services, name, summary), async (c) => {
      const { id } = c.req.valid('param')
      const done = await act(services, actorOf(c), id)
      if (!done.ok) return failAct(c, done.refusal)
      const member = await find(id, actorOf(c))
      return member ? c.json(member, 200) : fail(c, 'not-found')
    })
}

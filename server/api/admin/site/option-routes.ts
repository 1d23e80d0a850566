import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { SignedIn } from '../../../accounts/login/session.ts'
import { changeOptions, findOptionGroup } from '../../../content/settings/change-options.ts'
import {
  administratorGroups,
  type OptionGroup,
  optionGroupNames,
} from '../../../content/settings/option-inputs.ts'
import type { Services } from '../../../services.ts'
import type { ApiEnv } from '../../api-env.ts'
import { errors, fail, textOf } from '../../error.ts'
import { actorOf, staffOnly } from '../staff-only.ts'

const values = z.record(z.string(), z.unknown()).openapi({
  type: 'object',
  additionalProperties: true,
  description: 'Values by name of the option; those of translated options by language.',
})

const version = z.string().openapi({ description: 'To name in changes.' })

const groupSchema = z
  .object({ id: z.enum(optionGroupNames), version, values })
  .openapi('OptionGroup')

const params = z.object({ id: z.enum(optionGroupNames) })

const group = {
  description: 'The options of the group.',
  content: { 'application/json': { schema: groupSchema } },
}

const routesOf = (services: Services) => {
  const readers = staffOnly(services, 'options.read')
  return {
    list: createRoute({
      ...readers,
      method: 'get',
      path: '/admin/options',
      summary: 'Lists the options of the site in groups',
      responses: {
        200: {
          description: 'All groups.',
          content: { 'application/json': { schema: z.array(groupSchema) } },
        },
        ...errors(401, 403),
      },
    }),
    one: createRoute({
      ...readers,
      method: 'get',
      path: '/admin/options/{id}',
      summary: 'Retrieves a group of options',
      request: { params },
      responses: { 200: group, ...errors(401, 403, 422) },
    }),
    change: createRoute({
      ...staffOnly(services, 'options.write'),
      method: 'patch',
      path: '/admin/options/{id}',
      summary: 'Changes options of a group',
      description:
        'All values are stored, or none. The groups `laboratory`, `orders` and `site` are for administrators.',
      request: {
        params,
        body: {
          required: true,
          content: {
            'application/json': {
              schema: z.object({ version, values }),
            },
          },
        },
      },
      responses: { 200: group, ...errors(400, 401, 403, 409, 413, 415, 422) },
    }),
  }
}

const mayUse = ({ role }: SignedIn, group: OptionGroup) =>
  role === 'administrator' || !administratorGroups.includes(group)

/** The options of the site. */
export const addOptionRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const { db } = services
  const routes = routesOf(services)

  api.openapi(routes.list, async (c) => {
    const visible = optionGroupNames.filter((id) => mayUse(c.var.signedIn, id))
    return c.json(await Promise.all(visible.map((id) => findOptionGroup(db, id))), 200)
  })

  api.openapi(routes.one, async (c) => {
    const { id } = c.req.valid('param')
    if (!mayUse(c.var.signedIn, id)) return fail(c, 'administrators-only')
    return c.json(await findOptionGroup(db, id), 200)
  })

  api.openapi(routes.change, async (c) => {
    const { id } = c.req.valid('param')
    if (!mayUse(c.var.signedIn, id)) return fail(c, 'administrators-only')
    const change = { actor: actorOf(c), now: services.now() }
    const changed = await changeOptions(db, { group: id, ...c.req.valid('json') }, change)
    if (changed.ok) return c.json(await findOptionGroup(db, id), 200)
    const { refusal } = changed
    if (refusal.code === 'edit-conflict') return fail(c, refusal.code)
    const fields = Object.entries(refusal.problems).map(([name, code]) => [
      `values.${name}`,
      textOf(c, code),
    ])
    return fail(c, refusal.code, { fields: Object.fromEntries(fields) })
  })
}

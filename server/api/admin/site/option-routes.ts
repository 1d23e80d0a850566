import { z } from '@hono/zod-openapi'
import {
  isForAdministrators,
  type OptionGroupName,
  optionGroupNames,
  optionsOf,
} from '../../../../domain/options/site-options.ts'
import { ok, refuse } from '../../../../domain/result.ts'
import type { SignedIn } from '../../../accounts/login/session.ts'
import { changeOptions, findOptionGroup } from '../../../content/settings/change-options.ts'
import type { ApiRoute } from '../../route.ts'
import { staffRoute } from '../staff-route.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** Each value says its name. */
const described = (shape: JsonSchema, name: string): JsonSchema => {
  const { $schema, ...rest } = shape
  const { properties, items } = shape
  return {
    ...rest,
    description: name.replaceAll('_', ' '),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, each]) => [key, described(each as JsonSchema, key)]),
      ),
    }),
    ...(items && { items: described(items as JsonSchema, name) }),
  }
}

/** The shape of each option, as it is declared; of translated ones in each language. */
const properties = Object.fromEntries(
  optionGroupNames.flatMap((group) =>
    Object.entries(optionsOf(group)).map(([name, { schema, isTranslated }]) => {
      const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
      const shape = described(json as JsonSchema, name)
      const description = `${shape.description}, by language`
      return [
        name,
        isTranslated ? { type: 'object', description, additionalProperties: shape } : shape,
      ]
    }),
  ),
)

const values = z.record(z.string(), z.unknown()).openapi({
  type: 'object',
  properties: properties as never,
  additionalProperties: true,
  description: 'Values by name of the option; those of translated options by language.',
})

const version = z.string().describe('To name in changes.')

const groupSchema = z
  .object({ id: z.enum(optionGroupNames), version, values })
  .openapi('OptionGroup')

const params = { id: z.enum(optionGroupNames) }

const mayUse = ({ role, key }: SignedIn, group: OptionGroupName) =>
  (role === 'administrator' && !key) || !isForAdministrators(group)

/** The options of the site. */
export const optionRoutes: readonly ApiRoute[] = [
  staffRoute({
    method: 'get',
    path: '/admin/options',
    permission: 'options.read',
    summary: 'Lists the options of the site in groups',
    returns: z.array(groupSchema),
    returned: 'All groups.',
    run: async ({ db }, { signedIn }) => {
      const visible = optionGroupNames.filter((id) => mayUse(signedIn, id))
      return ok(await Promise.all(visible.map((id) => findOptionGroup(db, id))))
    },
  }),
  staffRoute({
    method: 'get',
    path: '/admin/options/{id}',
    permission: 'options.read',
    summary: 'Retrieves a group of options',
    params,
    returns: groupSchema,
    run: async ({ db }, { params: { id }, signedIn }) =>
      mayUse(signedIn, id) ? ok(await findOptionGroup(db, id)) : refuse('administrators-only'),
  }),
  staffRoute({
    method: 'patch',
    path: '/admin/options/{id}',
    permission: 'options.write',
    summary: 'Changes options of a group',
    description:
      'All values are stored, or none. The groups `laboratory`, `orders` and `site` are for administrators.',
    params,
    body: z.object({ version, values }),
    returns: groupSchema,
    refuses: [409],
    run: async ({ db }, { params: { id }, body, signedIn, ...by }) => {
      if (!mayUse(signedIn, id)) return refuse('administrators-only')
      const changed = await changeOptions(db, { group: id, ...body }, by)
      if (changed.ok) return ok(await findOptionGroup(db, id))
      const { refusal } = changed
      if (refusal.code === 'edit-conflict') return refuse(refusal.code)
      const fields = Object.entries(refusal.problems).map(([name, code]) => [
        `values.${name}`,
        code,
      ])
      return refuse({ code: refusal.code, fields: Object.fromEntries(fields) })
    },
  }),
]

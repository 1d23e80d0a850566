import { z } from '@hono/zod-openapi'
import { ok, refuse } from '../../../../domain/result.ts'
import type { SignedIn } from '../../../accounts/login/session.ts'
import { changeOptions, findOptionGroup } from '../../../content/settings/change-options.ts'
import {
  administratorGroups,
  type OptionGroup,
  optionInputGroupNames,
} from '../../../content/settings/option-inputs.ts'
import { type StaffRoute, staffRoute } from '../staff-route.ts'

const values = z.record(z.string(), z.unknown()).openapi({
  type: 'object',
  additionalProperties: true,
  description: 'Values by name of the option; those of translated options by language.',
})

const version = z.string().openapi({ description: 'To name in changes.' })

const groupSchema = z
  .object({ id: z.enum(optionInputGroupNames), version, values })
  .openapi('OptionGroup')

const params = { id: z.enum(optionInputGroupNames) }

const mayUse = ({ role }: SignedIn, group: OptionGroup) =>
  role === 'administrator' || !administratorGroups.includes(group)

/** The options of the site. */
export const optionRoutes: readonly StaffRoute[] = [
  staffRoute({
    method: 'get',
    path: '/admin/options',
    permission: 'options.read',
    summary: 'Lists the options of the site in groups',
    returns: z.array(groupSchema),
    returned: 'All groups.',
    run: async ({ db }, { signedIn }) => {
      const visible = optionInputGroupNames.filter((id) => mayUse(signedIn, id))
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

import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import {
  addCustomerNote,
  deleteCustomerNote,
  listCustomerNotes,
  maxNoteLength,
} from '../../../accounts/customers/customer-notes.ts'
import type { Services } from '../../../services.ts'
import type { ApiEnv } from '../../api-env.ts'
import { errors, fail } from '../../error.ts'
import { paragraph } from '../../fields.ts'
import { actorOf } from '../staff-only.ts'
import { accountAccess, accountParams } from './account-access.ts'

const path = '/admin/accounts/{id}/notes'
const notes = z.array(
  z
    .object({
      id: z.string(),
      at: z.iso.datetime(),
      author: z.string().nullable().openapi({ description: 'Name of the author.' }),
      text: z.string().openapi({ description: 'The note.' }),
    })
    .openapi('CustomerNote'),
)

const answer = {
  description: 'The notes, the newest first.',
  content: { 'application/json': { schema: notes } },
}

const routesOf = (services: Services) => ({
  list: createRoute({
    ...accountAccess(services, 'customers.read'),
    ...{ method: 'get', path, summary: 'Lists the notes about a customer' },
    request: { params: accountParams },
    responses: { 200: answer, ...errors(401, 403) },
  }),
  add: createRoute({
    ...accountAccess(services, 'customers.write'),
    ...{ method: 'post', path, summary: 'Adds a note, which the customer never sees' },
    request: {
      params: accountParams,
      body: {
        required: true,
        content: {
          'application/json': {
            schema: z.object({
              text: paragraph(maxNoteLength).openapi({ description: 'The note.' }),
            }),
          },
        },
      },
    },
    responses: { 201: answer, ...errors(400, 401, 403, 404, 413, 415, 422) },
  }),
  remove: createRoute({
    ...accountAccess(services, 'customers.write'),
    ...{ method: 'delete', path: `${path}/{note}`, summary: 'Deletes a note' },
    request: { params: accountParams.extend({ note: z.string().max(64) }) },
    responses: { 200: answer, ...errors(401, 403, 404) },
  }),
})

/** Notes of the staff about customers. */
export const addAccountNoteRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  const routes = routesOf(services)
  const list = async (id: string) =>
    (await listCustomerNotes(services.db, id)).map(({ at, ...note }) => ({
      ...note,
      at: at.toISOString(),
    }))

  api.openapi(routes.list, async (c) => c.json(await list(c.req.valid('param').id), 200))

  api.openapi(routes.add, async (c) => {
    const { id } = c.req.valid('param')
    const { text } = c.req.valid('json')
    const added = await addCustomerNote(services, actorOf(c), { accountId: id, text })
    return added.ok ? c.json(await list(id), 201) : fail(c, added.refusal)
  })

  api.openapi(routes.remove, async (c) => {
    const { id, note } = c.req.valid('param')
    const isDeleted = await deleteCustomerNote(services, actorOf(c), { accountId: id, id: note })
    return isDeleted ? c.json(await list(id), 200) : fail(c, 'not-found')
  })
}

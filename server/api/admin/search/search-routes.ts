import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { hasPermission } from '../../../../domain/staff/permissions.ts'
import type { Services } from '../../../services.ts'
import type { ApiEnv } from '../../api-env.ts'
import { errors } from '../../error.ts'
import { line } from '../../fields.ts'
import { staffOnly } from '../staff-only.ts'
import { searchSources } from './search-sources.ts'

/** Per kind of record: more are found in its list. */
const maxHits = 5

const hitSchema = z
  .object({
    kind: z.string().openapi({ description: 'Kind of record: `accounts`, `orders`.' }),
    id: z.string(),
    title: z.string(),
    detail: z.string().openapi({ description: 'Further facts, to tell records apart.' }),
  })
  .openapi('SearchHit')

const searchRoute = (services: Services) =>
  createRoute({
    ...staffOnly(services),
    method: 'get',
    path: '/admin/search',
    summary: 'Searches records of all kinds',
    description: `Only kinds that the role may read, at most ${maxHits} each.`,
    request: {
      query: z.object({
        q: line(100)
          .trim()
          .min(2, 'value-invalid')
          .openapi({ description: 'Name, number or e-mail address; at least 2 characters.' }),
      }),
    },
    responses: {
      200: {
        description: 'Records, kind by kind.',
        content: { 'application/json': { schema: z.array(hitSchema) } },
      },
      ...errors(401, 403, 422),
    },
  })

/** The search of the back office over all records. */
export const addAdminSearchRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  api.openapi(searchRoute(services), async (c) => {
    const { q } = c.req.valid('query')
    const { role } = c.var.signedIn
    const readable = searchSources.filter(({ permission }) => hasPermission(role, permission))
    const found = await Promise.all(
      readable.map(async ({ kind, find }) =>
        (await find(services, q, maxHits, c.var.language, role)).map((hit) => ({ kind, ...hit })),
      ),
    )
    return c.json(found.flat(), 200)
  })
}

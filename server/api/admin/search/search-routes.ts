import { z } from '@hono/zod-openapi'
import { ok } from '../../../../domain/result.ts'
import { hasPermission } from '../../../../domain/staff/permissions.ts'
import { line } from '../../fields.ts'
import type { ApiRoute } from '../../route.ts'
import { staffRoute } from '../staff-route.ts'
import { searchSources } from './search-sources.ts'

/** Per kind of record: more are found in its list. */
const maxHits = 5

const hitSchema = z
  .object({
    kind: z.string().openapi({ description: 'Kind of record: `accounts`, `orders`.' }),
    id: z.string(),
    title: z.string(),
    detail: z.string().describe('Further facts, to tell records apart.'),
  })
  .openapi('SearchHit')

/** The search of the back office over all records. */
export const adminSearchRoute: ApiRoute = staffRoute({
  method: 'get',
  path: '/admin/search',
  summary: 'Searches records of all kinds',
  description: `Only kinds that the role may read, at most ${maxHits} each.`,
  query: {
    q: line(100)
      .trim()
      .min(2, 'value-invalid')
      .describe('Name, number or e-mail address; at least 2 characters.'),
  },
  returns: z.array(hitSchema),
  returned: 'Records, kind by kind.',
  run: async (services, { query: { q }, signedIn: { role }, language }) => {
    const readable = searchSources.filter(({ permission }) => hasPermission(role, permission))
    const found = await Promise.all(
      readable.map(async ({ kind, find }) =>
        (await find(services, q, maxHits, language, role)).map((hit) => ({ kind, ...hit })),
      ),
    )
    return ok(found.flat())
  },
})

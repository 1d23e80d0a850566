import { z } from '@hono/zod-openapi'
import { ok } from '../../../domain/result.ts'
import {
  defaultGroupLimit,
  maxSearchLength,
  minSearchLength,
  remedyGroups,
  searchGroups,
} from '../../../domain/search/site-search.ts'
import { jsonBuffer, sendJson } from '../../http/cache/send-json.ts'
import { findResults } from '../../search/find-results.ts'
import { countFailedSearch } from '../../visits/count-failed-searches.ts'
import { line } from '../fields.ts'
import { type ApiRoute, publicRoute } from '../route.ts'

const query = {
  q: line(200).openapi({
    description: `Name, abbreviation or synonym, also with a potency; from ${minSearchLength} characters on. Further characters than ${maxSearchLength} are ignored.`,
    example: 'arnica 30ch',
  }),
  lang: z.string().optional().describe('fr, en, de or it.'),
  limit: z
    .string()
    .regex(/^[1-9]\d?$/, 'value-invalid')
    .default(String(defaultGroupLimit))
    .transform(Number)
    .openapi({ type: 'integer', description: `Results in each of: ${remedyGroups.join(', ')}.` }),
}

const result = z
  .object({
    title: z.string().openapi({ example: 'Arnica montana 30 CH' }),
    url: z.string().openapi({ example: '/en/shop/homeopathy/remedies/a-159_b-ch_c-30' }),
    kind: z.enum(['remedy', 'salt', 'product', 'page', 'post', 'topic']),
    id: z.int().optional(),
    detail: z.string().optional().describe('What distinguishes it.'),
  })
  .openapi('SearchResult')

/** `GET /shop/search`: the same results as the search of the site. */
export const searchRoute: ApiRoute = publicRoute({
  method: 'get',
  path: '/shop/search',
  tag: 'Catalogue',
  summary: 'Searches remedies, products and pages',
  query,
  returns: z.object({
    groups: z
      .array(
        z.object({
          category: z.enum(searchGroups).describe('What is found.'),
          results: z.array(result).describe('Best first.'),
        }),
      )
      .describe('Only groups with results.'),
  }),
  returned: 'Groups with results, the best ones first in each.',
  isCached: true,
  run: async (services, { query: { q, limit }, language, now, c }) => {
    const text = q.trim().slice(0, maxSearchLength)
    const groups = await findResults(services.db, { text, language, limit })
    if (groups.length === 0) {
      // Not cached, so that each search counts.
      countFailedSearch(services.db, { text, language, now })
      return ok({ groups: [] })
    }
    const key = JSON.stringify(['search', language, limit, text])
    const body = jsonBuffer({ groups })
    return ok(await sendJson(c, services, { key, isQueried: true }, async () => ({ body })))
  },
})

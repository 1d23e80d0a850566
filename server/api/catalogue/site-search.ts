import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import {
  defaultGroupLimit,
  maxSearchLength,
  minSearchLength,
  remedyGroups,
  searchGroups,
} from '../../../domain/search/site-search.ts'
import { jsonBuffer, sendJson } from '../../http/cache/send-json.ts'
import { findResults } from '../../search/find-results.ts'
import type { Services } from '../../services.ts'
import { countFailedSearch } from '../../visits/count-failed-searches.ts'
import type { ApiEnv } from '../api-env.ts'
import { errors, jsonAnswer } from '../error.ts'
import { line } from '../fields.ts'

const query = z.object({
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
})

const result = z
  .object({
    title: z.string().openapi({ example: 'Arnica montana 30 CH' }),
    url: z.string().openapi({ example: '/en/shop/homeopathy/remedies/a-159_b-ch_c-30' }),
    kind: z.enum(['remedy', 'salt', 'product', 'page', 'post', 'topic']),
    id: z.int().optional(),
    detail: z.string().optional().describe('What distinguishes it.'),
  })
  .openapi('SearchResult')

const route = createRoute({
  method: 'get',
  path: '/shop/search',
  tags: ['Catalogue'],
  summary: 'Searches remedies, products and pages',
  security: [],
  request: { query },
  responses: {
    200: jsonAnswer(
      'Groups with results, the best ones first in each.',
      z.object({
        groups: z
          .array(
            z.object({
              category: z.enum(searchGroups).describe('What is found.'),
              results: z.array(result).describe('Best first.'),
            }),
          )
          .describe('Only groups with results.'),
      }),
    ),
    304: { description: 'Not modified since the version of `If-None-Match`.' },
    ...errors(422),
  },
})

/** `GET /shop/search`: the same results as the search of the site. */
export const addSearchRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) =>
  api.openapi(route, async (c) => {
    const { q, limit } = c.req.valid('query')
    const { language } = c.var
    const { db, now } = services
    const text = q.trim().slice(0, maxSearchLength)
    const groups = await findResults(db, { text, language, limit })
    if (groups.length === 0) {
      // Not cached, so that each search counts.
      countFailedSearch(db, { text, language, now: now() })
      return c.json({ groups: [] }, 200)
    }
    const key = JSON.stringify(['search', language, limit, text])
    return sendJson(c, services, { key, isQueried: true }, async () => ({
      body: jsonBuffer({ groups }),
    }))
  })

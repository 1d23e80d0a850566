import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { audienceOf } from '../../../domain/catalogue/text-sections.ts'
import { foldText } from '../../../domain/fold-text.ts'
import { option } from '../../content/options.ts'
import { cachedPageResponse } from '../../http/pages/send-cached-page.ts'
import type { Services } from '../../services.ts'
import type { ApiEnv } from '../api-env.ts'
import { errors } from '../error.ts'
import { line } from '../fields.ts'
import { publicAccess } from '../public-access.ts'
import { cachedItems, itemsBody } from './cached-items.ts'
import { type Collection, collections } from './item-collections.ts'

const count = (pattern: RegExp, absent: string) =>
  z
    .string()
    .regex(pattern, 'value-invalid')
    .default(absent)
    .transform(Number)
    .openapi({ type: 'integer' })

const query = z.object({
  limit: count(/^(-1|[1-9]\d{0,5})$/, '100').openapi({
    description: 'Maximum number of items; -1: all.',
  }),
  offset: count(/^\d{1,6}$/, '0').openapi({ description: 'Number of items to skip.' }),
  search: line(100).default('').openapi({
    description:
      'Text to find in names of all languages and in abbreviations; ignores case and accents.',
  }),
})

const routeOf = (name: string, { summary, schema }: Collection) =>
  createRoute({
    method: 'get',
    path: `/items/${name}`,
    tags: ['Catalogue'],
    summary,
    security: [],
    middleware: [publicAccess] as const,
    request: { query },
    responses: {
      200: {
        description: 'Items in the order of the laboratory.',
        content: {
          'application/json': {
            schema: z.object({
              data: z.array(schema),
              meta: z.object({
                total_count: z
                  .int()
                  .openapi({ description: 'Number of items that match the search.' }),
              }),
            }),
          },
        },
      },
      304: { description: 'Not modified since the version of `If-None-Match`.' },
      ...errors(422),
    },
  })

/** `GET /items/{collection}`: substances of a category (D1 §7). */
export const addItemRoutes = (api: OpenAPIHono<ApiEnv>, { db }: Services) => {
  for (const [name, collection] of Object.entries(collections)) {
    const findItems = cachedItems(collection)
    api.openapi(routeOf(name, collection), async (c) => {
      const { limit, offset, search } = c.req.valid('query')
      const audiences = await option(db, 'text_sections')
      const isDescribed = audienceOf(audiences, collection.family, 'description') === 'everyone'
      const { items, all } = await findItems(db, { isDescribed })
      const foldedSearch = foldText(search.trim())
      if (limit === -1 && offset === 0 && foldedSearch === '')
        return cachedPageResponse(c.req.raw, all)
      const found = items.filter(({ searched }) =>
        searched.some((text) => text.includes(foldedSearch)),
      )
      const page = found.slice(offset, limit === -1 ? undefined : offset + limit)
      return c.body(itemsBody(page, found.length), 200, { 'Content-Type': 'application/json' })
    })
  }
}

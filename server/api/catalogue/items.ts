import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { audienceOf } from '../../../domain/catalogue/text-sections.ts'
import { foldText } from '../../../domain/fold-text.ts'
import { option } from '../../content/options.ts'
import { sendJson } from '../../http/responses/send-json.ts'
import type { Services } from '../../services.ts'
import type { ApiEnv } from '../api-env.ts'
import { errors } from '../error.ts'
import { line } from '../fields.ts'
import { type Collection, collections } from './item-collections.ts'
import { type ItemQuery, itemListsOf } from './item-list.ts'

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

/** The most requested bodies: the first hundred and all. */
const isFixed = ({ limit, offset, search }: ItemQuery) =>
  offset === 0 && search === '' && (limit === 100 || limit === -1)

/** `GET /items/{collection}`: substances of a category (D1 §7). */
export const addItemRoutes = (api: OpenAPIHono<ApiEnv>, { db }: Services) => {
  for (const [name, collection] of Object.entries(collections)) {
    const findList = itemListsOf(collection)
    api.openapi(routeOf(name, collection), (c) => {
      const { limit, offset, search } = c.req.valid('query')
      const wanted = { limit, offset, search: foldText(search.trim()) }
      const key = JSON.stringify([name, limit, offset, wanted.search])
      return sendJson(c, db, { key, isFixed: isFixed(wanted) }, async () => {
        const audiences = await option(db, 'text_sections')
        const isDescribed = audienceOf(audiences, collection.family, 'description') === 'everyone'
        return { body: (await findList(db, { isDescribed }))(wanted) }
      })
    })
  }
}

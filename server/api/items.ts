import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { fold } from '../../domain/fold.ts'
import { readyResponse } from '../http/send-ready.ts'
import type { Services } from '../services.ts'
import type { ApiEnv } from './api-env.ts'
import { errors } from './error.ts'
import { line } from './field.ts'
import { publicly } from './publicly.ts'
import { itemsBody, remedyItems } from './remedy-items.ts'

const count = (pattern: RegExp, absent: string) =>
  z
    .string()
    .regex(pattern, 'value-invalid')
    .default(absent)
    .transform(Number)
    .openapi({ type: 'integer' })

const dilutions = z.array(z.string())

const remedySchema = z
  .object({
    id: z.int(),
    nm: z.string().openapi({ description: 'Name' }),
    ct: z.literal('hpt').openapi({ description: 'Category' }),
    ab: z.string().nullable().openapi({ description: 'Abbreviation' }),
    ch: z.string().nullable().openapi({ description: 'Ranges', example: '3-30,200,1000' }),
    k: z.string().nullable(),
    lmf: z.int().nullable(),
    lmt: z.int().nullable(),
    availableDilutions: z.object({ DH: dilutions, CH: dilutions, K: dilutions, LM: dilutions }),
  })
  .openapi('SingleRemedy')

const route = createRoute({
  method: 'get',
  path: '/items/single_remedies',
  tags: ['Catalogue'],
  summary: 'Single homeopathic remedies',
  security: [],
  middleware: [publicly] as const,
  request: {
    query: z.object({
      limit: count(/^(-1|[1-9]\d{0,5})$/, '100').openapi({ description: '-1 = all' }),
      offset: count(/^\d{1,6}$/, '0'),
      search: line(100).default(''),
    }),
  },
  responses: {
    200: {
      description: 'In the order of the laboratory',
      content: {
        'application/json': {
          schema: z.object({
            data: z.array(remedySchema),
            meta: z.object({
              total_count: z.int().openapi({ description: 'All that match the search' }),
            }),
          }),
        },
      },
    },
    304: { description: 'Unchanged' },
    ...errors(422),
  },
})

export const addItemRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  api.openapi(route, async (c) => {
    const { limit, offset, search } = c.req.valid('query')
    const { items, all } = await remedyItems(services)
    const wanted = fold(search.trim())
    if (limit === -1 && offset === 0 && wanted === '') return readyResponse(c.req.raw, all)
    const found = items.filter(
      ({ name, abbreviation }) => name.includes(wanted) || abbreviation.includes(wanted),
    )
    const page = found.slice(offset, limit === -1 ? undefined : offset + limit)
    return c.body(itemsBody(page, found.length), 200, { 'Content-Type': 'application/json' })
  })
}

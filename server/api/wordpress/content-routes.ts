import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Language } from '../../../domain/language.ts'
import { ok, refuse } from '../../../domain/result.ts'
import { sendJson } from '../../http/cache/send-json.ts'
import type { Services } from '../../services.ts'
import { publicAccess } from '../declare-route.ts'
import { type ErrorContext, textOf } from '../error.ts'
import { type ApiRoute, publicRoute } from '../route.ts'
import { findEntries, listBody, recordBody } from './collection-body.ts'
import {
  type ContentKind,
  describedListQuery,
  describedRecordQuery,
  type ListQuery,
  readListQuery,
  readRecordQuery,
} from './list-query.ts'
import { mediaSchema } from './media-view.ts'
import { pageSchema } from './page-view.ts'

/** The response of `per_page=100` is the one which clients of the site request (D1 §9). */
const fixedCounts: readonly number[] = [10, 100]

const plainQuery = { page: 1, per_page: 10 }

/** Sends a page of a list; `path` of `/cache` has the same body. */
export const sendList = (
  c: Context,
  { db, env, cache }: Services,
  kind: ContentKind,
  language: Language,
  changes: Partial<ListQuery> = {},
) => {
  const { lang: _, ...query } = { ...plainQuery, ...changes } as ListQuery
  const { per_page: perPage, page, ...further } = query
  const isQueried =
    page > 1 ||
    !fixedCounts.includes(perPage) ||
    Object.values(further).some((value) => value !== undefined)
  const key = JSON.stringify(['wp', kind, language, query])
  return sendJson(c, { cache }, { key, isQueried }, () =>
    listBody(db, kind, { ...query, lang: language }, { language, origin: env.origin }),
  )
}

/** An error as WordPress names it; `params`: names of what is invalid. */
const restError = (
  c: ErrorContext,
  status: 400 | 404,
  code: string,
  params: readonly string[] = [],
) => {
  const fields = Object.fromEntries(params.map((name) => [name, textOf(c, 'value-invalid')]))
  const facts = params.length > 0 && { params: fields, fields }
  const message = textOf(c, status === 404 ? 'not-found' : 'value-invalid')
  return c.json({ code, message, data: { status, ...facts } }, status)
}

type Declared = { kind: ContentKind; name: string; schema: z.ZodType; order: string }

const listRoute = ({ kind, name, schema, order }: Declared): ApiRoute =>
  publicRoute({
    method: 'get',
    path: `/wp/v2/${kind}`,
    tag: 'Content',
    summary: `Lists ${name}s`,
    description: `As WordPress does. Parameters of WordPress that are not listed are refused.`,
    query: describedListQuery(kind),
    returns: z.array(schema),
    returned: order,
    sentHeaders: {
      'X-WP-Total': z.string().describe('Total number.'),
      'X-WP-TotalPages': z.string().describe('Number of pages of the list.'),
      Link: z.string().optional().describe('Addresses of the previous and the next page.'),
    },
    isCached: true,
    refuses: [400],
    run: async (services, { c }) => {
      const read = readListQuery(c.req.url, kind)
      if ('invalid' in read) return refuse(restError(c, 400, 'rest_invalid_param', read.invalid))
      const { query } = read
      if (query.orderby === 'relevance' && !query.search)
        return refuse(restError(c, 400, 'rest_no_search_term_defined', ['search']))
      const { lang: language = 'en', page, per_page: perPage } = query
      const { db, env } = services
      if (page > 1) {
        const found = await findEntries(db, kind, query, { language, origin: env.origin })
        if (found.length > 0 && page > Math.ceil(found.length / perPage))
          return refuse(restError(c, 400, 'rest_post_invalid_page_number', ['page']))
      }
      return ok(await sendList(c, services, kind, language, query))
    },
  })

const recordRoute = ({ kind, name, schema }: Declared): ApiRoute =>
  publicRoute({
    method: 'get',
    path: `/wp/v2/${kind}/{id}`,
    tag: 'Content',
    summary: `Retrieves a ${name}`,
    params: { id: z.string().openapi({ type: 'integer', description: 'Id in the list.' }) },
    query: describedRecordQuery,
    returns: schema,
    returned: `The ${name}.`,
    guard: { middleware: publicAccess },
    isCached: true,
    refuses: [400],
    run: async ({ db, env }, { params, c }) => {
      const read = readRecordQuery(c.req.url)
      const invalid = 'invalid' in read ? read.invalid : []
      const names = [...(/^\d{1,15}$/.test(params.id) ? [] : ['id']), ...invalid]
      if ('invalid' in read || names.length > 0)
        return refuse(restError(c, 400, 'rest_invalid_param', names))
      const { lang, _fields: fields } = read.query
      const wanted = { id: Number(params.id), lang, fields, origin: env.origin }
      const body = await recordBody(db, kind, wanted)
      return body
        ? ok(c.body(body, 200, { 'Content-Type': 'application/json' }))
        : refuse(restError(c, 404, 'rest_post_invalid_id'))
    },
  })

const declared: readonly Declared[] = [
  {
    kind: 'pages',
    name: 'page',
    schema: pageSchema,
    order: 'Pages in menu order, without hidden ones.',
  },
  { kind: 'posts', name: 'news post', schema: pageSchema, order: 'Posts, newest first.' },
  {
    kind: 'media',
    name: 'picture',
    schema: mediaSchema,
    order: 'Pictures that published pages show, newest first.',
  },
]

/** `GET /wp/v2/pages`, `posts` and `media`, and one of them: content in the format of D1 §7. */
export const contentRoutes: readonly ApiRoute[] = declared.flatMap((each) => [
  listRoute(each),
  recordRoute(each),
])

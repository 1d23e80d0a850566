import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { type Language, languages } from '../../../domain/language.ts'
import { ok } from '../../../domain/result.ts'
import { sendJson } from '../../http/cache/send-json.ts'
import type { Services } from '../../services.ts'
import { line } from '../fields.ts'
import { type ApiRoute, publicRoute } from '../route.ts'
import { type ListedPageKind, type PageListQuery, pageListBody } from './page-lists.ts'
import { pageSchema } from './page-view.ts'

const count = (pattern: RegExp, absent: string) =>
  z
    .string()
    .regex(pattern, 'value-invalid')
    .default(absent)
    .transform(Number)
    .openapi({ type: 'integer' })

/** Default language of D1 §7: English. */
export const languageQuery = z.enum(languages, 'value-invalid').default('en')

const query = {
  per_page: count(/^([1-9]\d?|100)$/, '10').describe('Number per page, 1 to 100.'),
  page: count(/^[1-9]\d{0,5}$/, '1').describe('Page of the list, from 1; empty after the last.'),
  lang: languageQuery,
  slug: line(200).optional().describe('Only the page with this key.'),
}

/** The response of `per_page=100` is the one which clients of the site request (D1 §9). */
const fixedCounts: readonly number[] = [10, 100]

/** Sends a page of a list; `path` of `/cache` has the same body. */
export const sendPages = (
  c: Context,
  services: Services,
  kind: ListedPageKind,
  lang: Language,
  query: PageListQuery,
) => {
  const { perPage, page, slug } = query
  const isQueried = slug !== undefined || page > 1 || !fixedCounts.includes(perPage)
  const key = JSON.stringify([kind, lang, perPage, page, slug])
  return sendJson(c, services, { key, isQueried }, () =>
    pageListBody(services.db, kind, query, { language: lang, origin: services.env.origin }),
  )
}

const pagesRoute = (kind: ListedPageKind, summary: string, returned: string): ApiRoute =>
  publicRoute({
    method: 'get',
    path: `/wp/v2/${kind}`,
    tag: 'Content',
    summary,
    query,
    returns: z.array(pageSchema),
    returned,
    sentHeaders: {
      'X-WP-Total': z.string().describe('Total number.'),
      'X-WP-TotalPages': z.string().describe('Number of pages of the list.'),
    },
    isCached: true,
    run: async (services, { query: { per_page: perPage, page, lang, slug }, c }) =>
      ok(await sendPages(c, services, kind, lang, { perPage, page, slug })),
  })

/** `GET /wp/v2/pages` and `/posts`: content in the format of D1 §7. */
export const pageListRoutes: readonly ApiRoute[] = [
  pagesRoute('pages', 'Lists pages', 'Pages in menu order, without hidden ones.'),
  pagesRoute('posts', 'Lists news posts', 'Posts, newest first.'),
]

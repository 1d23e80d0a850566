import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { type Language, languages } from '../../../domain/language.ts'
import type { OutputContext } from '../../content/block-html.ts'
import { listPageTexts } from '../../content/find-page.ts'
import { findTopics } from '../../content/find-topics.ts'
import type { Services } from '../../services.ts'
import type { ApiEnv } from '../api-env.ts'
import { errors } from '../error.ts'
import { line } from '../fields.ts'
import { publicAccess } from '../public-access.ts'
import { isPost, isPublicPage, pageSchema, pageView, type WrittenPage } from './page-view.ts'

const count = (pattern: RegExp, absent: string) =>
  z
    .string()
    .regex(pattern, 'value-invalid')
    .default(absent)
    .transform(Number)
    .openapi({ type: 'integer' })

/** Default language of D1 §7: English. */
export const languageQuery = z.enum(languages, 'value-invalid').default('en')

const query = z.object({
  per_page: count(/^([1-9]\d?|100)$/, '10').openapi({ description: 'Number per page, 1 to 100.' }),
  page: count(/^[1-9]\d{0,5}$/, '1').openapi({
    description: 'Page of the list, from 1; empty after the last.',
  }),
  lang: languageQuery,
  slug: line(200).optional().openapi({ description: 'Only the page with this key.' }),
})

type Kind = 'pages' | 'posts'

const routeOf = (kind: Kind, summary: string, description: string) =>
  createRoute({
    method: 'get',
    path: `/wp/v2/${kind}`,
    tags: ['Content'],
    summary,
    security: [],
    middleware: [publicAccess] as const,
    request: { query },
    responses: {
      200: {
        description,
        headers: z.object({
          'X-WP-Total': z.string().openapi({ description: 'Total number.' }),
          'X-WP-TotalPages': z.string().openapi({ description: 'Number of pages of the list.' }),
        }),
        content: { 'application/json': { schema: z.array(pageSchema) } },
      },
      304: { description: 'Not modified since the version of `If-None-Match`.' },
      ...errors(422),
    },
  })

const routes = {
  pages: routeOf('pages', 'Lists pages', 'Pages in menu order, without hidden ones.'),
  posts: routeOf('posts', 'Lists news posts', 'Posts, newest first.'),
}

const latestFirst = (one: WrittenPage, other: WrittenPage) =>
  (other.date ?? '').localeCompare(one.date ?? '', 'en')

/** All pages or posts of a language in order, before rendering. */
const findPages = async ({ db }: Pick<Services, 'db'>, kind: Kind, language: Language) => {
  const texts = await listPageTexts(db, language)
  return kind === 'posts' ? texts.filter(isPost).sort(latestFirst) : texts.filter(isPublicPage)
}

/** The context for rendering blocks of a language. */
const findOutputContext = async (
  { db, env }: Services,
  language: Language,
): Promise<OutputContext> => ({
  language,
  origin: env.origin,
  topics: await findTopics(db, language),
})

/** The response of `per_page=100`, which clients of the site request (D1 §9). */
export const findFirstHundred = async (services: Services, kind: Kind, language: Language) => {
  const output = await findOutputContext(services, language)
  const found = await findPages(services, kind, language)
  return found.slice(0, 100).map((page) => pageView(page, output))
}

/** `GET /wp/v2/pages` and `/posts`: content in the format of D1 §7. */
export const addPageRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  for (const kind of ['pages', 'posts'] as const)
    api.openapi(routes[kind], async (c) => {
      const { per_page: most, page, lang, slug } = c.req.valid('query')
      const all = await findPages(services, kind, lang)
      const found =
        slug === undefined ? all : all.filter((one) => one.key === slug || one.slug === slug)
      const output = await findOutputContext(services, lang)
      const shown = found
        .slice((page - 1) * most, page * most)
        .flatMap((one) => pageView(one, output) ?? [])
      c.header('X-WP-Total', `${found.length}`)
      c.header('X-WP-TotalPages', `${Math.ceil(found.length / most)}`)
      return c.json(shown, 200)
    })
}

import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { type Language, languages } from '../../../domain/language.ts'
import type { Services } from '../../services.ts'
import type { ApiEnv } from '../api-env.ts'
import { sendProducts, sendPublicFields } from '../catalogue/proxied-products.ts'
import { sendPages } from '../content/pages.ts'
import { sendSiteOptions } from '../content/site-options.ts'
import { errors, jsonAnswer } from '../error.ts'
import { line } from '../fields.ts'

type Send = (c: Context, services: Services, language: Language) => Promise<Response>

const firstHundred = { perPage: 100, page: 1 }

/** By name and language, equal to other routes (D1 §7). */
const responses: Readonly<Record<string, Send>> = {
  sn_pages: (c, services, language) => sendPages(c, services, 'pages', language, firstHundred),
  sn_posts: (c, services, language) => sendPages(c, services, 'posts', language, firstHundred),
  options: sendSiteOptions,
}

const paths = [
  ...Object.keys(responses).flatMap((name) => languages.map((language) => `${name}_${language}`)),
  'products',
  'products_acf',
]

const route = createRoute({
  method: 'get',
  path: '/cache',
  tags: ['Content'],
  summary: 'Retrieves the cached response of another route',
  description: 'Pages and posts: the first 100. Products: as public visitors see them.',
  security: [],
  request: {
    query: z.object({
      path: z
        .enum(paths, 'value-invalid')
        .openapi({ description: 'Route and language.', example: 'sn_pages_de' }),
      domain: line(253).optional().describe('Ignored: there is one domain.'),
    }),
  },
  responses: {
    200: jsonAnswer('The response body of the route.', z.any()),
    304: { description: 'Not modified since the version of `If-None-Match`.' },
    ...errors(422),
  },
})

/** `GET /cache?path=sn_pages_de`: the cached body of another route (R42). */
export const addCacheRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  api.openapi(route, (c) => {
    const { path } = c.req.valid('query')
    if (path === 'products') return sendProducts(c, services)
    const language = languages.find((one) => path.endsWith(`_${one}`))
    const send = language && responses[path.slice(0, -1 - language.length)]
    return send
      ? send(c, services, language)
      : sendPublicFields(c, services, { key: 'products_acf' })
  })
}

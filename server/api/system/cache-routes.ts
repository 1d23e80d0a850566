import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { type Language, languages } from '../../../domain/language.ts'
import { ok } from '../../../domain/result.ts'
import type { Services } from '../../services.ts'
import { sendProducts, sendPublicFields } from '../catalogue/proxied-products.ts'
import { sendSiteOptions } from '../content/site-options.ts'
import { line } from '../fields.ts'
import { type ApiRoute, publicRoute } from '../route.ts'
import { sendList } from '../wordpress/content-routes.ts'

type Send = (c: Context, services: Services, language: Language) => Promise<Response>

const firstHundred = { per_page: 100 }

/** By name and language, equal to other routes (D1 §7). */
const responses: Readonly<Record<string, Send>> = {
  sn_pages: (c, services, language) => sendList(c, services, 'pages', language, firstHundred),
  sn_posts: (c, services, language) => sendList(c, services, 'posts', language, firstHundred),
  options: sendSiteOptions,
}

const paths = [
  ...Object.keys(responses).flatMap((name) => languages.map((language) => `${name}_${language}`)),
  'products',
  'products_acf',
]

/** `GET /cache?path=sn_pages_de`: the cached body of another route (R42). */
export const cacheRoute: ApiRoute = publicRoute({
  method: 'get',
  path: '/cache',
  tag: 'Content',
  summary: 'Retrieves the cached response of another route',
  description: 'Pages and posts: the first 100. Products: as public visitors see them.',
  query: {
    path: z
      .enum(paths, 'value-invalid')
      .openapi({ description: 'Route and language.', example: 'sn_pages_de' }),
    domain: line(253).optional().describe('Ignored: there is one domain.'),
  },
  returns: z.any(),
  returned: 'The response body of the route.',
  isCached: true,
  run: async (services, { query: { path }, c }) => {
    if (path === 'products') return ok(await sendProducts(c, services))
    const language = languages.find((one) => path.endsWith(`_${one}`))
    const send = language && responses[path.slice(0, -1 - language.length)]
    return ok(
      await (send
        ? send(c, services, language)
        : sendPublicFields(c, services, { key: 'products_acf' })),
    )
  },
})

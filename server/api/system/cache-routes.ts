import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { type Language, languages } from '../../../domain/language.ts'
import type { CachedPage } from '../../cached-page.ts'
import { catalogueVersion } from '../../catalogue/catalogue-version.ts'
import { findCachedPage } from '../../http/pages/find-cached-page.ts'
import { compressPage } from '../../http/pages/page-cache.ts'
import { cachedPageResponse } from '../../http/pages/send-cached-page.ts'
import type { Services } from '../../services.ts'
import type { ApiEnv } from '../api-env.ts'
import { cachedAcf, cachedProducts, publicJson } from '../catalogue/cached-products.ts'
import { shownSections } from '../catalogue/proxied-products.ts'
import { findFirstHundred } from '../content/pages.ts'
import { siteOptions } from '../content/site-options.ts'
import { errors } from '../error.ts'
import { line } from '../fields.ts'

type Make = (services: Services, language: Language) => Promise<unknown>

/** Bodies by name and language, equal to those of other routes (D1 §7). */
const bodies: Readonly<Record<string, Make>> = {
  sn_pages: (services, language) => findFirstHundred(services, 'pages', language),
  sn_posts: (services, language) => findFirstHundred(services, 'posts', language),
  options: siteOptions,
}

const paths = [
  ...Object.keys(bodies).flatMap((name) => languages.map((language) => `${name}_${language}`)),
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
      domain: line(253).optional().openapi({ description: 'Ignored: there is one domain.' }),
    }),
  },
  responses: {
    200: {
      description: 'The response body of the route.',
      content: { 'application/json': { schema: z.any() } },
    },
    304: { description: 'Not modified since the version of `If-None-Match`.' },
    ...errors(422),
  },
})

/** Cached like the pages with the same content. */
const findBody = async (services: Services, path: string): Promise<CachedPage> => {
  const key = `cache ${path}`
  const cached = await findCachedPage(services, key)
  if (cached) return cached
  const language = languages.find((one) => path.endsWith(`_${one}`)) ?? 'en'
  const make = bodies[path.slice(0, -1 - language.length)]
  return services.pages.load(key, await catalogueVersion(services.db), async () =>
    compressPage(Buffer.from(JSON.stringify(await make?.(services, language))), publicJson),
  )
}

/** `GET /cache?path=sn_pages_de`: the cached body of another route (R42). */
export const addCacheRoutes = (api: OpenAPIHono<ApiEnv>, services: Services) => {
  api.openapi(route, async (c) => {
    const { path } = c.req.valid('query')
    if (path === 'products') return cachedPageResponse(c.req.raw, await cachedProducts(services.db))
    if (path === 'products_acf')
      return cachedPageResponse(
        c.req.raw,
        await cachedAcf(services.db, {
          sections: await shownSections(services, false),
          origin: services.env.origin,
        }),
      )
    return cachedPageResponse(c.req.raw, await findBody(services, path))
  })
}

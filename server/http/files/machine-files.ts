import type { Context, Hono } from 'hono'
import type { RequestIdVariables } from 'hono/request-id'
import { languages } from '../../../domain/language.ts'
import { feedAddress, sitemapAddress } from '../../../domain/page/machine-addresses.ts'
import { findOfferedLanguages } from '../../content/offered-languages.ts'
import { robotsText } from '../../seo/robots.ts'
import type { Services } from '../../services.ts'
import { createResponse, responseFromCache } from '../cache/cached-response.ts'
import { speculationRules, speculationRulesAddress } from '../pages/speculation-rules.ts'
import { securityHeaders } from '../security-headers.ts'
import { productPictureHandler } from './product-picture-handler.ts'
import { shareImageHandler } from './share-image-handler.ts'

/** Cached like a page. */
const cachedFile =
  (services: Services, type: string, make: () => string | Promise<string>) =>
  async (c: Context) => {
    const { path } = c.req
    const cached = await services.cache.load(path, { key: path }, async () =>
      createResponse(Buffer.from(await make()), {
        ...securityHeaders,
        'Content-Type': `${type}; charset=utf-8`,
        'Cache-Control': 'public, no-cache',
      }),
    )
    return responseFromCache(c.req.raw, cached)
  }

/** Robots, sitemap, shared pictures and feeds. */
export const addMachineFiles = (
  app: Hono<{ Variables: RequestIdVariables }>,
  services: Services,
) => {
  app.get(
    '/robots.txt',
    cachedFile(services, 'text/plain', () => robotsText(services.env.origin)),
  )
  app.get(
    sitemapAddress,
    cachedFile(services, 'application/xml', async () => {
      const { makeSitemap } = await import('../../seo/sitemap.ts')
      return makeSitemap(services)
    }),
  )
  app.get(
    speculationRulesAddress,
    cachedFile(services, 'application/speculationrules+json', () =>
      JSON.stringify(speculationRules),
    ),
  )
  app.get('/pictures/*', productPictureHandler(services))
  app.get('/og/:language/*', shareImageHandler(services))
  for (const language of languages)
    app.get(
      feedAddress(language),
      async (c, next) => {
        const { offered, fallback } = await findOfferedLanguages(services.db)
        return offered.includes(language) ? next() : c.redirect(feedAddress(fallback), 302)
      },
      cachedFile(services, 'application/rss+xml', async () => {
        const { makeFeed } = await import('../../seo/feed.ts')
        return makeFeed(services, language)
      }),
    )
}

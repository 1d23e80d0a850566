import type { Context, Hono } from 'hono'
import type { RequestIdVariables } from 'hono/request-id'
import { isLanguage, type Language, languages } from '../../../domain/language.ts'
import type { UploadedPicture } from '../../../domain/media/picture-address.ts'
import { jpegWidth } from '../../../domain/media/picture-widths.ts'
import { feedAddress, sitemapAddress } from '../../../domain/page/machine-addresses.ts'
import { drawPicture } from '../../../domain/pictures/draw-picture.ts'
import { findOfferedLanguages } from '../../content/offered-languages.ts'
import { pictureFileId, readFile } from '../../media/media-files.ts'
import { findLinkPreview } from '../../seo/find-link-preview.ts'
import { findProductPicture, findSaltPicture } from '../../seo/find-picture.ts'
import { robotsText } from '../../seo/robots.ts'
import type { Services } from '../../services.ts'
import { createResponse, responseFromCache } from '../cache/cached-response.ts'
import { speculationRules, speculationRulesAddress } from '../pages/speculation-rules.ts'
import { segmentsOf } from '../redirects/malformed-escapes.ts'
import { securityHeaders } from '../security-headers.ts'
import { securityTextAddress, securityTextHandler } from './security-text.ts'

const imageHeaders = {
  ...securityHeaders,
  'Content-Type': 'image/png',
  // Networks revalidate after a day, since pages may be renamed.
  'Cache-Control': 'public, max-age=86400',
}

/** `GET /og/{language}/{page}.png` and `/og/{language}/{page}/{slug}.png`. Cached like pages. */
const shareImageHandler =
  ({ db, files, cache }: Pick<Services, 'db' | 'files' | 'cache'>) =>
  async (c: Context) => {
    const readImage = ({ hash, width }: UploadedPicture) =>
      readFile(files, pictureFileId(hash, jpegWidth(width), 'jpg'))
    const { path } = c.req
    const [, language, page = '', slug = ''] =
      /^\/og\/([^/]+)\/([^/]{1,100}?)(?:\/([^/]{1,200}))?\.png$/.exec(path) ?? []
    const shown = isLanguage(language)
      ? await findLinkPreview(db, page, segmentsOf(slug).join(''), language)
      : undefined
    if (!isLanguage(language) || !shown) return c.text('There is no such picture.', 404)
    const cached = await cache.load(path, { key: path, isQueried: true }, async () => {
      // The library for fonts takes 8 MB: loaded with the first image.
      const { makeShareImage } = await import('../../seo/share-images.ts')
      return createResponse(
        await makeShareImage(db, readImage, shown, language),
        imageHeaders,
        'none',
      )
    })
    return responseFromCache(c.req.raw, cached)
  }

const headers = {
  ...securityHeaders,
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=600, stale-while-revalidate=86400',
}

const find = async ({ db }: Pick<Services, 'db'>, slug: string, language: Language) =>
  (await findProductPicture(db, slug, language)) ?? (await findSaltPicture(db, slug, language))

/** `GET /pictures/{language}/{slug}.svg`: the container of a ready product or salt. Cached like pages. */
export const productPictureHandler =
  (services: Pick<Services, 'db' | 'cache'>) => async (c: Context) => {
    const { path } = c.req
    const [, language, slug] = /^\/pictures\/(\w\w)\/([\w-]{1,200})\.svg$/.exec(path) ?? []
    const found = isLanguage(language) && slug ? await find(services, slug, language) : undefined
    if (!found) return c.text('There is no such picture.', 404)
    const cached = await services.cache.load(path, { key: path }, async () => {
      // With the library for fonts, as for shared images.
      const { drawOutlines } = await import('../../seo/draw-outlines.ts')
      const svg = drawPicture(found.picture, found.alt, drawOutlines)
      return createResponse(Buffer.from(svg), headers)
    })
    return responseFromCache(c.req.raw, cached)
  }

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

/** Robots, sitemap, security.txt, shared pictures and feeds. */
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
  app.get(securityTextAddress, securityTextHandler(services))
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

import type { Context } from 'hono'
import { isLanguage, type Language } from '../../../domain/language.ts'
import { drawPicture } from '../../../domain/pictures/draw-picture.ts'
import { shelfArea } from '../../../domain/pictures/printed-picture.ts'
import { findProductPicture, findSaltPicture } from '../../seo/find-picture.ts'
import type { Services } from '../../services.ts'
import { createResponse, responseFromCache } from '../cache/cached-response.ts'
import { securityHeaders } from '../security-headers.ts'

const headers = {
  ...securityHeaders,
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=600, stale-while-revalidate=86400',
}

const find = async ({ db }: Pick<Services, 'db'>, slug: string, language: Language) =>
  (await findProductPicture(db, slug, language)) ?? (await findSaltPicture(db, slug, language))

/**
 * `GET /pictures/{language}/{slug}.svg`: the container of a ready product or salt;
 * `/pictures/{language}/shelf/{slug}.svg`: on the plate of lists. Cached like pages.
 */
export const productPictureHandler =
  (services: Pick<Services, 'db' | 'cache'>) => async (c: Context) => {
    const { path } = c.req
    const [, language, shelf, slug] =
      /^\/pictures\/(\w\w)\/(shelf\/)?([\w-]{1,200})\.svg$/.exec(path) ?? []
    const found = isLanguage(language) && slug ? await find(services, slug, language) : undefined
    if (!found) return c.text('There is no such picture.', 404)
    const draw = () => drawPicture(found.picture, found.alt, shelf ? { area: shelfArea } : {})
    const cached = await services.cache.load(path, { key: path }, () =>
      createResponse(Buffer.from(draw()), headers),
    )
    return responseFromCache(c.req.raw, cached)
  }

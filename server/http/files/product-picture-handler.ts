import type { Context } from 'hono'
import { isLanguage } from '../../../domain/language.ts'
import { drawPicture } from '../../../domain/pictures/draw-picture.ts'
import { findProductPicture, findSaltPicture } from '../../seo/find-picture.ts'
import type { Services } from '../../services.ts'
import { securityHeaders } from '../security-headers.ts'

/** `GET /pictures/{language}/{slug}.svg`: the container of a ready product or salt. */
export const productPictureHandler =
  ({ db }: Pick<Services, 'db'>) =>
  async (c: Context) => {
    const language = c.req.param('language')
    const slug = /^([^/]{1,200})\.svg$/.exec(c.req.param('file') ?? '')?.[1]
    const found =
      isLanguage(language) && slug
        ? ((await findProductPicture(db, slug, language)) ??
          (await findSaltPicture(db, slug, language)))
        : undefined
    if (!found) return c.text('There is no such picture.', 404)
    return c.body(drawPicture(found.picture, found.alt), 200, {
      ...securityHeaders,
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    })
  }

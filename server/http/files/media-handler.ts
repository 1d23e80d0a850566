import type { Context } from 'hono'
import { defaultLanguage } from '../../../domain/language.ts'
import { pictureReference } from '../../../domain/media/picture-address.ts'
import { type PictureFormat, pictureFormats } from '../../../domain/media/picture-widths.ts'
import { findPictures } from '../../content/pictures/find-pictures.ts'
import { fileBody } from '../../files/file-body.ts'
import { pictureFileId } from '../../media/media-files.ts'
import type { Services } from '../../services.ts'
import { securityHeaders } from '../security-headers.ts'

const types: Readonly<Record<PictureFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}

const isFormat = (text: string): text is PictureFormat =>
  pictureFormats.some((format) => format === text)

/** `/media/{hash}/{name}-{width}.{format}` */
const readAddress = (path: string) => {
  const [, hash, width, format = ''] =
    /^\/media\/([\da-f]{32})\/[a-z0-9-]{1,80}-(\d{1,5})\.([a-z]{3,4})$/.exec(path) ?? []
  return hash && isFormat(format) ? { hash, width: Number(width), format } : undefined
}

const notFound = (c: Context) => c.text('There is no such picture.', 404)

/**
 * `GET /media/{hash}/{name}-{width}.{format}`: a file of a picture. The address contains the hash of
 * the content, so browsers cache it for a year.
 */
export const mediaFileHandler =
  ({ db, files }: Pick<Services, 'db' | 'files'>) =>
  async (c: Context) => {
    const wanted = readAddress(c.req.path)
    if (!wanted) return notFound(c)
    const { hash, width, format } = wanted
    const row = await db
      .selectFrom('media_file')
      .select('bytes')
      .where('hash', '=', hash)
      .where('width', '=', width)
      .where('format', '=', format)
      .executeTakeFirst()
    const file = row && (await files.open(pictureFileId(hash, width, format)))
    if (!file) return notFound(c)
    return c.body(fileBody(c.req, file), 200, {
      ...securityHeaders,
      'Content-Type': types[format],
      'Content-Length': String(file.size),
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
  }

/** `GET /media/{id}`: leads to a file of the picture, for programs that show the reference. */
export const mediaReferenceHandler =
  ({ db }: Pick<Services, 'db'>) =>
  async (c: Context) => {
    const reference = pictureReference(c.req.param('id') ?? '')
    const show = await findPictures(db, defaultLanguage)
    const address = show(reference)
    if (address === reference) return notFound(c)
    c.header('Cache-Control', 'public, no-cache')
    return c.redirect(address.replace(/#.*/, ''), 302)
  }

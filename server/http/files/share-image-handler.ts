import type { Context } from 'hono'
import { isLanguage } from '../../../domain/language.ts'
import type { UploadedPicture } from '../../../domain/media/picture-address.ts'
import { jpegWidth } from '../../../domain/media/picture-widths.ts'
import { pictureFileId, readFile } from '../../media/media-files.ts'
import type { Services } from '../../services.ts'
import { segmentsOf } from '../redirects/malformed-escapes.ts'

/** Networks revalidate after a day, since pages may be renamed. */
const cacheControl = 'public, max-age=86400'

/** `GET /og/{language}/{page}.png` and `/og/{language}/{page}/{slug}.png`. */
export const shareImageHandler = ({ db, files }: Pick<Services, 'db' | 'files'>) => {
  const readImage = ({ hash, width }: UploadedPicture) =>
    readFile(files, pictureFileId(hash, jpegWidth(width), 'jpg'))
  // The library for fonts takes 8 MB: loaded with the first image.
  const load = async () =>
    (await import('../../seo/share-images.ts')).createShareImages(db, readImage)
  let loading: ReturnType<typeof load> | undefined
  return async (c: Context) => {
    const language = c.req.param('language')
    const [, page = '', slug = ''] =
      /^\/og\/[^/]+\/([^/]{1,100}?)(?:\/([^/]{1,200}))?\.png$/.exec(c.req.path) ?? []
    loading ??= load()
    const find = await loading
    const picture = isLanguage(language)
      ? await find(page, segmentsOf(slug).join(''), language)
      : undefined
    if (!picture) return c.text('There is no such picture.', 404)
    if (picture === 'busy') {
      c.header('Retry-After', '10')
      return c.text('Too many pictures are being drawn.', 503)
    }
    c.header('ETag', picture.tag)
    c.header('Cache-Control', cacheControl)
    if (c.req.header('if-none-match')?.includes(picture.tag)) return c.body(null, 304)
    c.header('Content-Type', 'image/png')
    return c.body(new Uint8Array(picture.png))
  }
}

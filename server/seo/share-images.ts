import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import type { Language } from '../../domain/language.ts'
import type { UploadedPicture } from '../../domain/media/picture-address.ts'
import type { DrawLine } from '../../domain/pictures/draw-picture.ts'
import { drawPicture } from '../../domain/pictures/draw-picture.ts'
import type { Picture } from '../../domain/pictures/printed-picture.ts'
import { option } from '../content/options.ts'
import type { Database } from '../db/client.ts'
import { sectionName } from './breadcrumbs.ts'
import { drawShareImage } from './draw-share-image.ts'
import { drawable } from './drawable.ts'
import { findLinkPreview, type LinkPreview } from './find-link-preview.ts'
import { createShareImageRenderer } from './render-share-image.ts'
import { typefaces } from './typefaces.ts'

/** Draws a line of a label as outlines, centred: pictures are rendered without fonts. */
const drawOutlines: DrawLine = ({ text, x, y, size, face }, fill) => {
  const shown = drawable(text)
  const typeface = typefaces()[face]
  const known = typeface.has(shown) ? typeface : typefaces().sans
  const left = x - known.widthOf(shown, size) / 2
  return `<g fill="${fill}">${known.draw(shown, size, left, y)}</g>`
}

/** In bytes: about 200 pictures of 70 kB. */
const maxBytes = 14 * 2 ** 20

const folder = new URL('../../public/illustrations/', import.meta.url)

/** '' if there is no such illustration. */
const readDrawing = (name: string) =>
  readFile(new URL(`${name}.svg`, folder), 'utf8').catch(() => '')

const drawingOf = (picture: string | Picture) =>
  typeof picture === 'string'
    ? readDrawing(picture)
    : drawPicture(picture, '', { drawLine: drawOutlines })

/** Which part of a cropped image stays, in the terms of SVG. */
const alignment = (percent: number) => (percent < 34 ? 'Min' : percent < 67 ? 'Mid' : 'Max')

/** An image as a wide drawing. */
const embedded = ({ focus }: UploadedPicture, jpeg: Uint8Array) =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400" viewBox="0 0 640 400">',
    `<image width="640" height="400" preserveAspectRatio="x${alignment(focus.x)}Y${alignment(focus.y)} slice"`,
    ` href="data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}"/></svg>`,
  ].join('')

/** Reads an image as JPEG; undefined until it is made. */
type ReadImage = (image: UploadedPicture) => Promise<Uint8Array | undefined>

export type ShareImage = { png: Buffer; tag: string }

/**
 * Renders pictures of pages on demand, cached by content. Undefined for unknown pages, `'busy'`
 * if the queue is full.
 */
export const createShareImages = (db: Database, readImage: ReadImage) => {
  const render = createShareImageRenderer()
  const cache = new LRUCache<string, ShareImage>({
    maxSize: maxBytes,
    sizeCalculation: ({ png }) => png.length,
  })
  const pending = new Map<string, Promise<ShareImage>>()

  const renderNew = (svg: string, tag: string) => {
    const rendered = render(svg)
    if (!rendered) return undefined
    const picture = rendered
      .then((png) => {
        cache.set(tag, { png, tag })
        return { png, tag }
      })
      .finally(() => pending.delete(tag))
    pending.set(tag, picture)
    return picture
  }

  const drawingFor = async ({ picture, image }: LinkPreview) => {
    const jpeg = image && (await readImage(image))
    return image && jpeg ? embedded(image, jpeg) : drawingOf(picture)
  }

  return async (name: string, param: string, language: Language) => {
    const shared = await findLinkPreview(db, name, param, language)
    if (!shared) return undefined
    const [laboratory, drawing, mark] = await Promise.all([
      option(db, 'title_suffix', language),
      drawingFor(shared),
      readDrawing('logo'),
    ])
    const section = sectionName(shared.key, language)
    const svg = drawShareImage({ title: shared.title, section, laboratory, drawing, mark })
    const tag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`
    return cache.get(tag) ?? pending.get(tag) ?? renderNew(svg, tag) ?? 'busy'
  }
}

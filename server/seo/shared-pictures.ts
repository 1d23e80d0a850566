import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import type { Language } from '../../domain/language.ts'
import { option } from '../content/options.ts'
import type { Database } from '../db/client.ts'
import { drawSharedPicture } from './draw-shared-picture.ts'
import { findShared } from './find-shared.ts'
import { createPictureRenderer } from './render-picture.ts'
import { sectionOf } from './trail.ts'

/** In bytes: about 500 pictures of 70 kB. */
const maxBytes = 36 * 2 ** 20

const folder = new URL('../../public/illustrations/', import.meta.url)

/** '' if there is no such illustration. */
const readDrawing = (name: string) =>
  readFile(new URL(`${name}.svg`, folder), 'utf8').catch(() => '')

export type Picture = { png: Buffer; tag: string }

/**
 * Renders pictures of pages on demand, cached by content. Undefined for unknown pages, `'busy'`
 * if the queue is full.
 */
export const createSharedPictures = (db: Database) => {
  const render = createPictureRenderer()
  const cache = new LRUCache<string, Picture>({
    maxSize: maxBytes,
    sizeCalculation: ({ png }) => png.length,
  })
  const pending = new Map<string, Promise<Picture>>()

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

  return async (name: string, param: string, language: Language) => {
    const shared = await findShared(db, name, param, language)
    if (!shared) return undefined
    const [laboratory, drawing, mark] = await Promise.all([
      option(db, 'title_suffix', language),
      readDrawing(shared.picture),
      readDrawing('logo'),
    ])
    const section = sectionOf(shared.key, language)
    const svg = drawSharedPicture({ title: shared.title, section, laboratory, drawing, mark })
    const tag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`
    return cache.get(tag) ?? pending.get(tag) ?? renderNew(svg, tag) ?? 'busy'
  }
}

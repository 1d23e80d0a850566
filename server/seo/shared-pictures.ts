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

/** Some 500 pictures of 70 kB: more than are shared at a time. */
const mostBytes = 36 * 2 ** 20

const folder = new URL('../../public/illustrations/', import.meta.url)

/** '' where there is none of that name. */
const readDrawing = (name: string) =>
  readFile(new URL(`${name}.svg`, folder), 'utf8').catch(() => '')

export type Picture = { png: Buffer; tag: string }

/**
 * Pictures of pages, drawn at the first question and kept by what is drawn: a page that changes has
 * another. `undefined` where there is no such page, `'busy'` where too many are being drawn.
 */
export const createSharedPictures = (db: Database) => {
  const render = createPictureRenderer()
  const kept = new LRUCache<string, Picture>({
    maxSize: mostBytes,
    sizeCalculation: ({ png }) => png.length,
  })
  const making = new Map<string, Promise<Picture>>()

  const make = (svg: string, tag: string) => {
    const rendered = render(svg)
    if (!rendered) return undefined
    const picture = rendered
      .then((png) => {
        kept.set(tag, { png, tag })
        return { png, tag }
      })
      .finally(() => making.delete(tag))
    making.set(tag, picture)
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
    return kept.get(tag) ?? making.get(tag) ?? make(svg, tag) ?? 'busy'
  }
}

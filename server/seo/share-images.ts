import { readFile } from 'node:fs/promises'
import type { Language } from '../../domain/language.ts'
import type { UploadedPicture } from '../../domain/media/picture-address.ts'
import { drawPicture } from '../../domain/pictures/draw-picture.ts'
import type { Picture } from '../../domain/pictures/printed-picture.ts'
import { option } from '../content/options.ts'
import type { Database } from '../db/client.ts'
import { createWorkerThread } from '../worker-threads.ts'
import { sectionName } from './breadcrumbs.ts'
import { drawable, drawOutlines } from './draw-outlines.ts'
import type { LinkPreview } from './find-link-preview.ts'
import { fitText } from './fit-text.ts'
import { typefaces } from './typefaces.ts'

/** Content of the picture for link previews: 1200 × 630 px, the common aspect ratio. */
type ShareImageContent = {
  title: string
  /** Name of the section; '' for none. */
  section: string
  laboratory: string
  /** SVG source; '' for none. */
  drawing: string
  mark: string
}

/** Colours of app/styles.css. */
const color = {
  paper: '#fbf8f1',
  sheet: '#fffdf8',
  ink: '#1e2b23',
  line: '#ded8c8',
  leaf: '#64b246',
  leafDark: '#2f6b1f',
}

const left = 92
const right = 1108
/** Vertical centre between section name and footer rule, in px. */
const middle = 312

const drawTitle = (text: string, width: number) => {
  const { serif, sans } = typefaces()
  const title = drawable(text)
  const face = serif.has(title) ? serif : sans
  const { size, lines } = fitText(title, width, face.widthOf)
  const height = size * 1.12
  const top = middle - (height * lines.length) / 2 + size * 0.82
  return lines.map((line, at) => face.draw(line, size, left, top + at * height)).join('')
}

const drawSection = (text: string) =>
  // Letter-spaced capitals, as on the site.
  [...drawable(text).toUpperCase()].reduce(
    ({ x, drawn }, sign) => ({
      x: x + typefaces().sans.widthOf(sign, 22) + 3,
      drawn: drawn + typefaces().sans.draw(sign, 22, x, 128),
    }),
    { x: left, drawn: '' },
  ).drawn

const placed = (drawing: string, x: number, y: number, width: number, height: number) =>
  drawing &&
  `<svg x="${x}" y="${y}" width="${width}" height="${height}">${drawing.replace(
    /(<svg[^>]*?) width="\d+" height="\d+"/,
    '$1 width="100%" height="100%"',
  )}</svg>`

const isWide = (drawing: string) => drawing.includes('viewBox="0 0 640 400"')

/** The SVG: illustration beside the title, name of the laboratory below. */
export const drawShareImage = ({ title, section, laboratory, drawing, mark }: ShareImageContent) =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">',
    `<rect width="1200" height="630" fill="${color.paper}"/>`,
    `<rect x="32.5" y="32.5" width="1135" height="565" fill="${color.sheet}" stroke="${color.line}" stroke-width="2"/>`,
    `<rect width="14" height="630" fill="${color.leaf}"/>`,
    isWide(drawing)
      ? placed(drawing, right - 440, 196, 440, 275)
      : placed(drawing, right - 380, 92, 390, 390),
    `<g fill="${color.leafDark}">${drawSection(section)}</g>`,
    `<g fill="${color.ink}">${drawTitle(title, isWide(drawing) ? 550 : 610)}</g>`,
    `<path d="M${left} 504.5H${right}" stroke="${color.line}" stroke-width="2"/>`,
    placed(mark, left, 522, 50, 50),
    `<g fill="${color.ink}">${typefaces().sans.draw(drawable(laboratory), 26, left + 66, 557)}</g>`,
    '</svg>',
  ].join('')

/** More than 25 images would wait too long. */
const thread = createWorkerThread<string, Uint8Array>(
  new URL('./share-image-thread.ts', import.meta.url),
  { maxTasks: 25 },
)

/** Renders an image as PNG, one after the other. */
export const renderShareImage = async (svg: string) => Buffer.from(await thread.run(svg))

const folder = new URL('../../public/illustrations/', import.meta.url)

/** '' if there is no such illustration. */
const readDrawing = (name: string) =>
  readFile(new URL(`${name}.svg`, folder), 'utf8').catch(() => '')

const drawingOf = (picture: string | Picture) =>
  typeof picture === 'string' ? readDrawing(picture) : drawPicture(picture, '', drawOutlines)

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

/** The image of a page in link previews, as PNG. */
export const makeShareImage = async (
  db: Database,
  readImage: ReadImage,
  { key, title, picture, image }: LinkPreview,
  language: Language,
) => {
  const jpeg = image && (await readImage(image))
  const [laboratory, drawing, mark] = await Promise.all([
    option(db, 'title_suffix', language),
    image && jpeg ? embedded(image, jpeg) : drawingOf(picture),
    readDrawing('logo'),
  ])
  const section = sectionName(key, language)
  return renderShareImage(drawShareImage({ title, section, laboratory, drawing, mark }))
}

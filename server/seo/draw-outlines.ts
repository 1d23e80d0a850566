import type { DrawLine } from '../../domain/pictures/draw-picture.ts'
import { typefaces } from './typefaces.ts'

/** Removes characters that no font has, e.g. emoji. */
export const drawable = (text: string) => {
  const { serif, sans } = typefaces()
  const signs = [...text.normalize('NFC')].filter((sign) => serif.has(sign) || sans.has(sign))
  return signs.join('').replace(/\s+/g, ' ').trim()
}

/** Draws a line of a label as outlines, centred: a picture in a file has no fonts. */
export const drawOutlines: DrawLine = ({ text, x, y, size, face }, fill) => {
  const shown = drawable(text)
  const typeface = typefaces()[face]
  const known = typeface.has(shown) ? typeface : typefaces().sans
  const left = x - known.widthOf(shown, size) / 2
  return `<g fill="${fill}">${known.draw(shown, size, left, y)}</g>`
}

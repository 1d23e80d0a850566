import type { DrawLine } from '../../domain/pictures/draw-picture.ts'
import { drawable } from './drawable.ts'
import { typefaces } from './typefaces.ts'

/** Draws a line of a label as outlines, centred: pictures are rendered without fonts. */
export const drawOutlines: DrawLine = ({ text, x, y, size, face }, fill) => {
  const shown = drawable(text)
  const typeface = typefaces()[face]
  const known = typeface.has(shown) ? typeface : typefaces().sans
  const left = x - known.widthOf(shown, size) / 2
  return `<g fill="${fill}">${known.draw(shown, size, left, y)}</g>`
}

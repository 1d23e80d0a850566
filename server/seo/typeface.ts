import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'

const require = createRequire(import.meta.url)

/** A type of the house, as far as words are drawn with it. */
export type Typeface = {
  has: (text: string) => boolean
  /** In px at the size. */
  widthOf: (text: string, size: number) => number
  /** The outlines of a line whose baseline begins at x, y. */
  draw: (text: string, size: number, x: number, y: number) => string
}

/** Fraunces of the weight of the site's titles; its package has no file of one weight. */
const serifFile = new URL('../../server/seo/fonts/fraunces-480.ttf', import.meta.url)

const sansFile = require.resolve(
  '@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf',
)

const readTypeface = (file: string | URL): Typeface => {
  const font = create(readFileSync(file))
  const scaleAt = (size: number) => size / font.unitsPerEm
  return {
    has: (text) => [...text].every((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)),
    widthOf: (text, size) => font.layout(text).advanceWidth * scaleAt(size),
    draw: (text, size, x, y) => {
      const { glyphs, positions } = font.layout(text)
      let pen = 0
      const paths = glyphs.map(({ path }, at) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {}
        const drawn = `<path transform="translate(${pen + xOffset} ${yOffset})" d="${path.toSVG()}"/>`
        pen += xAdvance
        return drawn
      })
      const scale = scaleAt(size)
      return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`
    },
  }
}

let read: { serif: Typeface; sans: Typeface } | undefined

/** Read when the first picture is drawn. */
export const typefaces = () => {
  read ??= { serif: readTypeface(serifFile), sans: readTypeface(sansFile) }
  return read
}

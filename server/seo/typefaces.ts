import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'

const require = createRequire(import.meta.url)

/** A font for drawing text as outlines. */
export type Typeface = {
  has: (text: string) => boolean
  /** In px. */
  widthOf: (text: string, size: number) => number
  /** Outlines of a line with its baseline starting at x, y. */
  draw: (text: string, size: number, x: number, y: number) => string
}

/**
 * Fraunces in the weight of the site's titles; the package has only the variable font. The path is
 * right from this file and from the built server.
 */
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

let loaded: { serif: Typeface; sans: Typeface } | undefined

/** Loaded with the first picture. */
export const typefaces = () => {
  loaded ??= { serif: readTypeface(serifFile), sans: readTypeface(sansFile) }
  return loaded
}

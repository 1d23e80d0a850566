/** The parts in use; pdfkit accepts any font object that lays out glyphs. */
declare module 'fontkit' {
  export const create: (file: Uint8Array) => PDFKit.ParsedFont
}

declare namespace PDFKit {
  type ParsedFont = {
    layout: (text: string) => GlyphRun
    hasGlyphForCodePoint: (codePoint: number) => boolean
    characterSet: readonly number[]
    unitsPerEm: number
  }
  type GlyphRun = {
    advanceWidth: number
    glyphs: readonly { path: { toSVG: () => string } }[]
    /** In font units, `unitsPerEm` to an em. */
    positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[]
  }
  namespace Mixins {
    interface PDFFont {
      registerFont(name: string, font: ParsedFont): this
    }
  }
}

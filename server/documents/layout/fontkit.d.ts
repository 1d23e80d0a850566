/** As much of it as is used: pdfkit sets text in whatever lays out glyphs. */
declare module 'fontkit' {
  export const create: (file: Uint8Array) => PDFKit.ParsedFont
}

declare namespace PDFKit {
  type ParsedFont = {
    layout: (text: string) => GlyphRun
    hasGlyphForCodePoint: (codePoint: number) => boolean
    unitsPerEm: number
  }
  type GlyphRun = {
    advanceWidth: number
    glyphs: readonly { path: { toSVG: () => string } }[]
    /** In units of the font, of which an em has `unitsPerEm`. */
    positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[]
  }
  namespace Mixins {
    interface PDFFont {
      registerFont(name: string, font: ParsedFont): this
    }
  }
}

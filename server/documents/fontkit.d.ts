/** As much of it as is used: pdfkit sets text in whatever lays out glyphs. */
declare module 'fontkit' {
  export const create: (file: Uint8Array) => PDFKit.ParsedFont
}

declare namespace PDFKit {
  type ParsedFont = { layout: (text: string) => unknown }
  namespace Mixins {
    interface PDFFont {
      registerFont(name: string, font: ParsedFont): this
    }
  }
}

import { PDFiumLibrary } from '@hyzyla/pdfium'
import jsQR from 'jsqr'

/** The content of a PDF as a person and a bank's scanner read it. */
export type ReadPdf = {
  pages: string[]
  /** All pages in one line, with normalized spaces. */
  text: string
  /** The lines of the QR-bill's code (QR-bill 2.3, 4.2.2); undefined without one. */
  code: string[] | undefined
  /** Segment types of the code: 'byte', 'eci' … */
  segments: string[]
  /** The last page as a greyscale image. */
  picture: { width: number; height: number; grey: Uint8Array } | undefined
}

const greyOf = (picture: { width: number; height: number; data: Uint8Array }) => ({
  width: picture.width,
  height: picture.height,
  grey: picture.data.filter((_, index) => index % 4 === 0),
})

const plain = (text: string) => text.replace(/[\s\u00A0]+/g, ' ')

/** Loaded once, as compiling it takes longer than reading a document. */
let loaded: Promise<PDFiumLibrary> | undefined

const openPdf = async (pdf: Uint8Array) => {
  loaded ??= PDFiumLibrary.init()
  return (await loaded).loadDocument(pdf)
}

/** The text of all pages in one line, without drawing them. */
export const readPdfText = async (pdf: Uint8Array): Promise<string> => {
  const document = await openPdf(pdf)
  const text = [...document.pages()].map((page) => page.getText()).join(' ')
  document.destroy()
  return plain(text)
}

/** Extracts the text of each page, and decodes the QR code on the last one. */
export const readPdf = async (pdf: Uint8Array): Promise<ReadPdf> => {
  const document = await openPdf(pdf)
  const all = [...document.pages()]
  const pages = all.map((page) => page.getText())
  const picture = await all.at(-1)?.render({
    scale: 2,
    render: async ({ data }) => data,
  })
  // Copied, because the library owns the memory.
  const found = picture && jsQR(new Uint8ClampedArray(picture.data), picture.width, picture.height)
  const grey = picture && greyOf(picture)
  document.destroy()
  return {
    pages,
    text: plain(pages.join(' ')),
    code: found?.data.split(/\r?\n/),
    segments: found?.chunks.map(({ type }) => type) ?? [],
    picture: grey,
  }
}

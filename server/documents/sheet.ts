import PDFDocument from 'pdfkit'
import { mm2pt } from 'swissqrbill/utils'
import { documentFonts, type FontName } from './fonts.ts'

/** Points; the paper is A4. */
export const page = {
  width: mm2pt(210),
  height: mm2pt(297),
  left: mm2pt(22),
  right: mm2pt(210 - 20),
  bottom: mm2pt(297 - 18),
} as const

/** The site's tokens (app/styles.css), on white paper. */
export const colours = {
  ink: '#1e2b23',
  muted: '#54615a',
  line: '#ded8c8',
  leaf: '#64b246',
  leafDark: '#2f6b1f',
} as const

export type Style = {
  font?: FontName
  size?: number
  colour?: string
}

type Written = Style & { x: number; y: number; align?: 'left' | 'right' }

/** Digits of one width, that stand below one another. */
const figures = { features: ['tnum'] } satisfies PDFKit.Mixins.TextOptions

/** Where lines follow each other: 1.35 times their size apart. */
export const leading = (size: number) => size * 1.35

type Facts = { title: string; author: string; language: string; date: Date }

/** A document of A4 pages that text is set on, line by line; nothing on it depends on the clock. */
export const createSheet = async ({ title, author, language, date }: Facts) => {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    pdfVersion: '1.7',
    // Else it would begin with a font of the reader's.
    font: '',
    info: { Title: title, Author: author, Creator: author, CreationDate: date, ModDate: date },
  })
  const chunks: Buffer[] = []
  const bytes = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  for (const { name, font } of await documentFonts()) doc.registerFont(name, font)

  const choose = ({ font = 'Arial', size = 9.5 }: Style) => doc.font(font).fontSize(size)
  const widthOf = (text: string, style: Style, options?: PDFKit.Mixins.TextOptions) =>
    choose(style).widthOfString(text, options)

  /** One line of text; `y` is its upper edge. What ends at `x` is a figure. */
  const write = (text: string, { x, y, align = 'left', ...style }: Written) => {
    const isFigure = align === 'right'
    const left = isFigure ? x - widthOf(text, style, figures) : x
    choose(style)
      .fillColor(style.colour ?? colours.ink)
      // A hard space is the same glyph as a space, and a shared font remembers either.
      .text(text.replace(/[\u00A0\u202F]/g, ' '), left, y, {
        lineBreak: false,
        ...(isFigure && figures),
      })
  }

  /** A hairline, or thicker. */
  const rule = (
    y: number,
    {
      colour = colours.line as string,
      width = 0.5,
      from = page.left as number,
      to = page.right as number,
    } = {},
  ) => {
    doc.moveTo(from, y).lineTo(to, y).lineWidth(width).strokeColor(colour).stroke()
  }

  return {
    doc,
    widthOf,
    write,
    rule,
    addPage: () => {
      doc.addPage()
    },
    /** Ends the document. */
    finish: () => {
      doc.end()
      return bytes
    },
  }
}

export type Sheet = Awaited<ReturnType<typeof createSheet>>

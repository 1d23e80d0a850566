import PDFDocument from 'pdfkit'
import { mm2pt } from 'swissqrbill/utils'
import { documentFonts, type FontName, settable } from './fonts.ts'

/** Points; the paper is A4. */
export const page = {
  width: mm2pt(210),
  height: mm2pt(297),
  left: mm2pt(22),
  right: mm2pt(210 - 20),
  bottom: mm2pt(297 - 16),
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

/** An element of the structure tree (ISO 32000, 14.7), by which screen readers read the page. */
export type Tag = { type: TagType; element: PDFKit.PDFStructureElement }

type TagType =
  | 'Document'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'
  | 'Form'

type TagOptions = {
  /** Read in place of a figure. */
  alt?: string
  /** Left, top, right and bottom of a figure, in points from the upper left corner. */
  bbox?: number[]
  /** What a head of a table is the head of. */
  scope?: 'Column' | 'Row'
}

type Written = Style & {
  x: number
  y: number
  align?: 'left' | 'right'
  /** What the text belongs to; without one it is decoration that is not read aloud. */
  tag?: Tag | undefined
}

/** Digits of one width, that stand below one another. */
const figures = { features: ['tnum'] } satisfies PDFKit.Mixins.TextOptions

/** Distance of baselines, in points, for text of that size. */
export const leading = (size: number) => size * 1.3

export const bodySize = 9

type Facts = { title: string; author: string; language: string; date: Date }

/** A tagged document of A4 pages on which text is set line by line; its bytes ignore the clock. */
export const createSheet = async ({ title, author, language, date }: Facts) => {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    // pdfkit would otherwise begin with Helvetica, which is not embedded.
    font: '',
    info: { Title: title, Author: author, Creator: author, CreationDate: date, ModDate: date },
  })
  const chunks: Buffer[] = []
  const bytes = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  const fonts = await documentFonts()
  for (const { name, font } of fonts) doc.registerFont(name, font)

  const root: Tag = { type: 'Document', element: doc.struct('Document') }
  doc.addStructure(root.element)

  /** Chooses font and size; returns what is set of the text. */
  const choose = (text: string, { font = 'Text', size = bodySize }: Style): string => {
    const set = settable(fonts, text, font)
    doc.font(set.font).fontSize(size)
    return set.text
  }
  const widthOf = (text: string, style: Style, options?: PDFKit.Mixins.TextOptions) =>
    doc.widthOfString(choose(text, style), options)

  /** A further element of the structure tree, read after those that `parent` has by now. */
  const tag = (parent: Tag, type: TagType, options: TagOptions = {}): Tag => {
    const element = doc.struct(type, options)
    parent.element.add(element)
    return { type, element }
  }

  /** Draws what belongs to an element; without one, an artifact. */
  const mark = (belongsTo: Tag | undefined, draw: () => void) => {
    if (belongsTo) belongsTo.element.add(doc.markStructureContent(belongsTo.type))
    else doc.markContent('Artifact', { type: 'Layout' })
    draw()
    doc.endMarkedContent()
  }

  /** One line of text; `y` is its upper edge. What ends at `x` is a figure. */
  const write = (text: string, { x, y, align = 'left', tag: belongsTo, ...style }: Written) => {
    if (text === '') return
    const isFigure = align === 'right'
    const left = isFigure ? x - widthOf(text, style, figures) : x
    mark(belongsTo, () => {
      // A hard space is the same glyph as a space, and a shared font remembers either.
      const set = choose(text, style).replace(/[\u00A0\u202F]/g, ' ')
      doc
        .fillColor(style.colour ?? colours.ink)
        .text(set, left, y, { lineBreak: false, ...(isFigure && figures) })
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
    mark(undefined, () => {
      doc.moveTo(from, y).lineTo(to, y).lineWidth(width).strokeColor(colour).stroke()
    })
  }

  return {
    doc,
    root,
    tag,
    mark,
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

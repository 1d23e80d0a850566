import PDFDocument from 'pdfkit'
import { mm2pt } from 'swissqrbill/utils'
import { documentFonts, type FontName, printable } from './fonts.ts'

/** A4 page in points. */
export const page = {
  width: mm2pt(210),
  height: mm2pt(297),
  left: mm2pt(22),
  right: mm2pt(210 - 20),
  bottom: mm2pt(297 - 16),
} as const

/** Tokens of app/styles.css, on white paper. */
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

/** An element of the structure tree for screen readers (ISO 32000, 14.7). */
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
  /** Alternative text of a figure. */
  alt?: string
  /** Left, top, right and bottom of a figure in points, from the upper left corner. */
  bbox?: number[]
  /** Direction of a table header. */
  scope?: 'Column' | 'Row'
}

type Written = Style & {
  x: number
  y: number
  align?: 'left' | 'right'
  /** The structure element of the text; without one it is an artifact, not read aloud. */
  tag?: Tag | undefined
}

/** Tabular digits, aligned in columns. */
const figures = { features: ['tnum'] } satisfies PDFKit.Mixins.TextOptions

/** Line height in points for a font size in points. */
export const leading = (size: number) => size * 1.3

export const bodySize = 9

type Facts = {
  title: string
  author: string
  language: string
  date: Date
  /** Width and height in points; A4 by default. */
  size?: [number, number]
}

/**
 * A tagged document, drawn line by line. Equal input gives equal bytes, independent of the
 * clock.
 */
export const createSheet = async ({ title, author, language, date, size }: Facts) => {
  const doc = new PDFDocument({
    size: size ?? 'A4',
    margin: 0,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    // Without this, pdfkit starts with Helvetica, which is not embedded.
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

  /** Sets font and size; returns the characters to draw. */
  const choose = (text: string, { font = 'Text', size = bodySize }: Style): string => {
    const set = printable(fonts, text, font)
    doc.font(set.font).fontSize(size)
    return set.text
  }
  const widthOf = (text: string, style: Style, options?: PDFKit.Mixins.TextOptions) =>
    doc.widthOfString(choose(text, style), options)

  /** Adds a structure element as the last child of `parent`. */
  const tag = (parent: Tag, type: TagType, options: TagOptions = {}): Tag => {
    const element = doc.struct(type, options)
    parent.element.add(element)
    return { type, element }
  }

  /** Draws content of a structure element; without one, an artifact. */
  const mark = (belongsTo: Tag | undefined, draw: () => void) => {
    if (belongsTo) belongsTo.element.add(doc.markStructureContent(belongsTo.type))
    else doc.markContent('Artifact', { type: 'Layout' })
    draw()
    doc.endMarkedContent()
  }

  /** Draws one line; `y` is its upper edge. Right-aligned text uses tabular digits. */
  const write = (text: string, { x, y, align = 'left', tag: belongsTo, ...style }: Written) => {
    if (text === '') return
    const isFigure = align === 'right'
    const left = isFigure ? x - widthOf(text, style, figures) : x
    mark(belongsTo, () => {
      // Both spaces share a glyph, and the cached font would keep whichever came first.
      const set = choose(text, style).replace(/[\u00A0\u202F]/g, ' ')
      doc
        .fillColor(style.colour ?? colours.ink)
        .text(set, left, y, { lineBreak: false, ...(isFigure && figures) })
    })
  }

  /** Draws the picture of a data URL in a box, in points, at its upper left corner. */
  const picture = (
    url: string,
    { x, y, width, height, alt }: Record<'x' | 'y' | 'width' | 'height', number> & { alt: string },
  ) => {
    const bbox = [x, y, x + width, y + height]
    mark(tag(root, 'Figure', { alt, bbox }), () => {
      doc.image(url, x, y, { fit: [width, height] })
    })
  }

  /** Draws a horizontal line; `width` in points. */
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
    picture,
    addPage: () => {
      doc.addPage()
    },
    /** Ends the document and returns its bytes. */
    finish: () => {
      doc.end()
      return bytes
    },
  }
}

export type Sheet = Awaited<ReturnType<typeof createSheet>>

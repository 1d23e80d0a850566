import { mm2pt } from 'swissqrbill/utils'
import type { Language } from '../../domain/language.ts'
import {
  colours,
  leading,
  page,
  type Sheet,
  type Tag,
} from '../../server/documents/layout/sheet.ts'
import { wrap } from '../../server/documents/layout/wrap.ts'
import { beginFile, beginPage, contentBottom, endFile, footIn, furtherTop } from './begin-file.ts'
import { type PriceSection, priceSections, type SectionColumn } from './price-sections.ts'
import { fileTexts } from './texts.ts'

const rowHeight = mm2pt(5)
const textSize = 9
const articleStyle = { size: 6.5, colour: colours.muted }
/** Between the right edges of an article number and of its price. */
const articleGap = mm2pt(11)
/** Of the typeface, per point of size. */
const ascent = 0.97
/** Below this width, article numbers are below the prices. */
const besideWidth = mm2pt(20)
const headStyle = { size: 7.5, colour: colours.muted }

/** The columns with their edges and the lines of their heads. */
const placeColumns = (sheet: Sheet, columns: readonly SectionColumn[]) => {
  const fixed = columns.reduce((sum, { widthMm = 0 }) => sum + mm2pt(widthMm), 0)
  let next: number = page.left
  return columns.map(({ label, widthMm, isFigure = false }) => {
    const left = next
    const width = widthMm === undefined ? page.right - page.left - fixed : mm2pt(widthMm)
    next += width
    const head = label.flatMap((text) =>
      wrap(sheet, text, headStyle, width - mm2pt(isFigure ? 2 : 1)),
    )
    return { left, width, right: next, isFigure, isNarrow: width < besideWidth, head }
  })
}

type Columns = ReturnType<typeof placeColumns>

const placeOf = ({ left, right, isFigure }: Columns[number]) =>
  isFigure ? ({ x: right, align: 'right' } as const) : { x: left }

const headHeight = (columns: Columns) =>
  Math.max(...columns.map(({ head }) => head.length)) * leading(headStyle.size) + mm2pt(1.5)

const drawHead = (sheet: Sheet, columns: Columns, y: number, row?: Tag) => {
  for (const column of columns) {
    const tag = row && sheet.tag(row, 'TH', { scope: 'Column' })
    for (const [index, line] of column.head.entries()) {
      const at = y + index * leading(headStyle.size)
      sheet.write(line, { ...headStyle, ...placeOf(column), y: at, tag })
    }
  }
  const end = y + headHeight(columns)
  sheet.rule(end - mm2pt(0.8), { colour: colours.ink, width: 0.75 })
  return end + mm2pt(0.6)
}

const titleStyle = { font: 'Text-Bold', size: 12, colour: colours.leafDark } as const

const drawSection = (
  sheet: Sheet,
  section: PriceSection,
  from: number,
  title: string,
  continued: string,
) => {
  let y = from
  const columns = placeColumns(sheet, section.columns)
  const notes = section.note ? wrap(sheet, section.note, { size: 8.5 }, page.right - page.left) : []
  const headed = mm2pt(8) + notes.length * leading(8.5) + headHeight(columns)
  // Keeps short groups together and at least three rows with the heading of long ones.
  const together = section.rows.length <= 8 ? section.rows.length : 3
  if (y + headed + mm2pt(3) + together * rowHeight > contentBottom) {
    beginPage(sheet, title)
    y = furtherTop
  }
  sheet.write(section.title, { ...titleStyle, x: page.left, y, tag: sheet.tag(sheet.root, 'H2') })
  y += mm2pt(6.5)
  const paragraph = notes.length > 0 ? sheet.tag(sheet.root, 'P') : undefined
  for (const line of notes) {
    sheet.write(line, { size: 8.5, colour: colours.muted, x: page.left, y, tag: paragraph })
    y += leading(8.5)
  }
  const table = sheet.tag(sheet.root, 'Table')
  y = drawHead(sheet, columns, y + mm2pt(1.5), sheet.tag(table, 'TR'))
  for (const [index, row] of section.rows.entries()) {
    const left = section.rows.length - index
    const cells = columns.map(({ width, isNarrow }, at) => {
      const cell = row[at] ?? ''
      return typeof cell === 'string'
        ? wrap(sheet, cell, { size: textSize }, width - mm2pt(2))
        : [cell.price, ...(isNarrow ? [''] : [])]
    })
    const height = Math.max(...cells.map(({ length }) => length)) * leading(textSize) + mm2pt(0.9)
    // At least two rows continue on the next page.
    const needed = left === 2 ? height + rowHeight : height
    if (y + needed > contentBottom) {
      beginPage(sheet, title)
      y = furtherTop
      sheet.write(`${section.title} (${continued})`, { ...titleStyle, x: page.left, y })
      y = drawHead(sheet, columns, y + mm2pt(8))
    }
    const tr = sheet.tag(table, 'TR')
    for (const [at, column] of columns.entries()) {
      const tag = sheet.tag(tr, 'TD')
      const cell = row[at]
      if (typeof cell === 'object')
        sheet.write(cell.article, {
          ...articleStyle,
          x: column.isNarrow ? column.right : column.right - articleGap,
          // Below the price or on its baseline.
          y: y + (column.isNarrow ? leading(textSize) : (textSize - articleStyle.size) * ascent),
          align: 'right',
          tag,
        })
      for (const [index, line] of cells[at]?.entries() ?? [])
        sheet.write(line, {
          ...placeOf(column),
          size: textSize,
          y: y + index * leading(textSize),
          tag,
        })
    }
    y += height
    sheet.rule(y - mm2pt(0.45))
  }
  return y + mm2pt(7)
}

/** The price list of all families. */
export const drawPriceList = async (language: Language): Promise<Buffer> => {
  const { priceList, priceHint, continued } = fileTexts[language]
  const { sheet, y } = await beginFile(language, priceList, priceHint)
  let at: number = y
  for (const section of priceSections(language))
    at = drawSection(sheet, section, at, priceList, continued)
  return endFile(sheet, footIn(language, priceList))
}

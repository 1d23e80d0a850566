import { mm2pt } from 'swissqrbill/utils'
import { fileTexts } from '../../demo/printed-texts.ts'
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

const rowHeight = mm2pt(5)
const textSize = 9
const articleStyle = { size: 6.5, colour: colours.muted }
/** Between the right edges of an article number and of its price. */
const articleGap = mm2pt(11)
/** Of the typeface, per point of size. */
const ascent = 0.97
/** Below this width, article numbers are below the prices. */
const besideWidth = mm2pt(20)
const isNarrow = ({ left, right }: { left: number; right: number }) => right - left < besideWidth
const headStyle = { size: 7.5, colour: colours.muted }

/** Left and right edge of each column. */
const edgesOf = (columns: readonly SectionColumn[]) => {
  const fixed = columns.reduce((sum, { widthMm = 0 }) => sum + mm2pt(widthMm), 0)
  const rest = page.right - page.left - fixed
  let left: number = page.left
  return columns.map(({ widthMm }) => {
    const from = left
    left += widthMm === undefined ? rest : mm2pt(widthMm)
    return { left: from, right: left }
  })
}

const headOf = (sheet: Sheet, { columns }: PriceSection) =>
  columns.map(({ label, isFigure }, index) => {
    const edge = edgesOf(columns)[index] ?? { left: page.left, right: page.right }
    const width = edge.right - edge.left - mm2pt(isFigure ? 2 : 1)
    const lines = label.flatMap((text) => wrap(sheet, text, headStyle, width))
    return { lines, isFigure, ...edge }
  })

const headHeight = (sheet: Sheet, section: PriceSection) =>
  Math.max(...headOf(sheet, section).map(({ lines }) => lines.length)) * leading(headStyle.size) +
  mm2pt(1.5)

const drawHead = (sheet: Sheet, section: PriceSection, y: number, row?: Tag) => {
  for (const { lines, isFigure, left, right } of headOf(sheet, section)) {
    const tag = row && sheet.tag(row, 'TH', { scope: 'Column' })
    for (const [index, line] of lines.entries()) {
      const at = y + index * leading(headStyle.size)
      if (isFigure) sheet.write(line, { ...headStyle, x: right, y: at, align: 'right', tag })
      else sheet.write(line, { ...headStyle, x: left, y: at, tag })
    }
  }
  const end = y + headHeight(sheet, section)
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
  const notes = section.note ? wrap(sheet, section.note, { size: 8.5 }, page.right - page.left) : []
  const headed = mm2pt(8) + notes.length * leading(8.5) + headHeight(sheet, section)
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
  y = drawHead(sheet, section, y + mm2pt(1.5), sheet.tag(table, 'TR'))
  const edges = edgesOf(section.columns)
  for (const [index, row] of section.rows.entries()) {
    const left = section.rows.length - index
    const cells = row.map((cell, column) => {
      const edge = edges[column] ?? { left: page.left, right: page.right }
      return typeof cell === 'string'
        ? wrap(sheet, cell, { size: textSize }, edge.right - edge.left - mm2pt(2))
        : [cell.price, ...(isNarrow(edge) ? [''] : [])]
    })
    const height = Math.max(...cells.map(({ length }) => length)) * leading(textSize) + mm2pt(0.9)
    // At least two rows continue on the next page.
    const needed = left === 2 ? height + rowHeight : height
    if (y + needed > contentBottom) {
      beginPage(sheet, title)
      y = furtherTop
      sheet.write(`${section.title} (${continued})`, { ...titleStyle, x: page.left, y })
      y = drawHead(sheet, section, y + mm2pt(8))
    }
    const tr = sheet.tag(table, 'TR')
    for (const [column, lines] of cells.entries()) {
      const edge = edges[column] ?? { left: page.left, right: page.right }
      const tag = sheet.tag(tr, 'TD')
      const cell = row[column]
      if (typeof cell === 'object')
        sheet.write(cell.article, {
          ...articleStyle,
          x: isNarrow(edge) ? edge.right : edge.right - articleGap,
          // Below the price or on its baseline.
          y: y + (isNarrow(edge) ? leading(textSize) : (textSize - articleStyle.size) * ascent),
          align: 'right',
          tag,
        })
      for (const [at, line] of lines.entries()) {
        const style = { size: textSize, y: y + at * leading(textSize), tag }
        if (section.columns[column]?.isFigure)
          sheet.write(line, { ...style, x: edge.right, align: 'right' })
        else sheet.write(line, { ...style, x: edge.left })
      }
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

import { mm2pt } from 'swissqrbill/utils'
import { drawPaymentPart, paymentPartTop } from '../payment-part/draw-payment-part.ts'
import type { DocumentView } from '../views/document-view.ts'
import { continuationEnd, drawContinuation, drawHead } from './head.ts'
import { numberPages } from './number-pages.ts'
import { breakPages } from './page-breaks.ts'
import { bodySize, colours, createSheet, leading, page, type Sheet, type Tag } from './sheet.ts'
import {
  columnsHeight,
  continuedHeight,
  type DrawableRow,
  drawColumns,
  drawContinued,
  lineRows,
} from './table.ts'
import { wrap } from './wrap.ts'

const body = leading(bodySize)
const small = { size: 8, colour: colours.muted }
const totalSize = 12.5

/** Sums are in the right column, terms and VAT in the left. */
const sumsLeft = page.right - mm2pt(70)
const leftWidth = mm2pt(88)
const vatColumn = mm2pt(20)
const top = mm2pt(2.5)
const signatureHeight = mm2pt(14)

/** Draws terms and VAT, or only measures them unless `isDrawn`. Returns the height in points. */
const drawLeft = (sheet: Sheet, view: DocumentView, y: number, isDrawn: boolean): number => {
  const width = view.total ? leftWidth : page.right - page.left
  let at = y
  for (const { label, value } of view.notes) {
    const lines = wrap(sheet, value, {}, width)
    if (isDrawn) {
      sheet.write(label, {
        x: page.left,
        y: at,
        font: 'Text-Bold',
        tag: sheet.tag(sheet.root, 'H2'),
      })
      const tag = sheet.tag(sheet.root, 'P')
      for (const [index, line] of lines.entries())
        sheet.write(line, { x: page.left, y: at + (index + 1) * body, tag })
    }
    at += (lines.length + 1) * body + mm2pt(2)
  }
  if (view.vat.length === 0) return at - y
  const table = isDrawn ? sheet.tag(sheet.root, 'Table') : undefined
  for (const [row, cells] of view.vat.entries()) {
    const tr = table && sheet.tag(table, 'TR')
    for (const [index, cell] of cells.entries()) {
      const tag =
        tr &&
        (row === 0 || index === 0
          ? sheet.tag(tr, 'TH', { scope: row === 0 ? 'Column' : 'Row' })
          : sheet.tag(tr, 'TD'))
      if (!tag) continue
      if (index === 0) sheet.write(cell, { ...small, x: page.left, y: at, tag })
      else {
        const x = page.left + leftWidth - (cells.length - 1 - index) * vatColumn
        sheet.write(cell, { ...small, x, y: at, align: 'right', tag })
      }
    }
    at += leading(small.size)
  }
  return at - y
}

/** Draws subtotal, discount, shipping and total. */
const drawSums = (sheet: Sheet, { sums, total }: DocumentView, y: number) => {
  if (!total) return
  const table = sheet.tag(sheet.root, 'Table')
  const cellsOf = () => {
    const tr = sheet.tag(table, 'TR')
    return [sheet.tag(tr, 'TH', { scope: 'Row' }), sheet.tag(tr, 'TD')] as const
  }
  let at = y
  for (const { label, value } of sums) {
    const [head, cell] = cellsOf()
    sheet.write(label, { x: sumsLeft, y: at, colour: colours.muted, tag: head })
    sheet.write(value, { x: page.right, y: at, align: 'right', tag: cell })
    at += body
  }
  at += mm2pt(0.8)
  sheet.rule(at, { from: sumsLeft, colour: colours.ink, width: 0.75 })
  at += mm2pt(1.4)
  const [head, cell] = cellsOf()
  const strong = { font: 'Text-Bold', size: totalSize, colour: colours.leafDark } as const
  sheet.write(total.label, { ...strong, x: sumsLeft, y: at, tag: head })
  sheet.write(total.value, { ...strong, x: page.right, y: at, align: 'right', tag: cell })
}

const sumsHeight = ({ sums, total }: DocumentView) =>
  total ? sums.length * body + mm2pt(2.2) + leading(totalSize) : 0

/** Height of the document's end without payment part, in points. */
const endHeight = (sheet: Sheet, view: DocumentView): number =>
  top +
  Math.max(drawLeft(sheet, view, 0, false), sumsHeight(view)) +
  (view.signatures.length > 0 ? signatureHeight : 0)

/** Draws sums, terms, VAT and signature lines. */
const drawEnd = (sheet: Sheet, view: DocumentView, y: number) => {
  // In reading order: sums, terms, VAT.
  drawSums(sheet, view, y + top)
  drawLeft(sheet, view, y + top, true)
  const signaturesTop = y + endHeight(sheet, view) - mm2pt(4)
  for (const [index, label] of view.signatures.entries()) {
    const x = page.left + index * mm2pt(88)
    sheet.rule(signaturesTop, { from: x, to: x + mm2pt(72), colour: colours.muted })
    const tag = sheet.tag(sheet.root, 'P')
    sheet.write(label, { ...small, x, y: signaturesTop + mm2pt(0.8), tag })
  }
}

const layOutLines = (sheet: Sheet, table: Tag, { lines, columns }: DocumentView): DrawableRow[] =>
  lines.flatMap((line, index) => lineRows(sheet, table, line, columns, index))

/** Renders a PDF: tens of milliseconds of CPU, the first time half a second. */
export const drawDocument = async (view: DocumentView): Promise<Buffer> => {
  const { title, language, date, sender, bill } = view
  const sheet = await createSheet({ title, author: sender.name, language, date })
  let y = drawHead(sheet, view)
  const table = sheet.tag(sheet.root, 'Table')
  drawColumns(sheet, view.columns, y, table)
  y += columnsHeight
  const rows = layOutLines(sheet, table, view)
  const billHeight = bill ? page.bottom - paymentPartTop + mm2pt(3) : 0
  const pages = breakPages(rows, {
    first: page.bottom - y,
    further: page.bottom - continuationEnd - columnsHeight,
    end: endHeight(sheet, view) + billHeight,
    continued: continuedHeight,
  })
  let drawn = 0
  for (const [index, count] of pages.entries()) {
    if (index > 0) {
      sheet.addPage()
      drawContinuation(sheet, view)
      drawColumns(sheet, view.columns, continuationEnd)
      y = continuationEnd + columnsHeight
      const continues = rows[drawn]?.continues
      if (continues !== undefined) {
        const text = view.continued.replace('{name}', () => continues)
        drawContinued(sheet, text, view.columns.others, y)
        y += continuedHeight
      }
    }
    for (const row of rows.slice(drawn, drawn + count)) {
      row.draw(y)
      y += row.height
    }
    drawn += count
  }
  drawEnd(sheet, view, y)
  if (bill) drawPaymentPart(sheet, bill, language)
  numberPages(sheet, view)
  return sheet.finish()
}

import { mm2pt } from 'swissqrbill/utils'
import { drawPaymentPart, paymentPartTop } from '../payment-part/draw-payment-part.ts'
import type { DocumentView } from '../views/document-view.ts'
import { continuationEnd, drawContinuation, drawHead } from './head.ts'
import { numberPages } from './number-pages.ts'
import { breakPages } from './page-breaks.ts'
import { createSheet, page, type Sheet, type Tag } from './sheet.ts'
import { drawEnd, endHeight } from './sums.ts'
import {
  columnsHeight,
  continuedHeight,
  type DrawableRow,
  drawColumns,
  drawContinued,
  lineRows,
} from './table.ts'

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

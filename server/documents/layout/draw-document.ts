import { setImmediate as breathe } from 'node:timers/promises'
import { mm2pt } from 'swissqrbill/utils'
import { drawPaymentPart, paymentPartTop } from '../payment-part/draw-payment-part.ts'
import type { DocumentView } from '../views/document-view.ts'
import { continuationEnd, drawContinuation, drawHead } from './head.ts'
import { breakPages } from './page-breaks.ts'
import { colours, createSheet, page, type Sheet, type Tag } from './sheet.ts'
import { drawEnd, endHeight } from './sums.ts'
import {
  columnsHeight,
  continuedHeight,
  type DrawableRow,
  drawColumns,
  drawContinued,
  lineRows,
} from './table.ts'

/** Lines laid out per event loop turn: about 5 ms. */
const linesPerTurn = 10

const layOutLines = async (sheet: Sheet, table: Tag, { lines, columns }: DocumentView) => {
  const rows: DrawableRow[] = []
  for (const [index, line] of lines.entries()) {
    if (index % linesPerTurn === linesPerTurn - 1) await breathe()
    rows.push(...lineRows(sheet, table, line, columns, index))
  }
  return rows
}

/** 'Page 2 of 3' on every page of documents with several pages. */
const numberPages = (sheet: Sheet, { pageOf }: DocumentView) => {
  const { count } = sheet.doc.bufferedPageRange()
  if (count === 1) return
  for (let index = 0; index < count; index += 1) {
    sheet.doc.switchToPage(index)
    sheet.write(pageOf(index + 1, count), {
      x: page.right,
      y: mm2pt(17.5),
      align: 'right',
      size: 8,
      colour: colours.muted,
    })
  }
}

/** Renders a PDF in steps of a few milliseconds, yielding to the event loop between them. */
export const drawDocument = async (view: DocumentView): Promise<Buffer> => {
  const { title, language, date, sender, bill } = view
  await breathe()
  const sheet = await createSheet({ title, author: sender.name, language, date })
  let y = drawHead(sheet, view)
  const table = sheet.tag(sheet.root, 'Table')
  drawColumns(sheet, view.columns, y, table)
  y += columnsHeight
  const rows = await layOutLines(sheet, table, view)
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
      await breathe()
      sheet.addPage()
      drawContinuation(sheet, view)
      drawColumns(sheet, view.columns, continuationEnd)
      y = continuationEnd + columnsHeight
      const continues = rows[drawn]?.continues
      if (continues !== undefined) {
        drawContinued(sheet, view.continuedOf(continues), view.columns.others, y)
        y += continuedHeight
      }
    }
    for (const [at, row] of rows.slice(drawn, drawn + count).entries()) {
      if (at % linesPerTurn === linesPerTurn - 1) await breathe()
      row.draw(y)
      y += row.height
    }
    drawn += count
  }
  drawEnd(sheet, view, y)
  await breathe()
  if (bill) drawPaymentPart(sheet, bill, language)
  await breathe()
  numberPages(sheet, view)
  return sheet.finish()
}

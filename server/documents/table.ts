import { setImmediate as breathe } from 'node:timers/promises'
import { mm2pt } from 'swissqrbill/utils'
import type { DocumentLine, DocumentView } from './document-view.ts'
import type { Flow } from './flow.ts'
import { colours, leading, page, type Sheet, type Style } from './sheet.ts'
import { wrap } from './wrap.ts'

/** Right edges of the figures. */
const edges = {
  total: page.right,
  unitPrice: page.right - mm2pt(26),
  quantity: page.right - mm2pt(50),
}

const head: Style = { size: 8, colour: colours.muted }
const nameStyle: Style = { font: 'Arial-Bold', size: 9.5 }
const detailStyle: Style = { size: 8.5, colour: colours.muted }
const padding = mm2pt(1.8)

type Columns = DocumentView['columns']

/** Without prices the quantity takes their place. */
const quantityEdge = ({ total }: Columns) => (total === undefined ? edges.total : edges.quantity)

/** The names of the columns, again on every page. */
export const drawColumns = (sheet: Sheet, flow: Flow, columns: Columns) => {
  const y = flow.y
  sheet.write(columns.name, { ...head, x: page.left, y })
  const figures = [
    [columns.quantity, quantityEdge(columns)],
    [columns.unitPrice, edges.unitPrice],
    [columns.total, edges.total],
  ] as const
  for (const [text, x] of figures)
    if (text !== undefined) sheet.write(text, { ...head, x, y, align: 'right' })
  flow.y = y + leading(8) + mm2pt(1)
  sheet.rule(flow.y, { colour: colours.ink, width: 0.75 })
  flow.y += padding
}

const drawLine = (sheet: Sheet, flow: Flow, line: DocumentLine, columns: Columns) => {
  const width = quantityEdge(columns) - mm2pt(18) - page.left
  const texts = [
    ...wrap(sheet, line.name, nameStyle, width).map((text) => ({ text, style: nameStyle })),
    ...line.details.flatMap((detail) =>
      wrap(sheet, detail, detailStyle, width).map((text) => ({ text, style: detailStyle })),
    ),
  ]
  // The name is not left alone at the foot of a page.
  const first = texts.slice(0, 3).reduce((sum, { style }) => sum + leading(style.size ?? 0), 0)
  if (flow.room(first + padding)) drawColumns(sheet, flow, columns)

  const figures = [
    [line.quantity, quantityEdge(columns)],
    [line.unitPrice, edges.unitPrice],
    [line.total, edges.total],
  ] as const
  for (const [text, x] of figures)
    if (text !== undefined) sheet.write(text, { x, y: flow.y, align: 'right' })
  for (const { text, style } of texts) {
    const height = leading(style.size ?? 0)
    if (flow.room(height)) drawColumns(sheet, flow, columns)
    sheet.write(text, { ...style, x: page.left, y: flow.y })
    flow.y += height
  }
  flow.y += padding
  sheet.rule(flow.y)
  flow.y += padding
}

/** How many lines are set before others get their turn: about 5 ms of work. */
const inOneGo = 10

/** The lines of an order, over as many pages as they need. */
export const drawTable = async (sheet: Sheet, flow: Flow, { lines, columns }: DocumentView) => {
  await breathe()
  drawColumns(sheet, flow, columns)
  for (const [index, line] of lines.entries()) {
    if (index % inOneGo === inOneGo - 1) await breathe()
    drawLine(sheet, flow, line, columns)
  }
}

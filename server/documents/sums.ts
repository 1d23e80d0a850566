import { mm2pt } from 'swissqrbill/utils'
import type { DocumentView, Fact } from './document-view.ts'
import type { Flow } from './flow.ts'
import { colours, leading, page, type Sheet } from './sheet.ts'
import { wrap } from './wrap.ts'

const body = leading(9.5)
const small = { size: 8, colour: colours.muted }
const totalSize = 12.5

/** Sums are on the right, the terms and the VAT beside them on the left. */
const sumsLeft = page.right - mm2pt(70)
const leftWidth = mm2pt(84)
const vatColumn = mm2pt(19)

/** Subtotal to total; returns where it ends. */
const drawSums = (sheet: Sheet, { sums, total }: DocumentView, y: number) => {
  let at = y
  for (const { label, value } of sums) {
    sheet.write(label, { x: sumsLeft, y: at, colour: colours.muted })
    sheet.write(value, { x: page.right, y: at, align: 'right' })
    at += body
  }
  if (!total) return at
  at += mm2pt(1)
  sheet.rule(at, { from: sumsLeft, colour: colours.ink, width: 0.75 })
  at += mm2pt(1.6)
  const strong = { font: 'Arial-Bold', size: totalSize, colour: colours.leafDark } as const
  sheet.write(total.label, { ...strong, x: sumsLeft, y: at })
  sheet.write(total.value, { ...strong, x: page.right, y: at, align: 'right' })
  return at + leading(totalSize)
}

const drawVat = (sheet: Sheet, { vat }: DocumentView, y: number) => {
  let at = y
  for (const [rate = '', ...figures] of vat) {
    sheet.write(rate, { ...small, x: page.left, y: at })
    for (const [index, figure] of figures.entries()) {
      const x = page.left + leftWidth - (figures.length - 1 - index) * vatColumn
      sheet.write(figure, { ...small, x, y: at, align: 'right' })
    }
    at += leading(small.size)
  }
  return at
}

const linesOf = (sheet: Sheet, { value }: Fact, width: number) => wrap(sheet, value, {}, width)

/** The sums of a paper, what is to be done about them, and the VAT in them; never torn apart. */
export const drawEnd = (sheet: Sheet, flow: Flow, view: DocumentView) => {
  const notes = view.notes.map((note) => ({
    label: note.label,
    lines: linesOf(sheet, note, view.total ? leftWidth : mm2pt(120)),
  }))
  const notesHeight = notes.reduce(
    (sum, { lines }) => sum + (lines.length + 1) * body + mm2pt(3),
    0,
  )
  const leftHeight = notesHeight + view.vat.length * leading(small.size)
  const rightHeight = view.sums.length * body + (view.total ? mm2pt(3) + leading(totalSize) : 0)
  flow.y += mm2pt(1)
  flow.room(Math.min(Math.max(leftHeight, rightHeight), mm2pt(120)))
  const sumsEnd = drawSums(sheet, view, flow.y)
  for (const { label, lines } of notes) {
    sheet.write(label, { x: page.left, y: flow.y, font: 'Arial-Bold' })
    flow.y += body
    for (const line of lines) {
      flow.room(body)
      sheet.write(line, { x: page.left, y: flow.y })
      flow.y += body
    }
    flow.y += mm2pt(3)
  }
  flow.y = Math.max(drawVat(sheet, view, flow.y), sumsEnd)
}

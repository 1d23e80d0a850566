import { mm2pt } from 'swissqrbill/utils'
import type { PickingListView, PickingSection } from '../views/picking-list-view.ts'
import { continuationEnd, drawContinuation } from './head.ts'
import { numberPages } from './number-pages.ts'
import { bodySize, colours, createSheet, leading, page, type Sheet } from './sheet.ts'
import { columnsHeight, type DrawableRow, drawColumns, lineRows } from './table.ts'
import { wrap } from './wrap.ts'

const titleSize = 14
const sectionGap = mm2pt(7)
const textWidth = page.right - page.left

/** Breaks pages: moves to a new page if `height` does not fit below `y`. */
const room = (sheet: Sheet, view: PickingListView, y: number, height: number): number => {
  if (y + height <= page.bottom) return y
  sheet.addPage()
  drawContinuation(sheet, view)
  return continuationEnd
}

/** A text of one or more lines; measured only unless `isDrawn`. Returns the height. */
const drawFact = (
  sheet: Sheet,
  { text, isStrong = false }: { text: string; isStrong?: boolean },
  y: number,
  isDrawn: boolean,
): number => {
  const style = isStrong ? ({ font: 'Text-Bold' } as const) : { colour: colours.muted }
  const lines = wrap(sheet, text, style, textWidth)
  const tag = isDrawn ? sheet.tag(sheet.root, 'P') : undefined
  if (tag)
    for (const [index, line] of lines.entries())
      sheet.write(line, { ...style, x: page.left, y: y + index * leading(bodySize), tag })
  return lines.length * leading(bodySize)
}

/** Title, facts and the customer's note of a section. */
const drawSectionHead = (sheet: Sheet, section: PickingSection, y: number, isDrawn: boolean) => {
  if (isDrawn)
    sheet.write(section.title, {
      x: page.left,
      y,
      font: 'Text-Bold',
      size: titleSize,
      tag: sheet.tag(sheet.root, 'H2'),
    })
  let at = y + leading(titleSize) + mm2pt(1)
  for (const text of section.facts) at += drawFact(sheet, { text }, at, isDrawn)
  if (section.notice) at += drawFact(sheet, { text: section.notice, isStrong: true }, at, isDrawn)
  return at + mm2pt(2) - y
}

const drawSection = (
  sheet: Sheet,
  view: PickingListView,
  section: PickingSection,
  from: number,
) => {
  const headHeight = drawSectionHead(sheet, section, 0, false)
  const table = sheet.tag(sheet.root, 'Table')
  const rows: DrawableRow[] = section.lines.flatMap((line, index) =>
    lineRows(sheet, table, line, section.columns, index),
  )
  // The head stays with its first rows.
  const start =
    headHeight + columnsHeight + rows.slice(0, 2).reduce((sum, row) => sum + row.height, 0)
  let y = room(sheet, view, from, start)
  y += drawSectionHead(sheet, section, y, true)
  drawColumns(sheet, section.columns, y, table)
  y += columnsHeight
  for (const row of rows) {
    const at = room(sheet, view, y, row.height)
    if (at < y) {
      drawColumns(sheet, section.columns, at)
      y = at + columnsHeight
    }
    row.draw(y)
    y += row.height
  }
  return y
}

/** Renders a picking list as PDF. */
export const drawPickingList = async (view: PickingListView): Promise<Buffer> => {
  const { title, language, date, sender } = view
  const sheet = await createSheet({ title, author: sender.name, language, date })
  sheet.rule(mm2pt(13), { colour: colours.leaf, width: 2.5 })
  sheet.write(title, {
    x: page.left,
    y: mm2pt(17),
    font: 'Text-Bold',
    size: 20,
    tag: sheet.tag(sheet.root, 'H1'),
  })
  sheet.write(view.summary, {
    x: page.left,
    y: mm2pt(27),
    colour: colours.muted,
    tag: sheet.tag(sheet.root, 'P'),
  })
  let y: number = mm2pt(36)
  for (const section of view.sections) y = drawSection(sheet, view, section, y) + sectionGap
  numberPages(sheet, view)
  return sheet.finish()
}

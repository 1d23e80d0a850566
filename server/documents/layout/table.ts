import { mm2pt } from 'swissqrbill/utils'
import type { Column, DocumentLine, DocumentView, SubstanceGroup } from '../views/document-view.ts'
import type { TableRow } from './page-breaks.ts'
import { bodySize, colours, leading, page, type Sheet, type Style, type Tag } from './sheet.ts'
import { wrap } from './wrap.ts'

type Columns = DocumentView['columns']

/** A row with a function that draws it with its upper edge at `y`. */
export type DrawableRow = TableRow & { draw: (y: number) => void }

const headStyle: Style = { size: 8, colour: colours.muted }
const nameStyle: Style = { font: 'Text-Bold', size: bodySize }
const detailStyle: Style = { size: 8.5, colour: colours.muted }
const groupStyle: Style = { font: 'Text-Bold', size: 7.5, colour: colours.muted }
const itemStyle: Style = { size: 8.5 }
const padding = mm2pt(0.6)
/** More space for fields filled in by hand (batch, expiry). */
const writablePadding = mm2pt(1.7)
const gap = mm2pt(2)
/** Space left of a field filled in by hand, in mm. */
const blankGapMm = 5

const nameX = page.left + mm2pt(8)

/** Right edges of the columns after the name, and the right edge of the name. */
const edgesOf = (others: readonly Column[]) => {
  let edge: number = page.right
  const edges: number[] = []
  for (const { widthMm } of others.toReversed()) {
    edges.unshift(edge)
    edge -= mm2pt(widthMm)
  }
  return { edges, nameEnd: edge }
}

export const columnsHeight = leading(8) + mm2pt(2.2)

/** Draws the column headings; without `table` (further pages) as an artifact. */
export const drawColumns = (
  sheet: Sheet,
  { position, name, others }: Columns,
  y: number,
  table?: Tag,
) => {
  const row = table && sheet.tag(table, 'TR')
  const cell = () => row && sheet.tag(row, 'TH', { scope: 'Column' })
  sheet.write(position, { ...headStyle, x: page.left, y, tag: cell() })
  sheet.write(name, { ...headStyle, x: nameX, y, tag: cell() })
  const { edges } = edgesOf(others)
  for (const [index, { label, widthMm, isBlank }] of others.entries()) {
    const edge = edges[index] ?? page.right
    if (isBlank)
      sheet.write(label, { ...headStyle, x: edge - mm2pt(widthMm - blankGapMm), y, tag: cell() })
    else sheet.write(label, { ...headStyle, x: edge, y, align: 'right', tag: cell() })
  }
  sheet.rule(y + leading(8) + mm2pt(0.8), { colour: colours.ink, width: 0.75 })
}

/** Height of the heading of a continued line, in points. */
export const continuedHeight = leading(bodySize) + mm2pt(1)

/** 'Spring mixture · Homeopathy (continued)': an artifact, because it repeats the line's name. */
export const drawContinued = (sheet: Sheet, text: string, others: readonly Column[], y: number) => {
  const { nameEnd } = edgesOf(others)
  const [line = ''] = wrap(sheet, text, groupStyle, nameEnd - nameX - gap)
  sheet.write(line, { ...groupStyle, x: nameX, y: y + mm2pt(0.6) })
}

type Piece = { text: string; style: Style; x: number }

/** Name, detail and reference; name and detail in one row if both fit. */
const nameRows = (sheet: Sheet, line: DocumentLine, width: number): Piece[][] => {
  const { name, detail, reference } = line
  const below = (text: string | undefined, style: Style) =>
    text
      ? wrap(sheet, text, style, width).map((row): Piece[] => [{ text: row, style, x: nameX }])
      : []
  const references = below(reference, itemStyle)
  const rows = wrap(sheet, name, nameStyle, width).map((text): Piece[] => [
    { text, style: nameStyle, x: nameX },
  ])
  if (!detail) return [...rows, ...references]
  const last = rows.at(-1)
  const used = sheet.widthOf(last?.[0]?.text ?? '', nameStyle) + gap
  if (last && used + sheet.widthOf(detail, detailStyle) <= width) {
    last.push({ text: detail, style: detailStyle, x: nameX + used })
    return [...rows, ...references]
  }
  return [...rows, ...below(detail, detailStyle), ...references]
}

const itemWidth = (mm2pt(140) - mm2pt(8)) / 2

/** One substance per row, in two columns, read column by column. */
const itemRows = (
  sheet: Sheet,
  items: readonly string[],
): { text: string; index: number; x: number }[][] => {
  const half = Math.ceil(items.length / 2)
  const wrapped = items.map((item) => wrap(sheet, item, itemStyle, itemWidth - gap))
  return Array.from({ length: half }, (_, row) => {
    const pair = [row, row + half].filter((index) => index < items.length)
    const height = Math.max(...pair.map((index) => wrapped[index]?.length ?? 0))
    return Array.from({ length: height }, (_, part) =>
      pair.flatMap((index) => {
        const text = wrapped[index]?.[part]
        const x = nameX + (index < half ? 0 : itemWidth)
        return text === undefined ? [] : [{ text, index, x }]
      }),
    )
  }).flat()
}

/** Part of a line; `group`: the substance family that it continues. */
type LinePart = { height: number; group?: string; draw: (y: number) => void }

const groupRows = (sheet: Sheet, nameCell: Tag, { title, items }: SubstanceGroup): LinePart[] => {
  const titleTag = title ? sheet.tag(nameCell, 'P') : undefined
  const list = sheet.tag(nameCell, 'L')
  const bodies = items.map(() => sheet.tag(sheet.tag(list, 'LI'), 'LBody'))
  const rows = itemRows(sheet, items).map((pieces) => ({
    height: leading(8.5),
    group: title,
    draw: (y: number) => {
      for (const { text, index, x } of pieces)
        sheet.write(text, { ...itemStyle, x, y, tag: bodies[index] })
    },
  }))
  const [first, ...rest] = rows
  if (!first || !title) return rows
  // A title stays with its first item.
  const titleHeight = leading(8) + mm2pt(0.6)
  const withTitle = {
    height: titleHeight + first.height,
    draw: (y: number) => {
      sheet.write(title, { ...groupStyle, x: nameX, y: y + mm2pt(0.6), tag: titleTag })
      first.draw(y + titleHeight)
    },
  }
  return [withTitle, ...rest]
}

/** The rows of one order line, with their structure elements. */
export const lineRows = (
  sheet: Sheet,
  table: Tag,
  line: DocumentLine,
  { others }: Columns,
  index: number,
): DrawableRow[] => {
  const tr = sheet.tag(table, 'TR')
  const positionCell = sheet.tag(tr, 'TD')
  const nameCell = sheet.tag(tr, 'TD')
  const { edges, nameEnd } = edgesOf(others)
  const names = nameRows(sheet, line, nameEnd - nameX - gap)
  const nameTag = sheet.tag(nameCell, 'P')
  const cells = others.map(() => sheet.tag(tr, 'TD'))
  const drawNames = (y: number) => {
    sheet.write(String(index + 1), {
      ...headStyle,
      size: bodySize,
      x: page.left,
      y,
      tag: positionCell,
    })
    for (const [at, { isBlank, widthMm }] of others.entries()) {
      const edge = edges[at] ?? page.right
      if (isBlank)
        sheet.rule(y + leading(bodySize), {
          from: edge - mm2pt(widthMm - blankGapMm),
          to: edge,
          colour: colours.muted,
        })
      else sheet.write(line.cells[at] ?? '', { x: edge, y, align: 'right', tag: cells[at] })
    }
    for (const [at, pieces] of names.entries())
      for (const { text, style, x } of pieces)
        sheet.write(text, { ...style, x, y: y + at * leading(bodySize), tag: nameTag })
  }
  const isWritable = others.some(({ isBlank }) => isBlank)
  const space = isWritable ? writablePadding : padding
  const parts: LinePart[] = [
    { height: names.length * leading(bodySize), draw: drawNames },
    ...line.groups.flatMap((group) => groupRows(sheet, nameCell, group)),
  ]
  return parts.map((part, at) => {
    const [isFirst, isLast] = [at === 0, at === parts.length - 1]
    const before = isFirst ? space : 0
    return {
      line: index,
      ...(!isFirst && { continues: [line.name, part.group].filter(Boolean).join(' · ') }),
      height: before + part.height + (isLast ? space : 0),
      draw: (y) => {
        part.draw(y + before)
        if (isLast) sheet.rule(y + before + part.height + space)
      },
    }
  })
}

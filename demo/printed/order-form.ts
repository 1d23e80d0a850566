import { mm2pt } from 'swissqrbill/utils'
import type { Language } from '../../domain/language.ts'
import { colours, page, type Sheet, type Tag } from '../../server/documents/layout/sheet.ts'
import { beginFile, endFile, footIn } from './begin-file.ts'
import { fileTexts } from './texts.ts'

const label = { size: 8, colour: colours.muted }
const rowCount = 18

type Box = { x: number; y: number; width: number; height: number }

/** Adds a text field with an accessible `name` to the structure tree. */
const addField = (
  sheet: Sheet,
  parent: Tag,
  id: string,
  name: string,
  box: Box,
  isMultiline = false,
) => {
  const { doc } = sheet
  const { element } = sheet.tag(parent, 'Form', { alt: name })
  // In pdfkit, annotations accept a structure element, fields do not.
  const annotate = doc.annotate.bind(doc)
  doc.annotate = (x, y, w, h, options) => {
    const field = { ...options, TU: new String(name), structParent: element }
    return annotate(x, y, w, h, field)
  }
  doc.font('Helvetica').fontSize(9)
  // Less high than its row, so that the tint leaves the rule below visible.
  doc.formText(id, box.x, box.y, box.width, box.height - 0.8, {
    fontSize: 9,
    multiline: isMultiline,
    backgroundColor: '#f4f7f1',
    borderColor: colours.line,
  })
  doc.annotate = annotate
  // The tint alone may be invisible in print.
  sheet.rule(box.y + box.height, { from: box.x, to: box.x + box.width, colour: colours.muted })
}

const columnsMm = { quantity: 16, remedy: 54, scale: 22, dilution: 20, form: 27, size: 30 } as const
type ColumnName = keyof typeof columnsMm
const columnNames = Object.keys(columnsMm) as ColumnName[]

const drawRows = (sheet: Sheet, top: number, language: Language) => {
  const { columns, row } = fileTexts[language]
  const table = sheet.tag(sheet.root, 'Table')
  const head = sheet.tag(table, 'TR')
  let x: number = page.left
  const lefts = columnNames.map((name) => {
    const left = x
    sheet.write(columns[name], {
      ...label,
      x,
      y: top,
      tag: sheet.tag(head, 'TH', { scope: 'Column' }),
    })
    x += mm2pt(columnsMm[name])
    return left
  })
  const height = mm2pt(6.6)
  for (let at = 0; at < rowCount; at += 1) {
    const tr = sheet.tag(table, 'TR')
    for (const [index, name] of columnNames.entries()) {
      const box = {
        x: lefts[index] ?? page.left,
        y: top + mm2pt(4.5) + at * mm2pt(7.1),
        width: mm2pt(columnsMm[name] - 1),
        height,
      }
      addField(
        sheet,
        sheet.tag(tr, 'TD'),
        `${name}-${at + 1}`,
        `${columns[name]}, ${row(at + 1)}`,
        box,
      )
    }
  }
  return top + mm2pt(4.5) + rowCount * mm2pt(7.1)
}

/** An order form that can be filled in on screen or by hand. */
export const drawOrderForm = async (language: Language): Promise<Buffer> => {
  const { orderForm, orderFormHint, fields } = fileTexts[language]
  const { sheet, y } = await beginFile(language, orderForm, orderFormHint)
  const { doc } = sheet
  doc.font('Helvetica')
  doc.initForm()
  const half = (page.right - page.left - mm2pt(4)) / 2
  const right = page.left + half + mm2pt(4)
  const field = (
    id: keyof typeof fields,
    x: number,
    top: number,
    width: number,
    height: number = mm2pt(7),
    isMultiline = false,
  ) => {
    sheet.write(fields[id], { ...label, x, y: top, tag: sheet.tag(sheet.root, 'P') })
    const box = { x, y: top + mm2pt(3.8), width, height }
    addField(sheet, sheet.root, id, fields[id], box, isMultiline)
  }
  const step = mm2pt(12.5)
  field('practice', page.left, y, half)
  field('customerNumber', right, y, half)
  field('email', page.left, y + step, half)
  field('phone', right, y + step, half)
  field('address', page.left, y + 2 * step, half, mm2pt(16), true)
  field('reference', right, y + 2 * step, half)
  const rowsEnd = drawRows(sheet, y + 2 * step + mm2pt(23), language)
  field('note', page.left, rowsEnd + mm2pt(2), page.right - page.left, mm2pt(11), true)
  field('date', page.left, rowsEnd + mm2pt(18.5), half)
  const signature = rowsEnd + mm2pt(18.5)
  sheet.write(fields.signature, {
    ...label,
    x: right,
    y: signature,
    tag: sheet.tag(sheet.root, 'P'),
  })
  sheet.rule(signature + mm2pt(10.8), { from: right, colour: colours.muted })
  return endFile(sheet, footIn(language, orderForm))
}

import { escapeMarkup, removeXmlForbidden } from '../xml-characters.ts'

/** A sheet: its name of at most 31 characters, its headings and the rows below. */
export type WrittenSheet = {
  name: string
  headings: readonly string[]
  rows: readonly (readonly (string | number)[])[]
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageOf = (part: string) =>
  `http://schemas.openxmlformats.org/package/2006/${part}` as const
const mediaTypeOf = (part: string) =>
  `application/vnd.openxmlformats-officedocument.spreadsheetml.${part}+xml`

const xml = (content: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${content}`

const textOf = (text: string) => escapeMarkup(removeXmlForbidden(text))

/** Indexes of `cellXfs` below. */
const styles = { headings: 1, text: 2 } as const

/** Texts as they are typed (format @): Excel would turn "3-30" into a date. */
const styleSheet = xml(
  `<styleSheet xmlns="${main}"><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
)

const cellOf = (cell: string | number, style: number) => {
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
  if (cell === '') return `<c s="${style}"/>`
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${textOf(cell)}</t></is></c>`
}

const rowOf = (cells: WrittenSheet['rows'][number], style: number) =>
  `<row>${cells.map((cell) => cellOf(cell, style)).join('')}</row>`

/** Wide enough for the texts of a column, in characters. */
const widthOf = ({ headings, rows }: WrittenSheet, at: number) =>
  [headings, ...rows].reduce(
    (width, cells) => Math.max(width, Math.min(String(cells[at] ?? '').length + 2, 50)),
    10,
  )

const sheetXml = (sheet: WrittenSheet) => {
  const { headings, rows } = sheet
  const columns = headings.map(
    (_, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${widthOf(sheet, at)}" style="${styles.text}" customWidth="1"/>`,
  )
  return xml(
    `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>${rowOf(headings, styles.headings)}${rows.map((row) => rowOf(row, styles.text)).join('')}</sheetData></worksheet>`,
  )
}

const relation = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`

const relations = (entries: readonly string[]) =>
  xml(`<Relationships xmlns="${packageOf('relationships')}">${entries.join('')}</Relationships>`)

const override = (path: string, part: string) =>
  `<Override PartName="/${path}" ContentType="${mediaTypeOf(part)}"/>`

/** The files of an XLSX archive with these sheets, by their path: headings in bold stay in view, columns are texts. */
export const workbookParts = (sheets: readonly WrittenSheet[]): Record<string, string> => {
  const pathOf = (at: number) => `worksheets/sheet${at + 1}.xml`
  const names = sheets.map(
    ({ name }, at) => `<sheet name="${textOf(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  )
  return {
    '[Content_Types].xml': xml(
      `<Types xmlns="${packageOf('content-types')}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('xl/workbook.xml', 'sheet.main')}${override('xl/styles.xml', 'styles')}${sheets.map((_, at) => override(`xl/${pathOf(at)}`, 'worksheet')).join('')}</Types>`,
    ),
    '_rels/.rels': relations([relation('rId1', 'officeDocument', 'xl/workbook.xml')]),
    'xl/workbook.xml': xml(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${names.join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((_, at) => relation(`rId${at + 1}`, 'worksheet', pathOf(at))),
      relation(`rId${sheets.length + 1}`, 'styles', 'styles.xml'),
    ]),
    'xl/styles.xml': styleSheet,
    ...Object.fromEntries(sheets.map((sheet, at) => [`xl/${pathOf(at)}`, sheetXml(sheet)])),
  }
}

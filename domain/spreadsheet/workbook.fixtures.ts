/** A cell as the text of a formula ('=1+1'), a text or a number. */
type FixtureCell = string | number

const cellXml = (cell: FixtureCell, column: number, row: number) => {
  const reference = `${String.fromCharCode(65 + column)}${row}`
  if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`
  if (cell.startsWith('=')) return `<c r="${reference}"><f>${cell.slice(1)}</f><v>2</v></c>`
  return `<c r="${reference}" t="inlineStr"><is><t>${cell}</t></is></c>`
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships'

export type FixtureRows = readonly (readonly FixtureCell[])[]

const sheetXml = (rows: FixtureRows) =>
  `<?xml version="1.0"?><worksheet xmlns="${main}"><sheetData>${rows
    .map(
      (cells, i) =>
        `<row r="${i + 1}">${cells.map((cell, column) => cellXml(cell, column, i + 1)).join('')}</row>`,
    )
    .join('')}</sheetData></worksheet>`

/** For tests: the files of a workbook with sheets named 'Blatt 1' and so on, of rows or as XML; some are hidden. */
export const workbookFiles = (
  sheets: readonly (FixtureRows | string)[],
  hidden: readonly number[] = [],
): Record<string, string> => ({
  '[Content_Types].xml':
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
  'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets
    .map(
      (_, at) =>
        `<sheet name="Blatt ${at + 1}" sheetId="${at + 1}" ${hidden.includes(at + 1) ? 'state="hidden"' : ''} r:id="rId${at + 1}"/>`,
    )
    .join('')}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<?xml version="1.0"?><Relationships xmlns="${packageRelations}">${sheets
    .map(
      (_, at) =>
        `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
    )
    .join('')}</Relationships>`,
  ...Object.fromEntries(
    sheets.map((sheet, at) => [
      `xl/worksheets/sheet${at + 1}.xml`,
      typeof sheet === 'string' ? sheet : sheetXml(sheet),
    ]),
  ),
})

/** For tests: workbooks with these rows as programs write them, by what is unusual about them. */
export const unusualWorkbooks = (
  rows: FixtureRows,
): readonly (readonly [what: string, files: Record<string, string>])[] => {
  const usual = workbookFiles([rows])
  const changed = (change: (xml: string) => string) =>
    Object.fromEntries(Object.entries(usual).map(([path, xml]) => [path, change(xml)]))
  const sheet = sheetXml(rows)
  return [
    ['a hidden first sheet', workbookFiles([[['Listen'], ['intern']], rows], [1])],
    ['cells without addresses', workbookFiles([sheet.replace(/ r="\w+"/g, '')])],
    ['prefixes', workbookFiles([sheet.replace(/<(\/?)(?=[a-z])/g, '<$1x:')])],
    [
      'indentation',
      workbookFiles([sheet.replace(/(?<=>)(?=<(?:row|c|is|v|\/row|\/c)\b)/g, '\n  ')]),
    ],
    ['spaces around equals signs', changed((xml) => xml.replaceAll('="', ' = "'))],
    ['line ends around equals signs', changed((xml) => xml.replaceAll('="', '\r\n=\t"'))],
    ['attributes in single quotes', changed((xml) => xml.replace(/="([^"]*)"/g, " = '$1'"))],
  ]
}

import { crc32 } from 'node:zlib'

const entryOf = (name: string, content: string) => {
  const data = Buffer.from(content)
  const file = Buffer.from(name)
  const common = Buffer.alloc(26)
  common.writeUInt16LE(20, 0)
  common.writeUInt32LE(crc32(data), 10)
  common.writeUInt32LE(data.length, 14)
  common.writeUInt32LE(data.length, 18)
  common.writeUInt16LE(file.length, 22)
  return { data, file, common }
}

/** A zip archive without compression. */
export const zip = (files: Record<string, string>) => {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(files)) {
    const { data, file, common } = entryOf(name, content)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, file, data])
    const more = Buffer.alloc(14)
    more.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, more, file]))
    locals.push(local)
    offset += local.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(entries.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, entries, end])
}

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

type FixtureRows = readonly (readonly FixtureCell[])[]

const sheetXml = (rows: FixtureRows) =>
  `<?xml version="1.0"?><worksheet xmlns="${main}"><sheetData>${rows
    .map(
      (cells, i) =>
        `<row r="${i + 1}">${cells.map((cell, column) => cellXml(cell, column, i + 1)).join('')}</row>`,
    )
    .join('')}</sheetData></worksheet>`

/** For tests: an XLSX file with sheets named 'Blatt 1' and so on, of rows or as XML; some are hidden. */
export const workbookOfSheets = (
  sheets: readonly (FixtureRows | string)[],
  hidden: readonly number[] = [],
): Buffer =>
  zip({
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

/** For tests: an XLSX file with one sheet. */
export const workbook = (rows: FixtureRows): Buffer => workbookOfSheets([rows])

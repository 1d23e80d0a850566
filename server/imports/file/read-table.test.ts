import { describe, expect, test } from 'vitest'
import { unusualWorkbooks } from '../../../domain/spreadsheet/workbook.fixtures.ts'
import { priceTable } from '../../catalogue/imports/products.ts'
import { columnsByHeading } from '../columns.ts'
import { type ReadRows, readRows } from '../read-rows.ts'
import { readTable } from './read-table.ts'
import { workbook, workbookOfSheets, zip } from './workbook.fixtures.ts'

const prices = [
  ['Code', 'Preis'],
  ['single-a', 12.5],
]

const german = 'Code;Bezeichnung;Preis (CHF)\r\nsingle-a;Globuli – Röhrchen;12,50\r\n'
const utf8 = (text: string) => Buffer.from(text)
const bom = (text: string) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), utf8(text)])
const windows = (text: string) =>
  Buffer.concat(
    [...text].map((letter) =>
      letter === '–' ? Buffer.from([0x96]) : Buffer.from(letter, 'latin1'),
    ),
  )
const utf16 = (text: string) =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])

const read = async (bytes: Buffer) => {
  const table = readTable(bytes, columnsByHeading(priceTable.columns))
  return table.ok ? readRows(priceTable, table.value) : table
}
const rowsOf = async (bytes: Buffer): Promise<ReadRows> => {
  const rows = await read(bytes)
  if (!rows.ok) throw new Error(rows.refusal)
  return rows.value
}

describe('price files', () => {
  test.each<readonly [string, Buffer]>([
    ['UTF-8', utf8(german)],
    ['UTF-8 with a byte order mark', bom(german)],
    ['Windows-1252', windows(german)],
    ['UTF-16', utf16(german)],
    ['commas', utf8('code,name,price\nsingle-a,"Globuli, tube","12,50"\n')],
    ['tabs', utf8('Code\tDésignation\tPrix\nsingle-a\tGlobules\t12.50\n')],
    ['a named separator', utf8('sep=;\r\nCodice;Prezzo\r\nsingle-a;12.5\r\n')],
    ['a workbook', workbook(prices)],
    ...unusualWorkbooks(prices).map(
      ([what, files]) => [`a workbook with ${what}`, zip(files)] as const,
    ),
  ])('price files are read in %s', async (_, bytes) => {
    const { rows, errors } = await rowsOf(bytes)
    expect(errors).toEqual([])
    expect(rows.map(({ values }) => values)).toMatchObject([{ code: 'single-a', price: 1_250 }])
  })

  test.each([
    ['nothing', utf8(''), 'file-empty'],
    ['headers alone', utf8('Code;Preis\n'), 'file-empty'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), 'not-text'],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), 'old-excel'],
    ['a damaged workbook', utf8('PK\u0003\u0004 cut off'), 'file-damaged'],
    ['50,001 rows', utf8(`code;price\n${'a;1.00\n'.repeat(50_001)}`), 'too-many-rows'],
    ['empty lines without end', utf8(`code;price\n${'\n'.repeat(1_000_001)}`), 'too-many-rows'],
    ['columns without end', utf8(`code;price${';x'.repeat(300)}\na;1\n`), 'file-too-complex'],
    ['a PDF', utf8('%PDF-1.7\n1 0 obj'), 'not-text'],
    ['a web page', utf8('<!doctype html>\n<p>'), 'not-text'],
    ['entities', utf8('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]>\n'), 'not-text'],
    ['no key', utf8('Preis;Gewicht\n12.50;3\n'), 'key-column-missing'],
    ['no value', utf8('Code;Gewicht\na;3\n'), 'value-column-missing'],
    ['a column twice', utf8('Code;Preis;Prix\na;1;2\n'), 'column-twice'],
  ])('price files are refused with %s', async (_, bytes, refusal) => {
    expect(await read(bytes)).toEqual({ ok: false, refusal })
  })

  test.each([
    ['a formula', 'single-a;=1+1', 'formula', 'Preis'],
    ['a command', '@SUM(B:B);12.50', 'formula', 'Code'],
    ['a word', 'single-a;viel', 'not-a-number', 'Preis'],
    ['an ambiguous number', 'single-a;1.234', 'ambiguous', 'Preis'],
    ['a negative price', 'single-a;-3.00', 'negative', 'Preis'],
    ['another separator', 'single-a;12;50', 'too-many-cells', ''],
    ['an open quotation mark', 'single-a;"12.50', 'quotes-open', ''],
  ])('name the row and column of %s', async (_, row, reason, column) => {
    const { rows, errors } = await rowsOf(utf8(`Code;Preis\nright;10.00\n\n${row}\n`))
    expect(errors).toMatchObject([{ row: 4, heading: column, reason }])
    expect(rows).toHaveLength(1)
  })

  test('price files refuse the formulas of a workbook', async () => {
    const { errors } = await rowsOf(
      workbook([
        ['Code', 'Preis'],
        ['a', 3],
        ['b', '=1+1'],
      ]),
    )
    expect(errors).toMatchObject([{ row: 3, column: 'price', reason: 'formula' }])
  })

  test('price files refuse the formulas of a workbook with prefixes and indentation', async () => {
    const prefixed = `<?xml version="1.0"?>
      <x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main">
        <x:sheetData>
          <x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>Number</x:t></x:is></x:c>
            <x:c r="B1" t="inlineStr"><x:is><x:t>Price</x:t></x:is></x:c></x:row>
          <x:row r="2"><x:c r="A2"><x:v>60158</x:v></x:c>
            <x:c r="B2">
              <x:f>B3*2</x:f>
              <x:v>60</x:v>
            </x:c></x:row>
          <x:row r="3"><x:c r="A3"><x:v>60159</x:v></x:c><x:c r="B3"><x:v>30.1</x:v></x:c></x:row>
        </x:sheetData>
      </x:worksheet>`
    const { rows, errors } = await rowsOf(workbookOfSheets([prefixed]))
    expect(errors).toMatchObject([{ row: 2, column: 'price', reason: 'formula' }])
    expect(rows).toEqual([{ row: 3, values: { number: 60159, price: 3_010 } }])
  })

  test('price files refuse a workbook with a cell beyond the limits', async () => {
    const far =
      '<worksheet><sheetData><row r="2"><c r="ZZZZZZZ2"><v>1</v></c></row></sheetData></worksheet>'
    expect(await read(workbookOfSheets([far]))).toEqual({ ok: false, refusal: 'file-too-complex' })
  })

  test('price files read texts in four languages, and name unknown columns', async () => {
    const { rows, ignoredColumns } = await rowsOf(
      utf8(
        'Nummer;Titel (DE);Titre FR;title_en;Titolo (it);Im Verkauf;MWST;Gewicht\n5;A;B;C;D;nein;2,6%;3\n',
      ),
    )
    expect(rows).toEqual([
      {
        row: 2,
        values: {
          number: 5,
          title_de: 'A',
          title_fr: 'B',
          title_en: 'C',
          title_it: 'D',
          isListed: false,
          vatClass: 'reduced',
        },
      },
    ])
    expect(ignoredColumns).toEqual(['Gewicht'])
  })
})

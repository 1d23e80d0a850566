import { describe, expect, test } from 'vitest'
import { readWorkbook } from './read-workbook.ts'
import { isDateFormat, workbookDateText } from './workbook-values.ts'

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

type Sheet = { name?: string; state?: string; xml: string }

/** The files of a workbook with these sheets, and other files. */
const filesOf = (sheets: readonly Sheet[], more: Record<string, string> = {}) => {
  const kinds = Object.keys(more).map((path) => path.replace(/^xl\/|\.xml$/g, ''))
  const relations = [
    ...sheets.map((_, at) => ['worksheet', `worksheets/sheet${at + 1}.xml`]),
    ...kinds.map((kind) => [kind, `/xl/${kind}.xml`]),
  ]
  return new Map<string, string>([
    [
      'xl/workbook.xml',
      `<workbook xmlns:r="${office}"><sheets>${sheets
        .map(
          ({ name, state }, at) =>
            `<sheet name="${name ?? `Tabelle${at + 1}`}" ${state ? `state="${state}"` : ''} r:id="r${at}"/>`,
        )
        .join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships>${relations
        .map(
          ([kind, target], at) =>
            `<Relationship Id="r${at}" Type="${office}/${kind}" Target="${target}"/>`,
        )
        .join('')}</Relationships>`,
    ],
    ...sheets.map(({ xml }, at) => [`xl/worksheets/sheet${at + 1}.xml`, xml] as const),
    ...Object.entries(more),
  ])
}

const data = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`

const read = (files: ReadonlyMap<string, string>, sheet?: string, marksFormulas = true) =>
  readWorkbook((path) => files.get(path), { sheet, marksFormulas })

const rowsOf = (xml: string, more?: Record<string, string>) => {
  const workbook = read(filesOf([{ xml }], more))
  return workbook.ok ? workbook.value.rows : workbook.refusal
}

describe('formulas are recognised', () => {
  const value = '<v>60</v>'
  test.each([
    ['as Excel writes them', `<c r="A1"><f>B3*2</f>${value}</c>`],
    ['with prefixes', `<x:c r="A1"><x:f>B3*2</x:f><x:v>60</x:v></x:c>`],
    ['with indentation', `\n  <c r="A1">\n    <f>B3*2</f>\n    ${value}\n  </c>\n`],
    ['after the value', `<c r="A1">${value}<f>B3*2</f></c>`],
    ['without a text', `<c r="A1"><f t="shared" si="0"/>${value}</c>`],
    ['with a comment before', `<c r="A1"><!-- <c> --><f>B3*2</f>${value}</c>`],
    ['with line breaks in the tag', `<c\n r='A1'\n><f\n>B3*2</f>${value}</c>`],
    ['without an address', `<c><f>B3*2</f>${value}</c>`],
    ['without a result', `<c r="A1"><f>B3*2</f></c>`],
    ['with a text as result', `<c r="A1" t="str"><f>B3</f><v>x</v></c>`],
    ['with an error as result', `<c r="A1" t="e"><f>B3</f><v>#REF!</v></c>`],
  ])('recognises a formula %s', (_, cell) => {
    const row = cell.startsWith('<x:') ? `<x:row r="1">${cell}</x:row>` : `<row>${cell}</row>`
    const xml = cell.startsWith('<x:')
      ? `<x:worksheet><x:sheetData>${row}</x:sheetData></x:worksheet>`
      : data(row)
    expect(rowsOf(xml)).toEqual([['=']])
  })

  test('recognises formulas in all cells of an array formula', () => {
    const xml = data(
      `<row r="1"><c r="B1"><f t="array" ref="B1:B2">C1:C2*2</f><v>1</v></c><c r="C1"><v>5</v></c></row>
       <row r="2"><c r="B2"><v>2</v></c></row><row r="3"><c r="B3"><v>3</v></c></row>`,
    )
    expect(rowsOf(xml)).toEqual([
      [null, '=', 5],
      [null, '='],
      [null, 3],
    ])
  })

  test('reads formulas as their last results if wished, errors as nothing', () => {
    const xml = data(
      '<row><c><f>1+1</f><v>2</v></c><c t="e"><f>1/0</f><v>#DIV/0!</v></c><c><v>3</v></c></row>',
    )
    expect(read(filesOf([{ xml }]), undefined, false)).toMatchObject({
      value: { rows: [[2, null, 3]] },
    })
  })
})

describe('sheets', () => {
  const sheets = [
    { name: 'Listen', state: 'hidden', xml: data(`<row>${text('a')}</row>`) },
    { name: 'Makro', state: 'veryHidden', xml: data(`<row>${text('b')}</row>`) },
    { name: 'Preise &amp; Co', xml: data(`<row>${text('c')}</row>`) },
    { name: 'Archiv', xml: data(`<row>${text('d')}</row>`) },
  ]
  test.each([
    [undefined, 'Preise & Co', 'c'],
    ['Archiv', 'Archiv', 'd'],
  ])('sheets of a workbook are read when visible: %s is %s', (chosen, sheet, cell) => {
    expect(read(filesOf(sheets), chosen)).toEqual({
      ok: true,
      value: { sheets: ['Preise & Co', 'Archiv'], sheet, rows: [[cell]] },
    })
  })
  test.each([['Listen'], ['Makro'], ['Unbekannt']])(
    'sheets of a workbook are refused otherwise: %s',
    (chosen) =>
      expect(read(filesOf(sheets), chosen)).toEqual({ ok: false, refusal: 'sheet-missing' }),
  )
  test('sheets of a workbook are refused when none is visible', () =>
    expect(read(filesOf(sheets.slice(0, 2)))).toEqual({ ok: false, refusal: 'sheet-missing' }))
})

describe('cells', () => {
  test.each([
    [
      'no addresses',
      `<row>${text('a')}<c/><c><v>19.9</v></c></row><row>${text('b')}</row>`,
      [['a', null, 19.9], ['b']],
    ],
    [
      'addresses of cells only',
      '<row><c r="B2"><v>1</v></c><c r="D2"><v>2</v></c></row>',
      [[], [null, 1, null, 2]],
    ],
    [
      'addresses of rows only',
      '<row r="2"><c><v>1</v></c></row><row><c><v>2</v></c></row>',
      [[], [1], [2]],
    ],
    [
      'some addresses',
      '<row r="1"><c><v>1</v></c><c r="C1"><v>3</v></c><c><v>4</v></c></row>',
      [[1, null, 3, 4]],
    ],
    [
      'blank rows at the end',
      '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="A1048576" s="1"/></row>',
      [[1]],
    ],
    [
      'texts of several runs',
      '<row><c t="inlineStr"><is><r><t>Arn</t></r><r><t>ica</t></r><rPh><t>x</t></rPh></is></c></row>',
      [['Arnica']],
    ],
    [
      'escaped characters',
      `<row>${text('A &amp; B_x000A_C')}<c t="str"><v>&lt;</v></c></row>`,
      [['A & B\nC', '<']],
    ],
    [
      'CDATA and comments',
      '<row><c><v>1<!-- -->2</v></c><c t="str"><v><![CDATA[<a>]]></v></c></row>',
      [[12, '<a>']],
    ],
    [
      'spaces around equals signs in tags and texts',
      `<row r = '1'><c r\n=\n"A1" t ="inlineStr"><is><t xml:space= "preserve">a = "b"</t></is></c></row>`,
      [['a = "b"']],
    ],
    [
      'a million spaces in a tag',
      `<row r = "1"${' '.repeat(1_000_000)}x = "1"><c><v>1</v></c></row>`,
      [[1]],
    ],
    [
      'booleans, errors, dates',
      '<row><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c><c t="d"><v>2026-11-30T00:00:00</v></c></row>',
      [[true, '#N/A', '2026-11-30']],
    ],
    [
      'numbers',
      '<row><c><v>1E2</v></c><c t="n"><v> -0.5 </v></c><c><v>0x10</v></c></row>',
      [[100, -0.5, '0x10']],
    ],
  ])('cells of a workbook are read with %s', (_, rows, right) =>
    expect(rowsOf(data(rows))).toEqual(right),
  )

  test('cells of a workbook are read with shared texts and dates', () => {
    const xml = data(
      '<row><c t="s"><v>1</v></c><c s="1"><v>46356</v></c><c s="2"><v>46356</v></c><c s="3"><v>12.5</v></c></row>',
    )
    const more = {
      'xl/sharedStrings.xml':
        '<sst><si><t>a</t></si><si><r><t>Arn</t></r><r><t>ica</t></r></si></sst>',
      'xl/styles.xml':
        '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/><numFmt numFmtId="165" formatCode="0.00 &quot;CHF&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>',
    }
    expect(rowsOf(xml, more)).toEqual([['Arnica', '2026-11-30', '2026-11-30', 12.5]])
  })

  test.each([
    ['dd.mm.yyyy', true],
    ['[$-807]d. mmmm yyyy;@', true],
    ['h:mm:ss.0', true],
    ['General', false],
    ['0.00 "CHF"', false],
    ['#,##0.00\\ [$CHF-807]', false],
    ['0.00 CHF', false],
    ['[Red]0.00', false],
    ['@', false],
  ])('recognises cells with the format %s as dates: %s', (format, right) =>
    expect(isDateFormat(format)).toBe(right),
  )

  test.each([
    [1, false, '1900-01-01'],
    [61, false, '1900-03-01'],
    [46_356.75, false, '2026-11-30'],
    [44_894, true, '2026-11-30'],
    [-2, false, undefined],
    [9e9, false, undefined],
  ])('reads the day %d, counted from 1904: %s, as %s', (days, from1904, right) =>
    expect(workbookDateText(days, from1904)).toBe(right),
  )
})

describe('refuses', () => {
  test.each([
    [
      'a column that Excel does not have',
      '<row r="2"><c r="XFE2"><v>1</v></c></row>',
      'file-too-complex',
    ],
    [
      'a column of many letters',
      '<row r="2"><c r="ZZZZZZZ2"><v>1</v></c></row>',
      'file-too-complex',
    ],
    ['an escaped address', '<row r="2"><c r="&#90;ZZZZZZ2"><v>1</v></c></row>', 'file-too-complex'],
    ['a row that Excel does not have', '<row r="2000000"/>', 'file-too-complex'],
    ['a row of many digits', '<row r="99999999999"/>', 'file-too-complex'],
    [
      'too many columns without an address',
      `<row>${'<c/>'.repeat(16_385)}</row>`,
      'file-too-complex',
    ],
    [
      'too many cells',
      Array.from(
        { length: 1_300 },
        (_, at) => `<row r="${at + 1}"><c r="XFD${at + 1}"><v>1</v></c></row>`,
      ).join(''),
      'file-too-complex',
    ],
    ['an endless text', `<row>${text('x'.repeat(1_000_001))}</row>`, 'file-too-complex'],
    ['an endless value', `<row><c><v>${'1'.repeat(1_000_001)}</v></c></row>`, 'file-too-complex'],
    [
      'a row twice',
      '<row r="1"><c><v>1</v></c></row><row r="1"><c><v>2</v></c></row>',
      'file-damaged',
    ],
    [
      'a cell twice',
      '<row r="1"><c r="A1"><v>1</v></c><c r="A1"><v>2</v></c></row>',
      'file-damaged',
    ],
    ['a cell of another row', '<row r="2"><c r="A1"><v>1</v></c></row>', 'file-damaged'],
    ['a text that is not there', '<row><c t="s"><v>7</v></c></row>', 'file-damaged'],
    ['tags that do not match', '<row><c><v>1</c></row>', 'file-damaged'],
  ])('refuses a sheet with %s', (_, rows, refusal) => expect(rowsOf(data(rows))).toBe(refusal))

  test('refuses a workbook without its parts', () =>
    expect(read(new Map([['content.xml', '<office/>']]))).toEqual({
      ok: false,
      refusal: 'file-damaged',
    }))
})

import { expect, test } from 'vitest'
import { exceedsSheetLimits } from './exceeds-sheet-limits.ts'
import { readTable } from './read-table.ts'
import { workbook, zip } from './workbook.fixtures.ts'

const rowOf = (row: string | number, cell: string) =>
  `<row r="${row}"><c r="${cell}"><v>1</v></c></row>`

test.each([
  ['a sheet of usual size', rowOf(50_001, 'GR50001')],
  ['a cell in the last row', rowOf(1_048_576, 'A1048576')],
  ['colors and relations', '<a:scrgbClr r="50%" g="0" b="0"/><sheet r:id="rId1"/>'],
  ['the longest cell of Excel', `<t>${'x'.repeat(32_767)}</t>`],
])('accepts %s', (_, xml) => expect(exceedsSheetLimits(xml)).toBe(false))

test.each([
  ['a column that Excel does not have', rowOf(2, 'XFE2')],
  ['a column of many letters', rowOf(2, 'ZZZZZZZ2')],
  ['a row that Excel does not have', rowOf(2_000_000, 'A2')],
  ['a row of many digits', rowOf('99999999999', 'A2')],
  ['the last cell of Excel', rowOf(1_048_576, 'XFD1048576')],
  ['an escaped address', `<c r='&#90;ZZZZZZ2'/>`],
  ['an endless text', `<t>${'x'.repeat(1_000_001)}</t>`],
])('refuses %s', (_, xml) => expect(exceedsSheetLimits(xml)).toBe(true))

test('refuses a workbook with a cell beyond the limits, in any of its files', async () => {
  const sheet = `<worksheet><sheetData>${rowOf(2, 'ZZZZZZZ2')}</sheetData></worksheet>`
  expect(await readTable(zip({ 'xl/any.xml': sheet }))).toEqual({
    ok: false,
    refusal: 'file-too-complex',
  })
  expect(await readTable(workbook([['Name'], ['Arnica']]))).toMatchObject({ ok: true })
})

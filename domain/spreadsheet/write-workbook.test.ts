import { expect, test } from 'vitest'
import { readWorkbook } from './read-workbook.ts'
import { workbookParts } from './write-workbook.ts'

test('writes sheets that are read again as they were, signs of XML included', () => {
  const rows = [['3-30', 12.5, '', '<b> & "c"\u0001'], ['  Rand ']]
  const parts = workbookParts([
    { name: 'Zeilen & Werte', headings: ['a', 'b', 'c', 'd'], rows },
    { name: 'Mögliche Werte', headings: ['Form'], rows: [['Creme']] },
  ])
  const read = readWorkbook((path) => parts[path], { marksFormulas: true })
  expect(read).toEqual({
    ok: true,
    value: {
      ...{ sheets: ['Zeilen & Werte', 'Mögliche Werte'], sheet: 'Zeilen & Werte' },
      rows: [['a', 'b', 'c', 'd'], ['3-30', 12.5, null, '<b> & "c"'], ['Rand']],
    },
  })
})

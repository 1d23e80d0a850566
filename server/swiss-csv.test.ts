import { expect, test } from 'vitest'
import { swissCsvRows } from './swiss-csv.ts'

test.each([
  ['+41 22 735 00 00', '"+41 22 735 00 00"'],
  ['+41227350000', '"+41227350000"'],
  ['022 735 00 00', '022 735 00 00'],
  ['+5', '+5'],
  ['-12.50', '-12.50'],
  ['=1+1', "'=1+1"],
  ['Müller; Söhne', '"Müller; Söhne"'],
])('writes the cell %j as %s', (cell, written) => {
  expect(swissCsvRows([[cell, 2]])).toBe(`${written};2\r\n`)
})

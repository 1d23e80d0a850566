import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { workbookFiles } from '../../../domain/spreadsheet/workbook.fixtures.ts'
import { readSheet, readSheetNames } from './read-sheet.ts'

const encoded = Object.entries(workbookFiles([[['Arnica'.repeat(1_000)]]])).map(
  ([name, text]) => [name, Buffer.from(text)] as const,
)
const archive = () => Buffer.from(zipSync(Object.fromEntries(encoded)))

/** The offset of the unpacked size of a file in the directory of an archive. */
const declaredSizeAt = (bytes: Buffer, name: string) => bytes.lastIndexOf(name) - 46 + 24

test('reads a compressed workbook', () => {
  expect(readSheet(archive(), undefined)).toMatchObject({
    value: { rows: [['Arnica'.repeat(1_000)]] },
  })
})

test.each([
  ['declares too much', 120_000_001],
  ['has a sheet that unpacks to more than it declares', 10],
])('refuses an archive that %s', (_, declared) => {
  const bytes = archive()
  bytes.writeUInt32LE(declared, declaredSizeAt(bytes, 'xl/worksheets/sheet1.xml'))
  expect(readSheet(bytes, undefined)).toMatchObject({ refusal: 'file-damaged' })
})

test('does not unpack a list of sheets that is too large', () => {
  const bytes = archive()
  bytes.writeUInt32LE(1_000_001, declaredSizeAt(bytes, 'xl/workbook.xml'))
  expect(readSheetNames(bytes)).toEqual([])
})

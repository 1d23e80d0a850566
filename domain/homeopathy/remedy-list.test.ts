import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { parseRemedy, type RemedyRecord } from './remedy.ts'
import { readRemedyList, writeRemedyList } from './remedy-list.ts'

const file = new URL('../../demo/catalogue/homeopathy.json', import.meta.url)
const records: RemedyRecord[] = JSON.parse(readFileSync(file, 'utf8'))

describe('the list of single remedies', () => {
  test("keeps every field of a remedy's record", () => {
    const sent = JSON.parse(JSON.stringify(writeRemedyList(records)))
    expect(readRemedyList(sent)).toEqual(records.map(parseRemedy))
  })

  test('compresses below 20 kB', () => {
    const body = JSON.stringify(writeRemedyList(records))
    expect(brotliCompressSync(body).length).toBeLessThan(20_000)
  })

  const list = writeRemedyList(records.slice(0, 3))
  test.each([
    { ...list, ids: [1] },
    { ...list, rangeOf: [0, 99, 0] },
    { ...list, ranges: [] },
  ])('rejects an incomplete list: %#', (broken) => {
    expect(() => readRemedyList(broken)).toThrow(RangeError)
  })
})

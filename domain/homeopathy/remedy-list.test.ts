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

  test('keeps the names and the weight of a remedy', () => {
    const [first, ...others] = records
    if (!first) throw new Error('no records')
    const names = { abbreviations: ['Abel'], synonyms: ['ambrette', 'Bisam'], ambiguous: ['Bisam'] }
    const [read, next] = readRemedyList(
      writeRemedyList([{ ...first, ...names, weight: 2 }, ...others]),
    )
    expect(read).toEqual({ ...parseRemedy(first), ...names, weight: 2 })
    expect(next).toEqual(others.slice(0, 1).map(parseRemedy)[0])
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

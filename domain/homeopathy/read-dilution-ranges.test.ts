import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readDilutionRanges } from './read-dilution-ranges.ts'

test.each([
  ['CH', '3-30,200,1000', '3-30,200,1000'],
  ['CH', ' 5 - 30 , 200 ', '5-30,200'],
  ['K', '30,200,M,XM', '30,200,M,XM'],
  ['K', '6-CM', '6-CM'],
  ['CH', '3–30, 200', '3-30,200'],
  ['CH', '3—30', '3-30'],
] as const)('reads the %s range %s', (scale, text, written) => {
  expect(readDilutionRanges(scale, text)).toEqual({ ok: true, value: written })
})

test.each([
  ['3-30,2oo', 5, '2oo', 'dilution'],
  ['3-31', 2, '31', 'dilution'],
  ['3–31', 2, '31', 'dilution'],
  ['30-3', 3, '3', 'higher'],
  ['3-30,12', 5, '12', 'ascending'],
  ['3-30,', 5, '', 'dilution'],
  ['3-', 2, '', 'dilution'],
  ['-3', 0, '', 'dilution'],
  ['3-5-7', 4, '7', 'dilution'],
  ['', 0, '', 'dilution'],
] as const)('refuses the CH range %j at character %i', (text, at, found, expected) => {
  expect(readDilutionRanges('CH', text)).toEqual({ ok: false, refusal: { at, found, expected } })
})

test('reads every range of the demo catalogue', () => {
  const remedies: { ch: string | null; k: string | null }[] = JSON.parse(
    readFileSync(new URL('../../demo/catalogue/homeopathy.json', import.meta.url), 'utf8'),
  )
  const refused = remedies.flatMap(({ ch, k }) => [
    ...(ch === null || readDilutionRanges('CH', ch).ok ? [] : [ch]),
    ...(k === null || readDilutionRanges('K', k).ok ? [] : [k]),
  ])
  expect(refused).toEqual([])
})

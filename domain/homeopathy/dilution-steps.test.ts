import { describe, expect, it, test } from 'vitest'
import dilutions from '../../demo/catalogue/dilutions.json' with { type: 'json' }
import {
  chToDh,
  dhToCh,
  dilutionLabel,
  dilutionSteps,
  dilutionText,
  expandDilutionRanges,
  scales,
} from './dilution-steps.ts'
import { readDilution } from './form.ts'

test.each(scales)('has every value of %s in order', (scale) => {
  const rows = dilutions.filter((row) => row.scale === scale)
  expect(dilutionSteps[scale]).toEqual(rows.map((row) => row.value))
  expect(dilutionSteps[scale].map((value) => dilutionLabel(scale, value))).toEqual(
    rows.map((row) => row.label),
  )
})

it('has 245 dilutions on its ladders', () =>
  expect(scales.flatMap((scale) => dilutionSteps[scale])).toHaveLength(245))

describe('ranges', () => {
  test.each([
    ['CH', '28-30,200,1000', ['28', '29', '30', '200', '1000']],
    ['CH', '30-1000', ['30', '200', '1000']],
    ['K', '24-50', ['24', '30', '34', '50']],
    ['K', '900-2M, LM-MM', ['900', 'M', '2M', 'LM', 'CM', 'DM', 'MM']],
    ['LM', '6-8', ['6', '7', '8']],
    ['CH', '5,4,4-5', ['4', '5']],
    ['CH', '31,30-5,x,-,0-3,,29-', []],
    ['CH', '', []],
  ] as const)('expands the range of %s dilutions %j', (scale, text, values) => {
    expect(expandDilutionRanges(scale, text)).toEqual(values)
  })
})

describe('DH and CH', () => {
  test.each([
    [['1'], ['1', '2']],
    [
      ['9', '29', '30', '200', '1000'],
      ['17', '18', '57', '58', '59', '60'],
    ],
    [['200'], []],
  ])('derives from %j CH the values %j DH', (ch, dh) => expect(chToDh(ch)).toEqual(dh))

  it('turns each pair of DH back into its CH', () => {
    for (const ch of dilutionSteps.CH.slice(0, 30)) {
      expect(chToDh([ch]).map((dh) => dhToCh(Number(dh)))).toEqual([Number(ch), Number(ch)])
    }
  })
})

describe('the text of a dilution', () => {
  test.each([
    ['CH', '30', '30 CH'],
    ['DH', '6', '6 DH'],
    ['K', '200', '200 K'],
    ['K', 'M', 'MK'],
    ['K', '2M', '2MK'],
    ['K', 'LM', 'LMK'],
    ['LM', '18', 'LM 18'],
  ] as const)('writes %s %s as %s', (scale, value, text) => {
    expect(dilutionText(scale, value)).toBe(text)
  })

  test.each(scales)('reads back every dilution of %s from its text', (scale) => {
    for (const value of dilutionSteps[scale]) {
      expect(readDilution(scale, dilutionText(scale, value))).toBe(value)
    }
  })
})

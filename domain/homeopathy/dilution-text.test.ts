import { expect, test } from 'vitest'
import { dilutionSteps, dilutionText, scales } from './dilution-steps.ts'
import { readDilution } from './form.ts'

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

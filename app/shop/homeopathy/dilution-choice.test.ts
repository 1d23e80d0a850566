import { expect, test } from 'vitest'
import { dilutionSteps, scales } from '../../../domain/homeopathy/dilution-steps.ts'
import { commonDilutions, numberedValues } from './dilution-choice.tsx'

test.each(scales)(
  'lists common dilutions of %s that are on the dilutionSteps, ascending',
  (scale) => {
    const common = commonDilutions(scale, dilutionSteps[scale])
    expect(common.length).toBeGreaterThan(4)
    expect(common).toEqual(dilutionSteps[scale].filter((dilution) => common.includes(dilution)))
  },
)

test('lists only dilutions that the remedy is made in', () => {
  expect(commonDilutions('CH', ['5', '6', '30'])).toEqual(['5', '30'])
  expect(commonDilutions('LM', [])).toEqual([])
})

const upTo = (last: number) => Array.from({ length: last }, (_, index) => `${index + 1}`)

test.each([
  [
    [...upTo(30), '200', '1000'],
    ['5', '7', '9', '12', '15', '30', '200', '1000'],
    '1 5 9 12 15 1000',
  ],
  [upTo(60), ['4', '6', '8', '12', '30', '60'], '1 8 30 60'],
  [['6'], ['6'], '6'],
  [['30', '200', 'M', 'XM'], ['30', '200', 'M', 'XM'], '30 200 M XM'],
  [[], [], ''],
])('numbers values of %j without overlap', (values, common, numbered) =>
  expect(numberedValues(values, common).join(' ')).toBe(numbered),
)

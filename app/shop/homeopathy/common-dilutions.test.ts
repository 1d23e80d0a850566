import { expect, test } from 'vitest'
import { dilutionSteps, scales } from '../../../domain/homeopathy/dilution-steps.ts'
import { commonDilutions } from './dilution-choice.tsx'

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

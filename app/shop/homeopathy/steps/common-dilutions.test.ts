import { expect, test } from 'vitest'
import { ladder } from '../../../../domain/homeopathy/ladder.ts'
import { scales } from '../../../../domain/homeopathy/scale.ts'
import { commonDilutions } from './common-dilutions.ts'

test.each(scales)('lists common dilutions of %s that are on the ladder, ascending', (scale) => {
  const common = commonDilutions(scale, ladder[scale])
  expect(common.length).toBeGreaterThan(4)
  expect(common).toEqual(ladder[scale].filter((dilution) => common.includes(dilution)))
})

test('lists only dilutions that the remedy is made in', () => {
  expect(commonDilutions('CH', ['5', '6', '30'])).toEqual(['5', '30'])
  expect(commonDilutions('LM', [])).toEqual([])
})

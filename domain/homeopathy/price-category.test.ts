import { expect, test } from 'vitest'
import dilutions from '../../demo/catalogue/dilutions.json' with { type: 'json' }
import { isScale } from './dilution-steps.ts'
import { priceCategory } from './price-slug.ts'

test.each(dilutions)(
  'gives $label the category $price_category',
  ({ scale, value, price_category }) => {
    expect(isScale(scale) && priceCategory(scale, value)).toBe(price_category)
  },
)

test.each([
  ['CH', '31'],
  ['CH', 'M'],
  ['K', '25'],
  ['LM', 'LM'],
  ['LM', '101'],
  ['DH', '0'],
  ['DH', 'toString'],
  ['CH', ''],
] as const)('gives %s %j the category 0, as it is not on the ladder', (scale, value) => {
  expect(priceCategory(scale, value)).toBe(0)
})

import { expect, test } from 'vitest'
import { productInfo } from './product-info.ts'

const facts = { formKey: 'granules', size: 'Tube 4g', remedies: 5 }

test.each(['complex', 'otc', 'supplement'] as const)('a line of the kind %s', (kind) => {
  expect(productInfo({ ...facts, kind })).toEqual({ type: kind, form: 'granules', size: 'Tube 4g' })
})

test.each(['kit', 'seasonal'] as const)('a line of the kind %s', (kind) => {
  expect(productInfo({ ...facts, kind })).toEqual({ type: kind, remedies: 5 })
})

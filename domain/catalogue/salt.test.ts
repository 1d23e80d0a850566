import { expect, test } from 'vitest'
import { saltForms, saltPriceSlug, saltsBeside } from './salt.ts'

test('pills are priced as pills, all else as powder (D2 §3, R17)', () => {
  expect(saltForms.map((form) => [form, saltPriceSlug(form)])).toEqual([
    ['pl_6', 'schussler-salts-pills'],
    ['pl_12', 'schussler-salts-pills'],
    ['p_6', 'schussler-salts-powder'],
    ['p_12', 'schussler-salts-powder'],
    ['p', 'schussler-salts-powder'],
  ])
})

const salts = ['a', 'b', 'c'].map((slug) => ({ slug }))

test.each([
  ['a', undefined, 'b'],
  ['b', 'a', 'c'],
  ['c', 'b', undefined],
  ['x', undefined, undefined],
])('beside %s stand %s and %s', (slug, before, after) => {
  const beside = saltsBeside(salts, slug)
  expect([beside.before?.slug, beside.after?.slug]).toEqual([before, after])
})

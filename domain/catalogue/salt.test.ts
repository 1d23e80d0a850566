import { describe, expect, test } from 'vitest'
import {
  alternativeSaltPotency,
  customarySaltForm,
  customarySaltPotency,
  neighbourSalts,
  readSaltForm,
  saltPriceSlug,
} from './salt.ts'

const salts = ['a', 'b', 'c'].map((slug) => ({ slug }))

test.each([
  ['a', undefined, 'b'],
  ['b', 'a', 'c'],
  ['c', 'b', undefined],
  ['x', undefined, undefined],
])('has next to %s the neighbours %s and %s', (slug, before, after) => {
  const beside = neighbourSalts(salts, slug)
  expect([beside.before?.slug, beside.after?.slug]).toEqual([before, after])
})

test('takes salts no. 1, 3 and 11 as 12 DH, all others as 6 DH', () => {
  const numbers = Array.from({ length: 27 }, (_, index) => index + 1)
  expect(numbers.filter((nr) => customarySaltPotency(nr) === 12)).toEqual([1, 3, 11])
})

test.each([
  [1, ['pl_6', 'pl_12', 'p_6', 'p_12'], 'pl_12'],
  [2, ['pl_6', 'pl_12', 'p_6', 'p_12'], 'pl_6'],
  [2, ['p_6', 'p_12'], 'p_6'],
  [25, ['pl_12'], 'pl_12'],
  [13, ['pl_12', 'p_12'], undefined],
] as const)('preselects for salt no. %i in %j the form %s', (nr, forms, form) =>
  expect(customarySaltForm(nr, forms)).toBe(form),
)

test.each([
  [1, ['pl_6', 'pl_12'], undefined],
  [13, ['pl_12', 'p_12'], 12],
  [26, ['pl_12'], 12],
  [11, ['pl_6'], 6],
  [7, ['p'], undefined],
] as const)('returns for salt no. %i in %j the alternative potency %s', (nr, forms, potency) =>
  expect(alternativeSaltPotency(nr, forms)).toBe(potency),
)

describe('the price slug of a salt', () => {
  test.each([
    ['pl_6', 'schussler-salts-pills'],
    ['PL_12 ', 'schussler-salts-pills'],
    ['p_6', 'schussler-salts-powder'],
    ['p_12', 'schussler-salts-powder'],
    ['p', 'schussler-salts-powder'],
  ])('prices %s by %s', (text, slug) => {
    const form = readSaltForm(text)
    expect(form && saltPriceSlug(form)).toBe(slug)
  })

  test.each(['', 'pl', 'pl_30', 'pills', '__proto__'])('rejects the form %j', (text) =>
    expect(readSaltForm(text)).toBeUndefined(),
  )
})

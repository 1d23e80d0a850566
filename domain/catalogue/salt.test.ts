import { expect, test } from 'vitest'
import { saltsBeside } from './salt.ts'

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

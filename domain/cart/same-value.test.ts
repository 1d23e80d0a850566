import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { sameValue } from './same-value.ts'

test.each([
  [{ a: 1, b: { c: [1, 2] } }, { b: { c: [1, 2] }, a: 1 }, true],
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ a: 1 }, { a: 2 }, false],
  [{ a: 1 }, { b: 1 }, false],
  [{ a: 1 }, { a: 1, b: 1 }, false],
  [[1, 2], [2, 1], false],
  [[1], { 0: 1 }, false],
  [{ a: null }, { a: {} }, false],
  ['1', 1, false],
  [{ toString: 1 }, { a: 1 }, false],
])('compares %j with %j: %s', (a, b, same) => {
  expect(sameValue(a, b)).toBe(same)
  expect(sameValue(b, a)).toBe(same)
})

it('ignores the order of keys', () => {
  const anyRecord = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 }))
  fc.assert(
    fc.property(anyRecord, (record) => {
      const reversed = Object.fromEntries(Object.entries(record).reverse())
      expect(sameValue(record, reversed)).toBe(true)
    }),
  )
})

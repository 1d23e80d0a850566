import { expect, test } from 'vitest'
import { maxListName, moveTo, readListName } from './saved-list.ts'

test.each([
  ['  Winter  ', 'Winter'],
  ['Line\nbreak', 'Line break'],
  ['\u202ereversed', 'reversed'],
  ['x'.repeat(200), 'x'.repeat(maxListName)],
  [' \t ', undefined],
  ['', undefined],
])('reads the name %j as %j', (text, name) => {
  expect(readListName(text)).toBe(name)
})

test.each([
  ['a', 2, 'bcad'],
  ['d', 0, 'dabc'],
  ['b', 9, 'acdb'],
  ['c', -1, 'cabd'],
  ['b', 1, 'abcd'],
  ['x', 0, 'abcd'],
])('moves %s to %i', (key, to, moved) => {
  const all = [...'abcd'].map((one) => ({ key: one }))
  expect(
    moveTo(all, key, to)
      .map((one) => one.key)
      .join(''),
  ).toBe(moved)
})

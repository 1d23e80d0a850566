import { expect, test } from 'vitest'
import { chosenOf, mainPages } from './menus.ts'

test.each<[readonly string[] | undefined, readonly string[]]>([
  [undefined, ['a', 'b', 'c']],
  [
    ['c', 'a'],
    ['c', 'a'],
  ],
  [['b', 'unknown'], ['b']],
  [[], []],
])('of a, b, c the laboratory shows by %j: %j', (wanted, shown) => {
  expect(chosenOf(['a', 'b', 'c'], wanted)).toEqual(shown)
})

test('the main menu is that of D1 §2, in its order', () => {
  expect(mainPages).toEqual([
    'contact',
    'shop',
    'company',
    'medicine',
    'health',
    'resources',
    'news',
  ])
})

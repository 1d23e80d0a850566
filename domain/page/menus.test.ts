import { expect, test } from 'vitest'
import { mainPages, menuEntryOf, menuSections, shownEntries } from './menus.ts'

test.each<[readonly string[] | undefined, readonly string[]]>([
  [undefined, ['a', 'b', 'c']],
  [
    ['c', 'a'],
    ['c', 'a'],
  ],
  [['b', 'unknown'], ['b']],
  [[], []],
])('with the option %j shows %j of a, b, c', (wanted, shown) => {
  expect(shownEntries(['a', 'b', 'c'], wanted)).toEqual(shown)
})

test.each<[string, string | undefined]>([
  ['shop.homeopathy', 'shop.homeopathy'],
  ['shop.homeopathy.complexes', 'shop.homeopathy.complexes'],
  ['shop.homeopathy.complexes.product', 'shop.homeopathy.complexes'],
  ['shop.homeopathy.products.product', 'shop.homeopathy.products'],
  ['shop.schussler_salts.product', 'shop.schussler_salts'],
  ['shop.food_supplements.products.product', 'shop.food_supplements'],
  ['shop.otc', 'otcs.otchomeo'],
  ['shop.otc.product', 'otcs.otchomeo'],
  ['otcs', 'otcs.otchomeo'],
  ['otcs.animals', 'otcs.otchomeo'],
  ['account', undefined],
])('assigns %s to the menu entry %s', (page, entry) => {
  expect(menuEntryOf(menuSections.shop, page)).toBe(entry)
})

test('has the entries of D1 §2 in their order', () => {
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

import { expect, test } from 'vitest'
import { productPageOf } from '../../../../domain/page/path.ts'
import { pageKeys } from '../../../../domain/page/route-words.ts'
import { isInList, listPageOf, productListPages, productLists } from './product-pages.ts'

test.each([
  ['complex', [], 'shop.homeopathy.complexes'],
  ['kit', ['kits'], 'shop.homeopathy.products'],
  ['seasonal', ['seasonal'], 'shop.homeopathy.seasonal'],
  ['supplement', [], 'shop.food_supplements'],
  ['otc', ['animals'], 'otcs.animals'],
  ['otc', ['gemmotherapy'], 'otcs.gemmotherapy'],
  ['otc', ['otchomeo'], 'otcs.otchomeo'],
  ['otc', ['novelties'], 'otcs.otchomeo'],
  ['otc', [], 'otcs.otchomeo'],
  ['otc', ['novelties', 'animals'], 'otcs.animals'],
] as const)('lists a product of the kind %s in %j on %s', (kind, categories, page) => {
  expect(listPageOf(kind, categories)).toBe(page)
  expect(productListPages.filter((key) => isInList(key, kind, categories))).toEqual([page])
})

test.each(Object.values(productLists))('has a product page for the list %j', ({ kind }) => {
  expect(pageKeys).toContain(productPageOf(kind))
})

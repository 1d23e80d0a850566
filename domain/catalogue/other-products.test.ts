import fc from 'fast-check'
import { expect, test } from 'vitest'
import { otherProducts } from './other-products.ts'

const list = [
  ['a', 'sleep'],
  ['b', 'colds'],
  ['c', 'sleep'],
  ['d', ''],
  ['e', ''],
].map(([slug = '', topicKey = '']) => ({ slug, topicKey }))

test.each([
  ['a', 4, 'cbde'],
  ['b', 4, 'cdea'],
  ['c', 4, 'adeb'],
  ['d', 4, 'eabc'],
  ['a', 2, 'cb'],
  ['unknown', 9, 'abcde'],
])('returns for %s, with a maximum of %i: %s', (slug, count, expected) => {
  expect(
    otherProducts(list, slug, count)
      .map((product) => product.slug)
      .join(''),
  ).toBe(expected)
})

test('lists every other product once and omits the product itself', () => {
  const products = fc.uniqueArray(
    fc.record({ slug: fc.string(), topicKey: fc.constantFrom('', 'sleep', 'colds') }),
    { selector: ({ slug }) => slug, minLength: 1 },
  )
  fc.assert(
    fc.property(products, fc.nat(), (all, any) => {
      const slug = all[any % all.length]?.slug ?? ''
      const others = otherProducts(all, slug, all.length).map((product) => product.slug)
      expect([...others, slug].sort()).toEqual(all.map((product) => product.slug).sort())
    }),
  )
})

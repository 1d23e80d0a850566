import { assert, constantFrom, property, subarray } from 'fast-check'
import { expect, test } from 'vitest'
import { findLineRestriction, findSaleRestriction } from './sale-restriction.ts'

type Article = Parameters<typeof findLineRestriction>[1]

const restrict = (...ranges: string[]) => ({
  ...{ code: 'profession-not-allowed' as const, ranges, message: '' },
})

const salt = { WcId: 9, info: { type: 'schussler', remedy: 41 } }
const kit = { WcId: 7, info: { type: 'kit' } }
const mixture = {
  WcId: 0,
  info: {
    type: 'custom',
    substances: ['Homeopathy: Calcium carbonicum 30CH', 'Gemmotherapy: Ribes nigrum, gemmae'],
  },
}

test.each<[string, Article, boolean]>([
  ['schussler', salt, true],
  ['homeopathy', salt, false],
  ['remedy:41', salt, true],
  ['remedy:4', salt, false],
  ['product:7', kit, true],
  ['product:7', { ...salt, WcId: 8 }, false],
  ['kit', kit, true],
  ['custom', mixture, true],
  ['custom', salt, false],
  ['Gemmotherapy:', mixture, true],
  ['Phytotherapy:', mixture, false],
  ['Homeopathy: Calcium carbonicum', mixture, true],
  ['Homeopathy: Calcium', mixture, false],
  ['Gemmotherapy: Ribes nigrum, gemmae', mixture, true],
  ['Gemmotherapy: Ribes nigrum', mixture, false],
  ['homeopathy', mixture, false],
  ['all', mixture, true],
])('the range %s of the article %j: %s', (range, article, isRestricted) => {
  expect(findLineRestriction([restrict(range)], article) !== undefined).toBe(isRestricted)
})

test('without an article, only a restriction of all articles counts', () => {
  expect(findSaleRestriction([restrict('schussler')])).toBeUndefined()
  expect(findSaleRestriction([restrict('all')])).toEqual(restrict('all'))
})

test('without a restriction everything is allowed, and one more never allows more', () => {
  const ranges = ['schussler', 'remedy:41', 'product:7', 'custom', 'Gemmotherapy:', 'all']
  const isAllowed = (chosen: readonly string[], article: Article) =>
    findLineRestriction(
      chosen.map((range) => restrict(range)),
      article,
    ) === undefined
  assert(
    property(
      subarray(ranges),
      constantFrom(...ranges),
      constantFrom(salt, kit, mixture),
      (chosen, added, article) => {
        expect(isAllowed([], article)).toBe(true)
        if (isAllowed([...chosen, added], article)) expect(isAllowed(chosen, article)).toBe(true)
      },
    ),
  )
})

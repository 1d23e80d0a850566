import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { priceCombinations, priceProductName } from './price-combination.ts'

type StoredPrice = { slug: string; name: string }
const stored: StoredPrice[] = JSON.parse(
  readFileSync(new URL('../../demo/catalogue/prices.json', import.meta.url), 'utf8'),
)

describe('combinations that need a price', () => {
  const combinations = priceCombinations()

  test('include every price product of the demo laboratory', () => {
    const unknown = stored.filter(({ slug }) => !combinations.has(slug))
    expect(unknown).toEqual([])
  })

  test('combinations that need a price are priced by the demo laboratory without a gap', () => {
    const slugs = new Set(stored.map(({ slug }) => slug))
    expect([...combinations.keys()].filter((slug) => !slugs.has(slug))).toEqual([])
  })

  test.each(stored)('name $slug as the catalogue does', ({ slug, name }) => {
    const combination = combinations.get(slug)
    expect(combination && priceProductName(combination)).toBe(name)
  })

  test('state the dilutions of a category on each scale', () => {
    expect(combinations.get('single-homeopathy-ch-drops-price-2-bottle-30ml')).toMatchObject({
      category: 2,
      dilutions: [
        { scale: 'CH', from: '10', to: '29' },
        { scale: 'DH', from: '19', to: '59' },
      ],
    })
    expect(combinations.get('single-homeopathy-ch-creme-50g')).not.toHaveProperty('category')
    expect(
      combinations.get('combined-homeopathy-ch-globuli-price-4-tube-1g-6-substances'),
    ).toMatchObject({ substances: { from: 5, to: 10 }, dilutions: [{ from: '200', to: '200' }] })
  })
})

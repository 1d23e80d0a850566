import { expect, test } from 'vitest'
import demoPrices from '../../../demo/catalogue/prices.json' with { type: 'json' }
import { dilutionSteps } from '../../../domain/homeopathy/dilution-steps.ts'
import { formsOf } from '../../../domain/homeopathy/form.ts'
import { isPricedByDilution } from '../../../domain/homeopathy/price-slug.ts'
import type { Mixture } from '../../../domain/mixture/check-mixture.ts'
import { mixtureSizes } from '../../../domain/mixture/mixture-form.ts'
import { mixtureScales, type Substance } from '../../../domain/mixture/substance.ts'
import { centimes } from '../../../domain/money.ts'
import { homeopathyQuote } from '../homeopathy/selection-state.ts'
import { selectorQuote } from '../selector/selector-quote.ts'
import { mixtureCandidatesOf, mixtureQuote } from './mixture-quote.ts'

const arnica: Substance = { type: 'Homeopathy', name: 'Arnica', scale: 'CH', dilution: '9' }
const herba: Substance = { type: 'Phytotherapy', name: 'Herba' }
const drops: Mixture = { substances: [arnica, herba], form: 'drops', size: 'bottle-30ml' }
const single = 'single-homeopathy-ch-drops-price-1-bottle-30ml'
const plants = 'combined-phytotherapy-drops-bottle-30ml'
const prices = { [single]: [1, centimes(2000)], [plants]: [2, centimes(3000)] } as const

test('uses the price of the most expensive candidate', () => {
  expect(mixtureQuote(drops, 3, prices)).toEqual({
    state: 'found',
    slug: plants,
    productId: 2,
    price: 3000,
    unitPrice: 3000,
    total: 9000,
    steps: [],
  })
  expect(mixtureCandidatesOf(drops, prices)).toEqual([
    { type: 'Homeopathy', slug: single, price: 2000 },
    { type: 'Phytotherapy', slug: plants, price: 3000 },
  ])
})

test('has no price when a candidate has no product (R14, R19)', () => {
  const { [plants]: _, ...cheaper } = prices
  const missing = { state: 'not-found', slug: plants, productId: 0 }
  expect(mixtureQuote(drops, 1, cheaper)).toEqual(missing)
})

test('looks up nothing while the mixture is incomplete', () => {
  expect(mixtureQuote(undefined, 1, prices)).toEqual({ state: 'open' })
})

test('prices a mixture of one substance by R43, in every form and size', () => {
  const all = Object.fromEntries(
    demoPrices.map(({ slug, price }, id) => [
      slug,
      [id, centimes(Math.round(Number(price) * 100))] as const,
    ]),
  )
  for (const scale of mixtureScales) {
    for (const dilution of dilutionSteps[scale]) {
      const substances = [{ ...arnica, scale, dilution }]
      for (const form of formsOf(scale, dilution)) {
        for (const size of mixtureSizes(form)) {
          const selection = { remedy: 159, scale, dilution, form, size, quantity: 2 }
          const expected = isPricedByDilution(form)
            ? homeopathyQuote({ ...selection, carrier: 'nacl' }, all)
            : selectorQuote(`combined-${form}-${size}`, 2, all)
          expect(expected.state).toBe('found')
          expect(mixtureQuote({ substances, form, size }, 2, all)).toEqual(expected)
        }
      }
    }
  }
})

import { describe, expect, it, test } from 'vitest'
import dilutions from '../../demo/catalogue/dilutions.json' with { type: 'json' }
import homeopathy from '../../demo/catalogue/homeopathy.json' with { type: 'json' }
import prices from '../../demo/catalogue/prices.json' with { type: 'json' }
import { choicesOf } from './choices.ts'
import { isScale } from './dilution-steps.ts'
import type { Preparation } from './form.ts'
import { priceCategory, priceSlug } from './price-slug.ts'
import { parseRemedy, type Remedy } from './remedy.ts'
import {
  isSelectionComplete,
  nextSelection,
  type Selection,
  type SelectionEvent,
} from './selection.ts'

test.each([
  ['CH', '30', 'globuli', 'tube-1g', 'single-homeopathy-ch-globuli-price-3-tube-1g'],
  ['DH', '19', 'granules', 'bottle-15g', 'single-homeopathy-ch-granules-price-2-bottle-15g'],
  ['K', 'MM', 'globuli', 'bottle-10g', 'single-homeopathy-k-globuli-price-8-bottle-10g'],
  ['LM', '61', 'granules', 'tube-4g', 'single-homeopathy-lm-granules-price-3-tube-4g'],
  ['CH', '1000', 'creme', '50g', 'single-homeopathy-ch-creme-50g'],
  ['DH', '6', 'suppository', '12-pieces-kids', 'single-homeopathy-ch-suppository-12-pieces-kids'],
  ['CH', '200', 'drops', 'bottle-30ml', undefined],
  ['K', '30', 'creme', '50g', undefined],
  ['CH', '30', 'globuli', 'bottle-10g', undefined],
  ['CH', '31', 'globuli', 'tube-1g', undefined],
] as const)('%s %s %s %s: %s', (scale, dilution, form, size, slug) => {
  expect(priceSlug({ scale, dilution, form, size, carrier: 'nacl' })).toBe(slug)
})

describe('an incomplete selection', () => {
  const drops: Preparation = {
    scale: 'LM',
    dilution: '1',
    form: 'drops',
    carrier: 'water',
    size: 'bottle-10ml',
  }
  const keys = ['scale', 'dilution', 'form', 'carrier', 'size'] as const
  it('returns no slug', () => {
    expect(priceSlug(drops)).toBe('single-homeopathy-lm-drops-price-1-bottle-10ml')
    for (const key of keys) expect(priceSlug({ ...drops, [key]: undefined })).toBeUndefined()
  })
})

describe('the price table of the demo laboratory', () => {
  /** All complete selections of a remedy, found by taking every available option of every step. */
  const completions = (selection: Selection, remedy: Remedy): Selection[] => {
    if (isSelectionComplete(selection)) return [selection]
    const { scales, dilutions, forms, carriers, sizes } = choicesOf(selection, remedy)
    const reach = <Value>(
      choices: { value: Value; available: boolean }[],
      event: (value: Value) => SelectionEvent,
    ) =>
      choices
        .filter((choice) => choice.available)
        .flatMap(({ value }) => completions(nextSelection(selection, event(value), remedy), remedy))
    const { scale, dilution, form, carrier } = selection
    if (!scale) return reach(scales, (scale) => ({ type: 'choose-scale', scale }))
    if (!dilution) return reach(dilutions, (dilution) => ({ type: 'choose-dilution', dilution }))
    if (!form) return reach(forms, (form) => ({ type: 'choose-form', form }))
    if (form === 'drops' && !carrier) {
      return reach(carriers, (carrier) => ({ type: 'choose-carrier', carrier }))
    }
    return reach(sizes, (size) => ({ type: 'choose-size', size }))
  }

  // Remedies with equal dilutions share their lists, so one of each stands for all 1,919.
  const kinds = new Map(homeopathy.map(parseRemedy).map((remedy) => [remedy.dilutions, remedy]))
  const slugs = [...kinds.values()].map((remedy) => {
    const selections = completions({ remedy: remedy.id, quantity: 1 }, remedy)
    return new Set(selections.map(priceSlug))
  })
  const single = prices.map(({ slug }) => slug).filter((slug) => slug.startsWith('single-homeo'))

  it('prices every legal selection of every remedy', () => {
    const priced = new Set<string | undefined>(single)
    const unpriced = slugs.flatMap((reached) => [...reached]).filter((slug) => !priced.has(slug))
    expect(unpriced).toEqual([])
  })

  it('the price table of the demo laboratory has no price product that no selection reaches', () => {
    expect(single).toHaveLength(87)
    expect(single.filter((slug) => !slugs.some((reached) => reached.has(slug)))).toEqual([])
  })
})

describe('the price category', () => {
  test.each(dilutions)(
    'gives $label the category $price_category',
    ({ scale, value, price_category }) => {
      expect(isScale(scale) && priceCategory(scale, value)).toBe(price_category)
    },
  )

  test.each([
    ['CH', '31'],
    ['CH', 'M'],
    ['K', '25'],
    ['LM', 'LM'],
    ['LM', '101'],
    ['DH', '0'],
    ['DH', 'toString'],
    ['CH', ''],
  ] as const)('gives %s %j the category 0, as it is not on the ladder', (scale, value) => {
    expect(priceCategory(scale, value)).toBe(0)
  })
})

import { describe, expect, it, test } from 'vitest'
import prices from '../../demo/catalogue/prices.json' with { type: 'json' }
import { dilutionSteps } from '../homeopathy/dilution-steps.ts'
import { type Form, forms, formsOf } from '../homeopathy/form.ts'
import { isPricedByDilution, priceSlug } from '../homeopathy/price-slug.ts'
import { centimes } from '../money.ts'
import { mixtureForms, mixtureSizes } from './mixture-form.ts'
import { highestCategory, mixtureSlugs, mostExpensive, tierOf, tiers } from './mixture-price.ts'
import { type HomeopathicSubstance, mixtureScales, type Substance } from './substance.ts'

const ch = (dilution: string): HomeopathicSubstance => ({
  type: 'Homeopathy',
  name: 'Arnica montana',
  scale: 'CH',
  dilution,
})
const dh = (dilution: string): HomeopathicSubstance => ({ ...ch(dilution), scale: 'DH' })
const phyto: Substance = { type: 'Phytotherapy', name: 'Achillea millefolium, herba' }
const gemmo: Substance = { type: 'Gemmotherapy', name: 'Abies pectinata, gemmae' }
const many = (count: number, one: Substance = ch('9')) => Array.from({ length: count }, () => one)

const globuli = { form: 'globuli', size: 'tube-1g' } as const
const drops = { form: 'drops', size: 'bottle-30ml' } as const

describe('the category of the highest dilution, DH halved upwards (R11)', () => {
  test.each([
    [[ch('1')], 1],
    [[ch('9')], 1],
    [[ch('10')], 2],
    [[ch('29')], 2],
    [[ch('30')], 3],
    [[ch('200')], 4],
    [[ch('1000')], 5],
    [[dh('1')], 1],
    [[dh('17')], 1],
    [[dh('18')], 1],
    [[dh('19')], 2],
    [[dh('58')], 2],
    [[dh('59')], 3],
    [[dh('60')], 3],
    [[ch('4'), dh('60'), ch('12')], 3],
    [[dh('60'), ch('200')], 4],
    [[], 0],
  ])('takes for %j the price category %i of the highest dilution', (substances, category) =>
    expect(highestCategory(substances)).toBe(category),
  )
})

it('prices a mixture of one substance in every form and size (R43)', () => {
  let found = 0
  for (const scale of mixtureScales) {
    for (const dilution of dilutionSteps[scale]) {
      const one = { ...ch(dilution), scale }
      for (const form of formsOf(scale, dilution)) {
        for (const size of mixtureSizes(form)) {
          const slug = isPricedByDilution(form)
            ? priceSlug({ scale, dilution, form, size, carrier: 'nacl' })
            : `combined-${form}-${size}`
          expect(mixtureSlugs({ substances: [one], form, size })).toEqual([slug])
          if (form === 'drops')
            expect(mixtureSlugs({ substances: [phyto, one], form, size })[0]).toBe(slug)
          found += 1
        }
      }
    }
  }
  expect(found).toBe(92 * 13 - 2 * 4)
})

test.each([
  ['58', 'single-homeopathy-ch-globuli-price-2-tube-1g'],
  ['59', 'single-homeopathy-ch-globuli-price-2-tube-1g'],
  ['60', 'single-homeopathy-ch-globuli-price-3-tube-1g'],
])('prices %s DH alone by %s, and two of it as CH', (dilution, slug) => {
  expect(mixtureSlugs({ substances: [dh(dilution)], ...globuli })).toEqual([slug])
  const category = dilution === '58' ? 2 : 3
  expect(mixtureSlugs({ substances: many(2, dh(dilution)), ...globuli })).toEqual([
    `combined-homeopathy-ch-globuli-price-${category}-tube-1g`,
  ])
})

describe('tiers by the count of DH and CH substances (R12)', () => {
  test.each([
    [1, 'single-homeopathy-ch-globuli-price-1-tube-1g'],
    [2, 'combined-homeopathy-ch-globuli-price-1-tube-1g'],
    [4, 'combined-homeopathy-ch-globuli-price-1-tube-1g'],
    [5, 'combined-homeopathy-ch-globuli-price-1-tube-1g-6-substances'],
    [10, 'combined-homeopathy-ch-globuli-price-1-tube-1g-6-substances'],
    [11, 'combined-homeopathy-ch-globuli-price-1-tube-1g-11-substances'],
    [50, 'combined-homeopathy-ch-globuli-price-1-tube-1g-11-substances'],
  ])('prices %i substances as %s (R12)', (count, slug) => {
    expect(mixtureSlugs({ substances: many(count), ...globuli })).toEqual([slug])
    expect(mixtureSlugs({ substances: many(count, dh('18')), ...globuli })).toEqual([slug])
  })
  it('assigns every count to exactly one tier', () => {
    for (let count = 1; count <= 60; count += 1) {
      const found = tiers.filter(({ from, to = 60 }) => from <= count && count <= to)
      expect(found).toEqual([tierOf(count)])
    }
    expect(tierOf(0)).toBeUndefined()
  })
  it('does not count plants', () => {
    const substances = [...many(4), phyto, gemmo]
    expect(mixtureSlugs({ substances, ...drops })[0]).toBe(
      'combined-homeopathy-ch-drops-price-1-bottle-30ml',
    )
  })
})

describe('the candidate price products (D2 §7, R13, R14)', () => {
  const cases: [string, Substance[], { form: Form; size: string }, string[]][] = [
    [
      'Granules',
      [ch('30'), ch('5')],
      { form: 'granules', size: 'tube-4g' },
      ['combined-homeopathy-ch-granules-price-3-tube-4g'],
    ],
    ['Drops', [ch('30'), dh('60')], drops, ['combined-homeopathy-ch-drops-price-3-bottle-30ml']],
    ['Creme of one', [ch('30')], { form: 'creme', size: '50g' }, ['combined-creme-50g']],
    ['Creme', many(12), { form: 'creme', size: '50g' }, ['combined-creme-50g']],
    [
      'Trituration',
      many(2),
      { form: 'trituration', size: 'mannit-bottle-60g' },
      ['combined-trituration-mannit-bottle-60g'],
    ],
    [
      'Suppository',
      many(6),
      { form: 'suppository', size: '12-pieces-kids' },
      ['combined-suppository-12-pieces-kids'],
    ],
    ['a plant alone', [phyto], drops, ['combined-phytotherapy-drops-bottle-30ml']],
    ['buds alone', [gemmo, gemmo], drops, ['combined-gemmotherapy-drops-bottle-30ml']],
    [
      'plants and buds',
      [gemmo, phyto],
      drops,
      ['combined-phytotherapy-drops-bottle-30ml', 'combined-gemmotherapy-drops-bottle-30ml'],
    ],
    [
      'all three',
      [gemmo, ...many(5), phyto],
      drops,
      [
        'combined-homeopathy-ch-drops-price-1-bottle-30ml-6-substances',
        'combined-phytotherapy-drops-bottle-30ml',
        'combined-gemmotherapy-drops-bottle-30ml',
      ],
    ],
    [
      'one of homeopathy with a plant',
      [ch('9'), phyto],
      drops,
      ['single-homeopathy-ch-drops-price-1-bottle-30ml', 'combined-phytotherapy-drops-bottle-30ml'],
    ],
  ]
  test.each(cases)(
    'lists the candidate price products (R13, R14) of %s',
    (_, substances, { form, size }, slugs) => {
      const known = mixtureSizes(form).find((one) => one === size)
      expect(known && mixtureSlugs({ substances, form, size: known })).toEqual(slugs)
    },
  )
})

it('finds the price products of every possible mixture', () => {
  const slugs = new Set(prices.map(({ slug }) => slug))
  const kinds = ['1', '10', '30', '200', '1000'].flatMap((dilution) =>
    [1, 2, 5, 11].map((count) => many(count, ch(dilution))),
  )
  const mixtures = [...kinds, ...kinds.map((substances) => [...substances, phyto, gemmo]), [phyto]]
  let made = 0
  for (const substances of mixtures) {
    for (const { form, available } of mixtureForms(substances)) {
      for (const size of available ? mixtureSizes(form) : []) {
        for (const slug of mixtureSlugs({ substances, form, size })) {
          made += 1
          expect(slugs).toContain(slug)
        }
      }
    }
  }
  expect(made).toBeGreaterThan(200)
})

it('has a size for every form', () => {
  for (const form of forms) expect(mixtureSizes(form).length).toBeGreaterThan(0)
})

describe('the most expensive candidate (R14)', () => {
  const products: Record<string, { price: ReturnType<typeof centimes> }> = {
    low: { price: centimes(100) },
    high: { price: centimes(900) },
    same: { price: centimes(900) },
  }
  const find = (slug: string) => products[slug]
  test.each([
    [['low', 'high'], 'high'],
    [['high', 'low'], 'high'],
    [['high', 'same'], 'high'],
    [['same', 'high'], 'same'],
  ])('takes of the prices %j the most expensive: %s', (slugs, slug) => {
    expect(mostExpensive(slugs, find)).toEqual({
      ok: true,
      value: { slug, product: products[slug] },
    })
  })
  test.each([
    [['high', 'none'], 'none'],
    [['none', 'high'], 'none'],
    [[], ''],
  ])('returns for %j no price, as %j is missing', (slugs, slug) => {
    expect(mostExpensive(slugs, find)).toEqual({ ok: false, refusal: { slug } })
  })
})

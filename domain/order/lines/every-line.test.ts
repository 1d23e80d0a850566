import { describe, expect, test } from 'vitest'
import { findRequestedRemedy, indexRemedies } from '../../catalogue/find-requested-remedy.ts'
import { decide, requirements } from '../decide.ts'
import type { PostedInfo } from '../posted-item.ts'
import {
  arnica,
  drops,
  everyFact,
  idOf,
  mixed,
  type PartOfLine,
  priceOf,
  prices,
} from './facts.fixtures.ts'

/** Posted line; stored name and info; slug of the price product. */
const lines: [PartOfLine, string, object, string][] = [
  [
    {
      name: ' arnica MONTANA',
      info: { type: 'homeopathy', scale: 'ch', dilution: '30CH', form: 'Globuli', size: 'Tube 1g' },
    },
    'Arnica montana',
    {
      type: 'homeopathy',
      scale: 'CH',
      dilution: '30',
      form: 'globuli',
      size: 'tube-1g',
      remedy: 1,
    },
    'single-homeopathy-ch-globuli-price-3-tube-1g',
  ],
  [
    { name: 'sapin blanc', info: { type: 'gemmotherapy', size: '30 ML' } },
    'Abies pectinata, gemmae',
    { type: 'gemmotherapy', size: '30ml', remedy: 11 },
    'single-gemmotherapy-30ml',
  ],
  [
    { name: 'Achillea millefolium, herba', info: { type: 'phytotherapy', size: '250ml' } },
    'Achillea millefolium, herba',
    { type: 'phytotherapy', size: '250ml', remedy: 21 },
    'single-phytotherapy-250ml',
  ],
  [
    { name: 'argent', info: { type: 'oligotherapy', size: '60ml' } },
    'Silber',
    { type: 'oligotherapy', size: '60ml', remedy: 31 },
    'single-oligotherapy-60ml',
  ],
  [
    { name: 'any name', info: { type: 'oligotherapy', size: '60ml', remedy: 31 } },
    'Silber',
    { type: 'oligotherapy', size: '60ml', remedy: 31 },
    'single-oligotherapy-60ml',
  ],
  [
    { name: 'calcium fluoratum', info: { type: 'schussler', form: 'PL_6' } },
    'Calcium fluoratum',
    { type: 'schussler', form: 'pl_6', remedy: 41 },
    'schussler-salts-pills',
  ],
  [
    { name: 'Calcium fluoratum', info: { type: 'schussler', form: 'p_12' } },
    'Calcium fluoratum',
    { type: 'schussler', form: 'p_12', remedy: 41 },
    'schussler-salts-powder',
  ],
  [
    {
      name: ' Winter\u0007tea ',
      info: {
        type: 'custom',
        substances: [arnica, { type: 'Homeopathy', remedy: 2, scale: 'CH', dilution: '5' }],
        ...drops,
        carrier: 'E DIST',
      },
    },
    'Winter tea',
    {
      type: 'custom',
      name: 'Winter tea',
      substances: [arnica, 'Homeopathy: Ribes nigrum 5CH'],
      form: 'drops',
      size: 'bottle-30ml',
      carrier: 'e-dist',
    },
    'combined-homeopathy-ch-drops-price-1-bottle-30ml',
  ],
  [
    { name: 'x'.repeat(200), info: { type: 'custom', substances: mixed, ...drops } },
    'x'.repeat(60),
    {
      type: 'custom',
      name: 'x'.repeat(60),
      substances: [
        arnica,
        'Phytotherapy: Achillea millefolium, herba',
        'Gemmotherapy: Abies pectinata, gemmae',
      ],
      form: 'drops',
      size: 'bottle-30ml',
    },
    // The most expensive of three (R14).
    'single-homeopathy-ch-drops-price-1-bottle-30ml',
  ],
]

describe('lines that can be ordered', () => {
  test.each(lines)('prices %j as %s', (item, name, info, slug) => {
    const found = prices.get(slug)
    expect(priceOf({ ...item, id: idOf(slug) })).toEqual({
      ok: true,
      value: {
        productId: found?.id,
        name,
        info,
        quantity: 2,
        unitPrice: found?.price,
        total: 2 * (found?.price ?? 0),
        vatRate: 260,
      },
    })
  })

  test.each(lines)(
    'prices with only the facts that it requires: %j',
    (item, _name, _info, slug) => {
      const line = { ...item, id: idOf(slug) }
      const posted = { quantity: 2, name: '', ...line }
      const { remedies } = requirements(posted)
      const found = remedies.map((asked) => findRequestedRemedy(everyFact.remedies, asked))
      expect(found).toHaveLength(item.info.type === 'custom' ? item.info.substances.length : 1)
      const facts = {
        language: everyFact.language,
        remedies: indexRemedies(found.filter((remedy) => remedy !== undefined)),
        products: new Map(),
      }
      const decided = decide(posted, facts)
      const slugs = decided.ok && 'slugs' in decided.value ? decided.value.slugs : []
      const known = new Map([...prices].filter(([one]) => slugs.includes(one)))
      expect(known.has(slug)).toBe(true)
      expect(priceOf(line, facts, known)).toMatchObject({ ok: true })
      expect(priceOf(line, facts, known)).toEqual(priceOf(line))
    },
  )

  test.each([
    [501, 'complex', 'Complexe 1', 'Komplex 1', { form: 'granules', size: 'Tube 4g' }],
    [502, 'otc', 'Gel', 'Gel', { form: 'granules', size: 'Tube 4g' }],
    [503, 'kit', 'Pharmacie familiale', 'Hausapotheke', { remedies: 32 }],
    [504, 'seasonal', '', 'Winter set', { remedies: 32 }],
    [505, 'supplement', 'any name', 'Magnesium', { form: 'granules', size: 'Tube 4g' }],
  ] as const)('names %i as the %s %s from the catalogue only', (id, type, posted, name, more) => {
    // Client-supplied facts of a ready product are ignored.
    const claimed: object = { type, form: 'gold', size: '1 kg', remedies: 999 }
    const info: PostedInfo = { ...claimed, type }
    expect(requirements({ id, quantity: 1, name: posted, info }).products).toEqual([id])
    expect(priceOf({ id, name: posted, info })).toMatchObject({
      value: { productId: id, name, info: { type, ...more }, unitPrice: 12_900, vatRate: 810 },
    })
  })

  test.each([0, -1, 1.5, 1e9, 1_000, Number.NaN])(
    'rejects the quantity %d for every family',
    (quantity) => {
      for (const [item] of lines) {
        expect(priceOf({ ...item, quantity })).toEqual({
          ok: false,
          refusal: { code: 'quantity-invalid', field: 'quantity' },
        })
      }
    },
  )
})

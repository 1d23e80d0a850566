import { describe, expect, it, test } from 'vitest'
import { ladder } from '../../homeopathy/ladder.ts'
import { centimes } from '../../money.ts'
import type { PostedInfo, PostedItem } from '../posted-item.ts'
import {
  type KnownRemedy,
  type PriceFacts,
  type ReadyProduct,
  remedyIndex,
} from '../price-facts.ts'
import { asksOf, priceLine } from '../price-line.ts'

const remedy = (
  id: number,
  category: KnownRemedy['category'],
  name: string,
  more: Partial<KnownRemedy> = {},
): KnownRemedy => ({ id, category, name, otherNames: [], ...more })

const remedies: KnownRemedy[] = [
  remedy(1, 'hpt', 'Arnica montana', { dilutions: { ...ladder, DH: ['6', '12'] } }),
  remedy(2, 'hpt', 'Ribes nigrum', { dilutions: { DH: [], CH: ['5', '200'], K: [], LM: [] } }),
  remedy(11, 'gtp', 'Abies pectinata, gemmae', { otherNames: ['Sapin blanc', 'Weisstanne'] }),
  remedy(12, 'gtp', 'Ribes nigrum, gemmae', { otherNames: ['Cassis'] }),
  remedy(13, 'gtp', 'Ribes rubrum, gemmae', { otherNames: ['Cassis'] }),
  remedy(21, 'ptp', 'Achillea millefolium, herba', { otherNames: ['Schafgarbe'] }),
  remedy(31, 'otp', 'Argentum', { otherNames: ['Argent', 'Silver', 'Silber'] }),
  remedy(41, 'sch', 'Calcium fluoratum', { forms: ['pl_6', 'p_12'] }),
]

const slugs = [
  'single-homeopathy-ch-globuli-price-3-tube-1g',
  'single-gemmotherapy-30ml',
  'single-phytotherapy-250ml',
  'single-oligotherapy-60ml',
  'schussler-salts-pills',
  'schussler-salts-powder',
  'combined-homeopathy-ch-drops-price-1-bottle-30ml',
  'combined-phytotherapy-drops-bottle-30ml',
  'combined-gemmotherapy-drops-bottle-30ml',
  'single-homeopathy-ch-drops-price-1-bottle-30ml',
]
/** Product 100 costs 10.00, product 101 costs 11.00, and so on. */
const prices = new Map(
  slugs.map((slug, i) => [
    slug,
    { id: 100 + i, price: centimes(1_000 + 100 * i), vatClass: 'reduced' as const },
  ]),
)
const idOf = (slug: string) => prices.get(slug)?.id ?? 0

const product = (id: number, kind: ReadyProduct['kind'], titles: string[]): ReadyProduct => ({
  id,
  kind,
  titles,
  price: centimes(12_900),
  vatClass: 'standard',
  form: 'granules',
  size: 'Tube 4g',
  remedies: 32,
})
const products = new Map(
  [
    product(501, 'complex', ['Complexe 1', 'Komplex 1']),
    product(502, 'otc', ['Gel']),
    product(503, 'kit', ['Pharmacie familiale', 'Hausapotheke']),
    product(504, 'seasonal', ['Winter set']),
    product(505, 'supplement', ['Magnesium']),
  ].map((ready) => [ready.id, ready]),
)

const facts: PriceFacts = { remedies: remedyIndex(remedies), prices, products }
const priceOf = (item: Partial<PostedItem> & Pick<PostedItem, 'info'>) =>
  priceLine({ id: 0, quantity: 2, name: '', ...item }, facts, '2026-11-21')

const drops = { form: 'Drops', size: 'Bottle 30ml' }
const arnica = 'Homeopathy: Arnica montana 6DH'
const mixed = [arnica, 'Phytotherapy: schafgarbe', 'gemmotherapy: Weisstanne']

/** Line as posted; name and info as the order keeps them; the slug of its price product. */
const lines: [Partial<PostedItem> & Pick<PostedItem, 'info'>, string, object, string][] = [
  [
    {
      name: ' arnica MONTANA',
      info: { type: 'homeopathy', scale: 'ch', dilution: '30CH', form: 'Globuli', size: 'Tube 1g' },
    },
    'Arnica montana',
    { type: 'homeopathy', scale: 'CH', dilution: '30', form: 'globuli', size: 'tube-1g' },
    'single-homeopathy-ch-globuli-price-3-tube-1g',
  ],
  [
    { name: 'sapin blanc', info: { type: 'gemmotherapy', size: '30 ML' } },
    'Abies pectinata, gemmae',
    { type: 'gemmotherapy', size: '30ml' },
    'single-gemmotherapy-30ml',
  ],
  [
    { name: 'Achillea millefolium, herba', info: { type: 'phytotherapy', size: '250ml' } },
    'Achillea millefolium, herba',
    { type: 'phytotherapy', size: '250ml' },
    'single-phytotherapy-250ml',
  ],
  [
    { name: 'silber', info: { type: 'oligotherapy', size: '60ml' } },
    'Silber',
    { type: 'oligotherapy', size: '60ml' },
    'single-oligotherapy-60ml',
  ],
  [
    { name: 'calcium fluoratum', info: { type: 'schussler', form: 'PL_6' } },
    'Calcium fluoratum',
    { type: 'schussler', form: 'pl_6' },
    'schussler-salts-pills',
  ],
  [
    { name: 'Calcium fluoratum', info: { type: 'schussler', form: 'p_12' } },
    'Calcium fluoratum',
    { type: 'schussler', form: 'p_12' },
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
      substances: [arnica, 'Homeopathy: Ribes nigrum 5CH'],
      form: 'drops',
      size: 'bottle-30ml',
      carrier: 'e-dist',
    },
    'combined-homeopathy-ch-drops-price-1-bottle-30ml',
  ],
  [
    { name: 'x'.repeat(200), info: { type: 'custom', substances: mixed, ...drops } },
    'x'.repeat(100),
    {
      type: 'custom',
      substances: [
        arnica,
        'Phytotherapy: Achillea millefolium, herba',
        'Gemmotherapy: Abies pectinata, gemmae',
      ],
      form: 'drops',
      size: 'bottle-30ml',
    },
    // The dearest of three (R14).
    'single-homeopathy-ch-drops-price-1-bottle-30ml',
  ],
]

describe('what is ordered', () => {
  test.each(lines)('%j is %s', (item, name, info, slug) => {
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

  test.each(lines)('its facts are asked for: %j', ({ info, name = '' }, _name, _info, slug) => {
    const asks = asksOf([{ id: 0, quantity: 1, name, info }])
    expect(asks.slugs).toContain(slug)
    const index = remedyIndex(remedies)
    const count = info.type === 'custom' ? info.substances.length : 1
    expect(
      asks.remedies.filter(({ category, id, name = '' }) =>
        id === undefined ? name !== '' && category : index.has(`${category} #${id}`),
      ),
    ).toHaveLength(count)
  })

  test.each([
    [501, 'complex', 'komplex 1', 'Komplex 1', { form: 'granules', size: 'Tube 4g' }],
    [502, 'otc', 'Gel', 'Gel', { form: 'granules', size: 'Tube 4g' }],
    [503, 'kit', 'Hausapotheke', 'Hausapotheke', { remedies: 32 }],
    [504, 'seasonal', ' winter SET ', 'Winter set', { remedies: 32 }],
    [505, 'supplement', 'Magnésium', 'Magnesium', { form: 'granules', size: 'Tube 4g' }],
  ] as const)('%i is the %s %s, by the catalogue alone', (id, type, posted, name, more) => {
    // What a client says of a ready product does not count.
    const claimed: object = { type, form: 'gold', size: '1 kg', remedies: 999 }
    const info: PostedInfo = { ...claimed, type }
    expect(asksOf([{ id, quantity: 1, name: posted, info }]).products).toEqual([id])
    expect(priceOf({ id, name: posted, info })).toMatchObject({
      value: { productId: id, name, info: { type, ...more }, unitPrice: 12_900, vatRate: 810 },
    })
  })
})

const impossible = (field: string, reason: string) => ({
  code: 'selection-impossible',
  field: `info.${field}`,
  reason,
})
const custom = { type: 'custom', ...drops, carrier: 'nacl' } as const
const substance = (changes: object) => [
  arnica,
  { type: 'Homeopathy', remedy: 1, scale: 'CH', dilution: '5', ...changes },
]
const unknown = (field: string) => ({ code: 'remedy-unknown', field })

const refusals: [Partial<PostedItem> & Pick<PostedItem, 'info'>, object][] = [
  [{ name: 'Sapin', info: { type: 'gemmotherapy', size: '30ml' } }, unknown('name')],
  [{ name: 'Cassis', info: { type: 'gemmotherapy', size: '30ml' } }, unknown('name')],
  [{ name: 'Arnica montana', info: { type: 'phytotherapy', size: '30ml' } }, unknown('name')],
  [{ name: '__proto__', info: { type: 'oligotherapy', size: '60ml' } }, unknown('name')],
  [
    { name: 'Silber', info: { type: 'oligotherapy', size: '30ml' } },
    impossible('size', 'unknown-value'),
  ],
  [
    { name: 'Silber', info: { type: 'oligotherapy', size: '150ml' } },
    { code: 'price-not-found', field: 'info', slug: 'single-oligotherapy-150ml' },
  ],
  [
    { name: 'Sapin blanc', info: { type: 'gemmotherapy', size: '30ml' }, id: 100 },
    { code: 'product-mismatch', field: 'id' },
  ],
  [
    {
      name: 'Sapin blanc',
      info: { type: 'gemmotherapy', size: '30ml' },
      id: 101,
      price: centimes(1),
    },
    { code: 'price-changed', field: 'price' },
  ],
  [{ name: 'Silicea', info: { type: 'schussler', form: 'pl_6' } }, unknown('name')],
  [
    { name: 'Calcium fluoratum', info: { type: 'schussler', form: 'pl_24' } },
    impossible('form', 'unknown-value'),
  ],
  [
    { name: 'Calcium fluoratum', info: { type: 'schussler', form: 'p' } },
    impossible('form', 'form-not-offered'),
  ],
  [
    { id: 999, name: 'Gel', info: { type: 'otc' } },
    { code: 'product-unknown', field: 'id' },
  ],
  [
    { id: 1.5, name: 'Gel', info: { type: 'otc' } },
    { code: 'product-unknown', field: 'id' },
  ],
  [
    { id: 502, name: 'Gel', info: { type: 'complex' } },
    { code: 'product-mismatch', field: 'info.type' },
  ],
  [
    { id: 502, name: 'Creme', info: { type: 'otc' } },
    { code: 'product-mismatch', field: 'name' },
  ],
  [
    { id: 502, name: 'Gel', info: { type: 'otc' }, price: centimes(1) },
    { code: 'price-changed', field: 'price' },
  ],
  [{ info: { ...custom, substances: [] } }, impossible('substances', 'no-substances')],
  [
    { info: { ...custom, substances: Array(51).fill(arnica) } },
    impossible('substances', 'too-many-substances'),
  ],
  [
    { info: { ...custom, substances: Array(1_000).fill('?') } },
    impossible('substances', 'too-many-substances'),
  ],
  [
    { info: { ...custom, substances: [arnica, 'gold'] } },
    impossible('substances.1.type', 'unknown-value'),
  ],
  [
    { info: { ...custom, substances: [arnica, 'Homeopathy: Gold 30CH'] } },
    unknown('info.substances.1.remedy'),
  ],
  [
    { info: { ...custom, substances: substance({ remedy: 99 }) } },
    unknown('info.substances.1.remedy'),
  ],
  // A bud is no homeopathic remedy, whatever its id.
  [
    { info: { ...custom, substances: substance({ remedy: 11 }) } },
    unknown('info.substances.1.remedy'),
  ],
  [
    { info: { ...custom, substances: substance({ scale: 'LM' }) } },
    impossible('substances.1.scale', 'unknown-value'),
  ],
  [
    { info: { ...custom, substances: substance({ remedy: 2, scale: 'DH' }) } },
    impossible('substances.1.scale', 'scale-not-offered'),
  ],
  [
    { info: { ...custom, substances: substance({ dilution: undefined }) } },
    impossible('substances.1.dilution', 'dilution-first'),
  ],
  [
    { info: { ...custom, substances: substance({ remedy: 2, dilution: '30' }) } },
    impossible('substances.1.dilution', 'dilution-not-offered'),
  ],
  [
    { info: { ...custom, substances: substance({ dilution: '200' }) } },
    impossible('form', 'drops-up-to-30ch'),
  ],
  [
    { info: { ...custom, substances: mixed, form: 'globuli', size: 'tube-1g' } },
    impossible('form', 'not-with-plants'),
  ],
  [{ info: { ...custom, substances: mixed } }, impossible('carrier', 'not-with-plants')],
  [
    { info: { ...custom, substances: [arnica], carrier: 'Water' } },
    impossible('carrier', 'unknown-value'),
  ],
  [
    { info: { ...custom, substances: [arnica], size: 'tube-1g' } },
    impossible('size', 'size-not-in-form'),
  ],
  // One candidate has no price product: never the cheaper one (R14).
  [
    { info: { type: 'custom', substances: mixed, form: 'drops', size: 'bottle-60ml' } },
    {
      code: 'price-not-found',
      field: 'info',
      slug: 'single-homeopathy-ch-drops-price-1-bottle-60ml',
    },
  ],
  // The cheaper candidate is not the price.
  [
    {
      id: idOf('combined-phytotherapy-drops-bottle-30ml'),
      info: { type: 'custom', substances: mixed, ...drops },
    },
    { code: 'product-mismatch', field: 'id' },
  ],
]

describe('what is not', () => {
  test.each(refusals)('%j', (item, refusal) => {
    expect(priceOf(item)).toEqual({ ok: false, refusal })
  })

  test.each([0, -1, 1.5, 1e9, 1_000, Number.NaN])('a quantity of %d of any family', (quantity) => {
    for (const [item] of lines) {
      expect(priceOf({ ...item, quantity })).toEqual({
        ok: false,
        refusal: { code: 'quantity-invalid', field: 'quantity' },
      })
    }
  })

  it('asks for nothing of a thousand substances', () => {
    const info: PostedInfo = { ...custom, substances: Array(1_000).fill(arnica) }
    expect(asksOf([{ id: 0, quantity: 1, name: '', info }])).toEqual({
      remedies: [],
      slugs: [],
      products: [],
    })
  })
})

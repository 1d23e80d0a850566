import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { indexRemedies } from '../catalogue/find-requested-remedy.ts'
import { parseRemedy } from '../homeopathy/remedy.ts'
import { centimes, sumCentimes } from '../money.ts'
import type { LineFacts } from './line-facts.ts'
import { foundFor } from './lines/facts.fixtures.ts'
import type { PostedItem } from './posted-item.ts'
import { maxOrderLines, priceOrder } from './price-order.ts'

const arnica = parseRemedy({
  id: 112,
  nm: 'Arnica montana',
  ab: 'Arn.',
  ch: '3-30,200',
  k: null,
  lmf: null,
  lmt: null,
})
const facts: LineFacts = {
  language: 'fr',
  remedies: indexRemedies([{ ...arnica, category: 'hpt', otherNames: {} }]),
  products: new Map(),
}
const prices = new Map([
  ['single-homeopathy-ch-globuli-price-3-tube-1g', product(1, 1080, 'reduced')],
  ['single-homeopathy-ch-creme-50g', product(2, 2450, 'standard')],
])

function product(id: number, price: number, vatClass: 'reduced' | 'standard') {
  return { id, price: centimes(price), vatClass }
}

const globuli: PostedItem<'homeopathy'> = {
  id: 1,
  quantity: 2,
  name: 'Arnica montana',
  info: { type: 'homeopathy', scale: 'CH', dilution: '30', form: 'globuli', size: 'tube-1g' },
}
const creme: PostedItem<'homeopathy'> = {
  ...globuli,
  id: 2,
  quantity: 1,
  info: { type: 'homeopathy', scale: 'DH', dilution: '6DH', form: 'Creme', size: '50g' },
}
const price = (items: PostedItem[], discountRate = 0, hasVatNumber = true) =>
  priceOrder({
    hasVatNumber,
    items,
    found: items.map((item) => foundFor(item, facts, prices)),
    rates: { discountRate },
    charges: { cost: centimes(431), freeFrom: undefined },
    day: '2026-11-21',
  })

describe('an order', () => {
  it('an order has neither rates nor VAT while the laboratory has no VAT number', () => {
    const [taxed, untaxed] = [price([globuli, creme]), price([globuli, creme], 0, false)]
    if (!taxed.ok || !untaxed.ok) throw new Error('refused')
    expect(untaxed.value.vat).toEqual([])
    expect(untaxed.value.lines.map(({ vatRate }) => vatRate)).toEqual([0, 0])
    expect(untaxed.value.total).toBe(taxed.value.total)
  })

  it('prices an order with its VAT by rate', () => {
    expect(price([globuli, { ...creme, name: ' ARNICA montana' }], 1000)).toEqual({
      ok: true,
      value: {
        lines: [
          {
            productId: 1,
            name: 'Arnica montana',
            info: { ...globuli.info, remedy: 112 },
            quantity: 2,
            unitPrice: 1080,
            total: 2160,
            vatRate: 260,
          },
          {
            productId: 2,
            name: 'Arnica montana',
            info: {
              type: 'homeopathy',
              scale: 'DH',
              dilution: '6',
              form: 'creme',
              size: '50g',
              remedy: 112,
            },
            quantity: 1,
            unitPrice: 2450,
            total: 2450,
            vatRate: 810,
          },
        ],
        subtotal: 4610,
        discountRate: 1000,
        discount: 461,
        shipping: 431,
        fee: 0,
        total: 4580,
        vat: [
          { rate: 810, gross: 2450 - 245 + 229, net: 2252, vat: 182 },
          { rate: 260, gross: 2160 - 216 + 202, net: 2092, vat: 54 },
        ],
      },
    })
  })

  it('accepts a posted price equal to the current one', () => {
    expect(price([{ ...globuli, price: centimes(1080) }]).ok).toBe(true)
  })

  it('sums lines, discount, shipping and VAT to the total', () => {
    const quantity = fc.integer({ min: 1, max: 999 })
    const anyItems = fc.array(
      fc
        .tuple(fc.constantFrom(globuli, creme), quantity)
        .map(([item, quantity]) => ({ ...item, quantity })),
      { minLength: 1, maxLength: 20 },
    )
    fc.assert(
      fc.property(anyItems, fc.nat(10_000), (items, rate) => {
        const priced = price(items, rate)
        if (!priced.ok) throw new Error(priced.refusal.code)
        const { lines, subtotal, discount, shipping, total, vat } = priced.value
        expect(sumCentimes(lines.map((line) => line.total))).toBe(subtotal)
        expect(subtotal - discount + shipping).toBe(total)
        expect(sumCentimes(vat.map((part) => part.gross))).toBe(total)
        expect(sumCentimes(vat.flatMap((part) => [part.net, part.vat]))).toBe(total)
      }),
    )
  })
})

describe('refusals (R20)', () => {
  const { info } = globuli
  const impossible = (field: string, reason: string) => ({
    code: 'selection-impossible',
    field: `info.${field}`,
    reason,
  })
  const cases: [string, PostedItem, object][] = [
    ['quantity 0', { ...globuli, quantity: 0 }, { code: 'quantity-invalid', field: 'quantity' }],
    [
      'quantity 1000',
      { ...globuli, quantity: 1000 },
      { code: 'quantity-invalid', field: 'quantity' },
    ],
    [
      'quantity 1.5',
      { ...globuli, quantity: 1.5 },
      { code: 'quantity-invalid', field: 'quantity' },
    ],
    [
      'an unknown remedy',
      { ...globuli, name: 'Arnica' },
      { code: 'remedy-unknown', field: 'name' },
    ],
    [
      'a dilution not offered',
      { ...globuli, info: { ...info, dilution: '2' } },
      impossible('dilution', 'dilution-not-offered'),
    ],
    [
      'a size of another form',
      { ...globuli, info: { ...info, size: '50g' } },
      impossible('size', 'size-not-in-form'),
    ],
    [
      'a carrier without Drops',
      { ...globuli, info: { ...info, carrier: 'nacl' } },
      impossible('carrier', 'carrier-only-for-drops'),
    ],
    [
      'Drops at 200CH',
      { ...globuli, info: { ...info, dilution: '200', form: 'drops', size: 'bottle-30ml' } },
      impossible('form', 'drops-up-to-30ch'),
    ],
    [
      'a preparation without a price product',
      { ...globuli, info: { ...info, size: 'bottle-15g' } },
      {
        code: 'price-not-found',
        field: 'info',
        slug: 'single-homeopathy-ch-globuli-price-3-bottle-15g',
      },
    ],
    ['the id of a cheaper product', { ...creme, id: 1 }, { code: 'product-mismatch', field: 'id' }],
    ['product id 0', { ...creme, id: 0 }, { code: 'product-mismatch', field: 'id' }],
  ]
  test.each(cases)('refuses an order (R20): %s', (_, item, refusal) => {
    const refused = { ...refusal, line: 1 }
    expect(price([globuli, item])).toEqual({ ok: false, refusal: { ...refused, lines: [refused] } })
  })

  it('refuses another price and returns the order at the current one', () => {
    const refused = { code: 'price-changed', field: 'price', line: 1 }
    const current = price([globuli, globuli])
    expect(price([globuli, { ...globuli, price: centimes(1) }])).toEqual({
      ok: false,
      refusal: { ...refused, lines: [refused], current: current.ok && current.value },
    })
  })

  it('returns no order when a line cannot be ordered, also with changed prices', () => {
    const unknown = { ...globuli, name: 'none' }
    const answer = price([{ ...globuli, price: centimes(1) }, unknown])
    expect(answer).toMatchObject({
      refusal: { code: 'price-changed', lines: [{ line: 0 }, { line: 1, code: 'remedy-unknown' }] },
    })
    expect(answer).not.toHaveProperty('refusal.current')
  })

  it('reports every line that cannot be ordered', () => {
    const bad = { ...globuli, quantity: 0 }
    const unknown = { ...globuli, name: 'none' }
    expect(price([bad, globuli, unknown])).toMatchObject({
      refusal: {
        code: 'quantity-invalid',
        line: 0,
        lines: [
          { code: 'quantity-invalid', line: 0 },
          { code: 'remedy-unknown', line: 2 },
        ],
      },
    })
  })

  test.each([
    [0, 'cart-empty'],
    [maxOrderLines + 1, 'too-many-lines'],
  ])('refuses an order of %i lines: %s', (count, code) => {
    expect(price(Array(count).fill(globuli))).toEqual({ ok: false, refusal: { code } })
  })

  it('accepts the maximum number of lines', () => {
    expect(price(Array(maxOrderLines).fill(globuli)).ok).toBe(true)
  })
})

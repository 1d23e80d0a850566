import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type Centimes, centimes, percentOf, sumCentimes, times } from '../money.ts'
import { cartPrices, missingAmounts, orderTotals, panelTotals } from './totals.ts'

const lines = [
  { unitPrice: centimes(1080), quantity: 2 },
  { unitPrice: centimes(2105), quantity: 1 },
]
const at = (discountRate: number, of = lines) => of.map((line) => ({ ...line, discountRate }))
const shipping = { cost: centimes(431), freeFrom: undefined }
const freeFrom = (amount: number) => ({ ...shipping, freeFrom: centimes(amount) })

describe('the checkout', () => {
  test.each([
    [0, { subtotal: 4265, discount: 0, shipping: 431, total: 4696 }],
    [1000, { subtotal: 4265, discount: 427, shipping: 431, total: 4269 }],
    [10_000, { subtotal: 4265, discount: 4265, shipping: 431, total: 431 }],
  ])('charges a discount at the rate of %i', (rate, totals) => {
    expect(orderTotals(at(rate), shipping)).toEqual({ ...totals, discountRate: rate, fee: 0 })
  })

  test.each([
    [0, 4265, 0],
    [0, 4266, 431],
    // 42.65 less 4.27.
    [1000, 3838, 0],
    [1000, 3839, 431],
  ])(
    'charges at a discount rate of %i and free shipping from %i the amount %i',
    (rate, from, charged) => {
      const { subtotal, discount, shipping, total } = orderTotals(at(rate), freeFrom(from))
      expect(shipping).toBe(charged)
      expect(total).toBe(subtotal - discount + charged)
    },
  )
})

describe('the cart panel (R22)', () => {
  it('omits shipping without a discount', () => {
    expect(panelTotals(at(0), shipping)).toEqual({
      subtotal: 4265,
      discountRate: 0,
      discount: 0,
      shipping: 0,
      fee: 0,
      total: 4265,
      shippingNote: 'extra',
    })
  })
  it('shows shipping beside a discount', () => {
    expect(panelTotals(at(1000), shipping)).toMatchObject({
      discount: 427,
      shipping: 431,
      total: 4269,
      shippingNote: undefined,
    })
  })
  it('says when shipping is free', () => {
    expect(panelTotals(at(0), freeFrom(4265))).toMatchObject({
      total: 4265,
      shippingNote: 'free',
    })
    expect(panelTotals(at(1000), freeFrom(3838))).toMatchObject({
      shipping: 0,
      total: 3838,
      shippingNote: undefined,
    })
  })
  it('omits shipping when the discount rounds to zero', () => {
    const cheap = [{ unitPrice: centimes(4), quantity: 1 }]
    expect(panelTotals(at(1000, cheap), shipping)).toMatchObject({
      total: 4,
      shippingNote: 'extra',
    })
    expect(panelTotals(at(1000, []), shipping)).toMatchObject({ total: 0 })
  })
})

describe('a small order', () => {
  const terms = (below: number, minimum = 0) => ({
    ...freeFrom(10_000),
    smallOrder: { below: centimes(below), fee: centimes(700) },
    minimum: centimes(minimum),
  })

  test.each([
    [0, 4265, 0],
    [0, 4266, 700],
    // 42.65 less 4.27.
    [1000, 3838, 0],
    [1000, 3839, 700],
  ])('charges at a discount rate of %i and a fee below %i the amount %i', (rate, below, fee) => {
    const totals = orderTotals(at(rate), terms(below))
    expect(totals.fee).toBe(fee)
    expect(totals.total).toBe(totals.subtotal - totals.discount + 431 + fee)
    expect(panelTotals(at(0), terms(below)).total).toBe(4265 + (below > 4265 ? 700 : 0))
  })

  it('charges nothing without lines', () => {
    expect(orderTotals([], terms(5_000)).fee).toBe(0)
  })

  it('names what is missing until shipping is free and until the minimum', () => {
    expect(missingAmounts(terms(0, 5_000), 4_000)).toEqual({
      untilFree: 6_000,
      untilMinimum: 1_000,
    })
    expect(missingAmounts(shipping, 4_000)).toEqual({ untilFree: 0, untilMinimum: 0 })
    expect(missingAmounts(terms(0, 5_000), 10_000)).toEqual({ untilFree: 0, untilMinimum: 0 })
  })
})

const anyLine = fc.record({
  unitPrice: fc.nat(100_000).map(centimes),
  quantity: fc.integer({ min: 1, max: 999 }),
})

const anyShipping = fc.record({
  cost: fc.nat(10_000).map(centimes),
  freeFrom: fc.option(fc.nat(1_000_000).map(centimes), { nil: undefined }),
})

/** The formula of D1 §9, as the shop had it before steps, groups and fees. */
const formerTotals = (
  lines: readonly { unitPrice: Centimes; quantity: number }[],
  discountRate: number,
  { cost, freeFrom }: { cost: Centimes; freeFrom: Centimes | undefined },
) => {
  const subtotal = sumCentimes(lines.map(({ unitPrice, quantity }) => times(unitPrice, quantity)))
  const discount = percentOf(subtotal, discountRate)
  const goods = subtotal - discount
  const shipping = freeFrom !== undefined && goods >= freeFrom ? 0 : cost
  return { subtotal, discount, shipping, total: goods + shipping }
}

it('prices each line of a cart by the better of account and group discount, and says which', () => {
  const cart = [
    { WcId: 1, info: { type: 'homeopathy' }, price: centimes(1080), quantity: 2, groupRate: 1500 },
    { WcId: 2, info: { type: 'kit' }, price: centimes(2000), quantity: 1 },
  ] as const
  const prices = cartPrices(cart, { discountRate: 1000 })
  expect(prices).toMatchObject([
    { unitPrice: 1080, discountRate: 1500, reason: 'group' },
    { unitPrice: 2000, discountRate: 1000, reason: 'account' },
  ])
  // 15 % of 21.60 and 10 % of 20.00.
  expect(orderTotals(prices, shipping)).toMatchObject({ discountRate: 0, discount: 524 })
  expect(cartPrices(cart.slice(1), { discountRate: 1000 })[0]).not.toHaveProperty('reason')
})

it('keeps the formula of D1 §9 for an account discount alone', () => {
  fc.assert(
    fc.property(fc.array(anyLine), fc.nat(10_000), anyShipping, (lines, rate, shipping) => {
      expect(orderTotals(at(rate, lines), shipping)).toEqual({
        ...formerTotals(lines, rate, shipping),
        discountRate: lines.length > 0 ? rate : 0,
        fee: 0,
      })
    }),
  )
})

it('totals the shown amounts', () => {
  const anyTerms = fc.record({
    cost: fc.nat(10_000).map(centimes),
    freeFrom: fc.option(fc.nat(1_000_000).map(centimes), { nil: undefined }),
    smallOrder: fc.record({
      below: fc.nat(1_000_000).map(centimes),
      fee: fc.nat(10_000).map(centimes),
    }),
  })
  const anyRate = fc.array(fc.tuple(anyLine, fc.nat(10_000)))
  fc.assert(
    fc.property(anyRate, anyTerms, (pairs, terms) => {
      const lines = pairs.map(([line, discountRate]) => ({ ...line, discountRate }))
      for (const totals of [orderTotals, panelTotals]) {
        const { subtotal, discount, shipping, fee, total } = totals(lines, terms)
        expect(subtotal).toBe(
          lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0),
        )
        expect(total).toBe(subtotal - discount + shipping + fee)
        expect(discount).toBeGreaterThanOrEqual(0)
        expect(discount).toBeLessThanOrEqual(subtotal)
      }
    }),
  )
})

import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { centimes } from '../money.ts'
import { cartTotals, panelTotals } from './totals.ts'

const lines = [
  { price: centimes(1080), quantity: 2 },
  { price: centimes(2105), quantity: 1 },
]
const shipping = { cost: centimes(431), freeFrom: undefined }
const freeFrom = (amount: number) => ({ ...shipping, freeFrom: centimes(amount) })

describe('the checkout', () => {
  test.each([
    [0, { subtotal: 4265, discount: 0, shipping: 431, total: 4696 }],
    [1000, { subtotal: 4265, discount: 427, shipping: 431, total: 4269 }],
    [10_000, { subtotal: 4265, discount: 4265, shipping: 431, total: 431 }],
  ])('charges a discount at the rate of %i', (rate, totals) => {
    expect(cartTotals(lines, rate, shipping)).toEqual(totals)
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
      const { subtotal, discount, shipping, total } = cartTotals(lines, rate, freeFrom(from))
      expect(shipping).toBe(charged)
      expect(total).toBe(subtotal - discount + charged)
    },
  )
})

describe('the cart panel (R22)', () => {
  it('omits shipping without a discount', () => {
    expect(panelTotals(lines, 0, shipping)).toEqual({
      subtotal: 4265,
      discount: 0,
      shipping: 0,
      total: 4265,
      shippingNote: 'extra',
    })
  })
  it('shows shipping beside a discount', () => {
    expect(panelTotals(lines, 1000, shipping)).toMatchObject({
      discount: 427,
      shipping: 431,
      total: 4269,
      shippingNote: undefined,
    })
  })
  it('says when shipping is free', () => {
    expect(panelTotals(lines, 0, freeFrom(4265))).toMatchObject({
      total: 4265,
      shippingNote: 'free',
    })
    expect(panelTotals(lines, 1000, freeFrom(3838))).toMatchObject({
      shipping: 0,
      total: 3838,
      shippingNote: undefined,
    })
  })
  it('omits shipping when the discount rounds to zero', () => {
    const cheap = [{ price: centimes(4), quantity: 1 }]
    expect(panelTotals(cheap, 1000, shipping)).toMatchObject({ total: 4, shippingNote: 'extra' })
    expect(panelTotals([], 1000, shipping)).toMatchObject({ total: 0 })
  })
})

it('totals the shown amounts', () => {
  const anyLine = fc.record({
    price: fc.nat(100_000).map(centimes),
    quantity: fc.integer({ min: 1, max: 999 }),
  })
  const anyShipping = fc.record({
    cost: fc.nat(10_000).map(centimes),
    freeFrom: fc.option(fc.nat(1_000_000).map(centimes), { nil: undefined }),
  })
  fc.assert(
    fc.property(fc.array(anyLine), fc.nat(10_000), anyShipping, (lines, rate, shipping) => {
      for (const totals of [cartTotals, panelTotals]) {
        const { subtotal, discount, shipping: charged, total } = totals(lines, rate, shipping)
        expect(subtotal).toBe(lines.reduce((sum, line) => sum + line.price * line.quantity, 0))
        expect(total).toBe(subtotal - discount + charged)
        expect(discount).toBeGreaterThanOrEqual(0)
        expect(discount).toBeLessThanOrEqual(subtotal)
      }
    }),
  )
})

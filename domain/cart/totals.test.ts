import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { centimes } from '../money.ts'
import { cartTotals, panelTotals } from './totals.ts'

const lines = [
  { price: centimes(1080), quantity: 2 },
  { price: centimes(2105), quantity: 1 },
]
const shipping = centimes(431)

describe('the checkout', () => {
  test.each([
    [0, { subtotal: 4265, discount: 0, shipping: 431, total: 4696 }],
    [1000, { subtotal: 4265, discount: 427, shipping: 431, total: 4269 }],
    [10_000, { subtotal: 4265, discount: 4265, shipping: 431, total: 431 }],
  ])('at a discount rate of %i', (rate, totals) => {
    expect(cartTotals(lines, rate, shipping)).toEqual(totals)
  })
})

describe('the cart panel (R22)', () => {
  it('omits shipping without a discount', () => {
    expect(panelTotals(lines, 0, shipping)).toEqual({
      subtotal: 4265,
      discount: 0,
      shipping: 0,
      total: 4265,
      isShippingExtra: true,
    })
  })
  it('shows shipping beside a discount', () => {
    expect(panelTotals(lines, 1000, shipping)).toMatchObject({
      discount: 427,
      shipping: 431,
      total: 4269,
      isShippingExtra: false,
    })
  })
  it('omits shipping when the discount rounds to zero', () => {
    const cheap = [{ price: centimes(4), quantity: 1 }]
    expect(panelTotals(cheap, 1000, shipping)).toMatchObject({ total: 4, isShippingExtra: true })
    expect(panelTotals([], 1000, shipping)).toMatchObject({ total: 0 })
  })
})

it('totals the shown amounts', () => {
  const anyLine = fc.record({
    price: fc.nat(100_000).map(centimes),
    quantity: fc.integer({ min: 1, max: 999 }),
  })
  const anyShipping = fc.nat(10_000).map(centimes)
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

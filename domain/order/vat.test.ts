import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { centimes, sumCentimes } from '../money.ts'
import { rateOn, splitVat, vatIn, vatRates } from './vat.ts'

describe('rates (R23)', () => {
  test.each([
    ['standard', '2018-01-01', 770],
    ['standard', '2023-12-31', 770],
    ['standard', '2024-01-01', 810],
    ['reduced', '2023-12-31', 250],
    ['reduced', '2026-11-21', 260],
    ['accommodation', '2023-06-30', 370],
    ['accommodation', '2026-11-21', 380],
  ] as const)('%s on %s: %i', (vatClass, day, rate) => expect(rateOn(vatClass, day)).toBe(rate))

  it('has no rates before the first period', () => {
    expect(() => rateOn('standard', '2017-12-31')).toThrow(RangeError)
  })

  it('lists rates newest first', () => {
    const days = vatRates.map(({ from }) => from)
    expect(days).toEqual(days.toSorted().reverse())
  })
})

test.each([
  [10_810, 810, 810],
  [10_260, 260, 260],
  [-10_810, 810, -810],
  [1000, 0, 0],
  [1000, 810, 75],
])('computes of %i at rate %i the VAT %i', (gross, rate, vat) => {
  expect(vatIn(centimes(gross), rate)).toBe(vat)
})

describe('splitVat', () => {
  it('spreads discount and shipping over the rates', () => {
    const lines = [
      { total: centimes(2500), vatRate: 260 },
      { total: centimes(5000), vatRate: 810 },
      { total: centimes(2500), vatRate: 260 },
    ]
    expect(splitVat(lines, centimes(1000), centimes(431))).toEqual([
      { rate: 810, gross: 5000 - 500 + 216, net: 4363, vat: 353 },
      { rate: 260, gross: 5000 - 500 + 215, net: 4596, vat: 119 },
    ])
  })

  it('sums to lines − discount + shipping = gross = net + VAT', () => {
    const anyLine = fc.record({
      total: fc.nat(10_000_000).map(centimes),
      vatRate: fc.constantFrom(810, 380, 260, 0),
    })
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 30 }),
        fc.nat(10_000),
        fc.nat(10_000),
        (lines, percent, shipping) => {
          const subtotal = sumCentimes(lines.map(({ total }) => total))
          const discount = centimes(Math.floor((subtotal * percent) / 10_000))
          const parts = splitVat(lines, discount, centimes(shipping))
          const gross = sumCentimes(parts.map((part) => part.gross))
          expect(gross).toBe(subtotal - discount + shipping)
          for (const part of parts) {
            expect(part.net + part.vat).toBe(part.gross)
            expect(part.gross).toBeGreaterThanOrEqual(0)
          }
        },
      ),
    )
  })
})

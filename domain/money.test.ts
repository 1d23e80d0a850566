import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  centimes,
  formatAmount,
  formatFrancs,
  formatMoney,
  formatRate,
  parsePercent,
  parsePrice,
  percentOf,
  priceString,
  roundHalfUp,
  splitInProportion,
  sumCentimes,
} from './money.ts'

const anyAmount = fc.integer({ min: -100_000_000, max: 100_000_000 }).map(centimes)

describe('decimal strings', () => {
  test.each([
    ['12.50', 1250],
    ['0.05', 5],
    ['0.00', 0],
    ['999999999.99', 99_999_999_999],
  ])('reads %s as %i centimes', (text, amount) => {
    expect(parsePrice(text)).toBe(amount)
  })

  test.each([
    '',
    '12',
    '12.5',
    '12.505',
    '012.50',
    '-1.00',
    '1e3',
    '12,50',
    ' 12.50',
    '1234567890.00',
  ])('rejects %j as an amount', (text) => expect(parsePrice(text)).toBeUndefined())

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), (n) => {
        expect(parsePrice(priceString(centimes(n)))).toBe(n)
      }),
    )
  })

  test.each([
    [1250, '12,50 CHF'],
    [5, '0,05 CHF'],
    [-125, '\u22121,25 CHF'],
    [123456789, '1234567,89 CHF'],
  ])('formats %i as %s', (n, text) => expect(formatMoney(centimes(n))).toBe(text))

  test.each([
    [0, '0,00'],
    [99_999, '999,99'],
    [-123_450, '\u22121\u00A0234,50'],
    [123_456_789, '1\u00A0234\u00A0567,89'],
  ])('formats %i in tables of documents as %s', (n, text) =>
    expect(formatAmount(centimes(n))).toBe(text),
  )

  test.each([
    [810, '8,1'],
    [1000, '10'],
    [1275, '12,75'],
    [0, '0'],
  ])('formats the rate %i as %s', (rate, text) => expect(formatRate(rate)).toBe(text))

  it('writes negative amounts of the API with an ASCII sign', () => {
    expect(priceString(centimes(-1250))).toBe('-12.50')
  })

  test.each([undefined, null, Number.NaN as never, 0.5 as never])('formats %s as 0,00 CHF', (n) => {
    expect(formatMoney(n)).toBe('0,00 CHF')
  })

  test.each([Number.NaN, 1.5, Number.POSITIVE_INFINITY, 2 ** 53])('throws for %d', (n) => {
    expect(() => centimes(n)).toThrow(RangeError)
  })
})

describe('rounding', () => {
  test.each([
    [0.5, 1],
    [0.49999999999999994, 0],
    [1.5, 2],
    [2.5, 3],
    [-0.5, -1],
    [-2.5, -3],
    [-0.2, 0],
  ])('%d rounds to %i', (n, rounded) => expect(roundHalfUp(n)).toBe(rounded))

  test.each([
    [1250, 1000, 125],
    [1005, 1000, 101],
    [-1005, 1000, -101],
    [10_000, 810, 810],
    [999, 0, 0],
    [999, 10_000, 999],
  ])('takes of %i at the rate %i the amount %i', (amount, rate, part) => {
    expect(percentOf(centimes(amount), rate)).toBe(part)
  })

  test.each([
    ['10', 1000],
    ['12.5', 1250],
    ['12,5', 1250],
    ['0.29', 29],
    ['100', 10_000],
    ['100.01', undefined],
    ['-5', undefined],
    ['', undefined],
    ['5%', undefined],
  ])('reads a discount of %j as the rate %s', (text, rate) => expect(parsePercent(text)).toBe(rate))
})

describe('splitInProportion', () => {
  test.each([
    [100, [1, 1, 1], [33, 34, 33]],
    [-100, [1, 1, 1], [-33, -34, -33]],
    [431, [0, 5, 0], [0, 431, 0]],
    [3, [0, 0], [2, 1]],
    [0, [], []],
  ])('splits %i by %j into %j', (amount, weights, parts) => {
    expect(splitInProportion(centimes(amount), weights)).toEqual(parts)
  })

  it('throws without weights and for a negative weight', () => {
    expect(() => splitInProportion(centimes(1), [])).toThrow(RangeError)
    expect(() => splitInProportion(centimes(1), [2, -1])).toThrow(RangeError)
  })

  it('sums to the amount, each part within a centime of its share', () => {
    const anyWeights = fc.array(fc.nat(100_000_000), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(anyAmount, anyWeights, (amount, weights) => {
        const parts = splitInProportion(amount, weights)
        expect(sumCentimes(parts)).toBe(amount)
        const total = weights.reduce((sum, weight) => sum + weight, 0)
        if (total === 0) return
        for (const [i, part] of parts.entries()) {
          expect(Math.abs(part - (amount * weights[i]!) / total)).toBeLessThan(1 + 1e-6)
        }
      }),
    )
  })
})

describe('amounts of the back office', () => {
  test.each([
    [0, '0.00'],
    [1250, '12.50'],
    [123_450, '1’234.50'],
    [123_456_789, '1’234’567.89'],
    [-1755, '−17.55'],
  ])('writes %i centimes as %s', (n, text) => {
    expect(formatFrancs(centimes(n))).toBe(text)
  })
})

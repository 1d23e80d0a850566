import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { centimes } from '../money.ts'
import { bestPrice, stepPrices } from './line-price.ts'

const steps = [
  { from: 10, price: centimes(900) },
  { from: 50, price: centimes(800) },
]
const line = (productId: number, quantity: number, listPrice = 1_000) => ({
  ...{ productId, quantity, steps },
  listPrice: centimes(listPrice),
})

test.each([
  ['below the first step', [line(1, 9)], [undefined]],
  ['at the first step', [line(1, 10)], [900]],
  ['at the second step', [line(1, 50)], [800]],
  ['of two lines of one product', [line(1, 4), line(1, 6)], [900, 900]],
  ['of two products', [line(1, 4), line(2, 6)], [undefined, undefined]],
  ['that is not below the list price', [line(1, 10, 900)], [undefined]],
  ['of a product without steps', [{ ...line(1, 99), steps: undefined }], [undefined]],
])('finds the step price %s', (_, lines, prices) => {
  expect(stepPrices(lines)).toEqual(prices)
})

const best = (discountRate: number, groupRate: number, stepPrice?: number) =>
  bestPrice(
    {
      listPrice: centimes(1_000),
      stepPrice: stepPrice === undefined ? undefined : centimes(stepPrice),
      type: 'homeopathy',
    },
    { discountRate, groupRates: { homeopathy: groupRate, otc: 9_000 } },
  )

test.each([
  ['no discount', best(0, 0), { unitPrice: 1_000, discountRate: 0 }],
  ['the account', best(500, 0), { unitPrice: 1_000, discountRate: 500, reason: 'account' }],
  ['the group', best(500, 600), { unitPrice: 1_000, discountRate: 600, reason: 'group' }],
  ['the account over an equal group', best(600, 600), { reason: 'account' }],
  ['the step', best(500, 600, 930), { unitPrice: 930, discountRate: 0, reason: 'quantity' }],
  ['a discount over an equal step', best(500, 0, 950), { unitPrice: 1_000, reason: 'account' }],
  ['a discount over a smaller step', best(500, 0, 960), { unitPrice: 1_000, discountRate: 500 }],
])('applies %s alone', (_, price, expected) => {
  expect(price).toMatchObject(expected)
})

it('never makes a piece dearer for more pieces, nor cheaper than the best of all', () => {
  const amount = fc.nat(10_000).map(centimes)
  const anySteps = fc.array(fc.record({ from: fc.integer({ min: 2, max: 99 }), price: amount }))
  const anyRate = fc.nat(10_000)
  fc.assert(
    fc.property(amount, anySteps, anyRate, anyRate, (listPrice, steps, discountRate, ofGroup) => {
      const rates = { discountRate, groupRates: { otc: ofGroup } }
      let former = listPrice * 10_000
      for (const quantity of [1, 2, 10, 50, 99, 999]) {
        const [stepPrice] = stepPrices([{ productId: 1, quantity, listPrice, steps }])
        const price = bestPrice({ listPrice, stepPrice, type: 'otc' }, rates)
        const perPiece = price.unitPrice * (10_000 - price.discountRate)
        expect(perPiece).toBeGreaterThanOrEqual(0)
        expect(perPiece).toBeLessThanOrEqual(former)
        former = perPiece
      }
    }),
  )
})

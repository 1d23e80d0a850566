import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderTotals } from '../cart/totals.ts'
import { centimes, times } from '../money.ts'
import {
  type Credit,
  type CreditedOrder,
  creditOf,
  isRestOfOrder,
  type RefundRequest,
  remainingRefund,
} from './refund.ts'
import { splitVat } from './vat.ts'

type Line = { price: number; quantity: number; rate: number; ownDiscount?: number | undefined }

/** An order with its totals and VAT as it is placed. */
const orderOf = (lines: readonly Line[], discountRate: number, shipping: number, fee = 0) => {
  const priced = lines.map(({ price, quantity, rate, ownDiscount }) => ({
    unitPrice: centimes(price),
    quantity,
    total: times(centimes(price), quantity),
    vatRate: rate,
    ...(ownDiscount !== undefined && { discountRate: ownDiscount }),
  }))
  const totals = orderTotals(
    priced.map((line) => ({ discountRate, ...line })),
    {
      ...{ cost: centimes(shipping), freeFrom: undefined },
      smallOrder: { below: centimes(10_000), fee: centimes(fee) },
    },
  )
  const charges = centimes(totals.shipping + totals.fee)
  return { lines: priced, ...totals, vat: splitVat(priced, totals.discount, charges) }
}

const twoRates = orderOf(
  [
    { price: 1080, quantity: 3, rate: 260 },
    { price: 2_500, quantity: 1, rate: 810 },
  ],
  1_000,
  431,
)

const credited = (order: CreditedOrder, earlier: Credit[], request: RefundRequest) => {
  const result = creditOf(order, earlier, request)
  if (!result.ok) throw new Error(result.refusal.code)
  return result.value
}

test('credits a quantity with its share of the discount and its VAT', () => {
  const credit = credited(twoRates, [], { lines: [{ position: 0, quantity: 1 }], shipping: false })
  expect(credit).toEqual({
    lines: [{ position: 0, quantity: 1 }],
    subtotal: 1_080,
    discount: 108,
    shipping: 0,
    total: 972,
    vat: [{ rate: 260, gross: 972, net: 947, vat: 25 }],
  })
})

test('credits shipping once, at the rates of the lines', () => {
  const credit = credited(twoRates, [], { lines: [], shipping: true })
  expect(credit).toMatchObject({ subtotal: 0, discount: 0, shipping: 431, total: 431 })
  expect(credit.vat.map(({ rate }) => rate)).toEqual([810, 260])
  expect(creditOf(twoRates, [credit], { lines: [], shipping: true })).toEqual({
    ok: false,
    refusal: { code: 'shipping-refunded' },
  })
})

test.each([
  ['nothing', [], { code: 'refund-empty' }],
  [
    'more than was ordered',
    [{ position: 1, quantity: 2 }],
    { code: 'refund-exceeds', position: 1 },
  ],
  ['an unknown line', [{ position: 7, quantity: 1 }], { code: 'refund-exceeds', position: 7 }],
  ['a negative quantity', [{ position: 0, quantity: -1 }], { code: 'refund-exceeds', position: 0 }],
  ['half a tube', [{ position: 0, quantity: 0.5 }], { code: 'refund-exceeds', position: 0 }],
  [
    'a line twice, too often together',
    [
      { position: 0, quantity: 2 },
      { position: 0, quantity: 2 },
    ],
    { code: 'refund-exceeds', position: 0 },
  ],
] as const)('refuses to refund %s', (_, lines, refusal) => {
  expect(creditOf(twoRates, [], { lines, shipping: false })).toEqual({ ok: false, refusal })
})

test('refuses more than earlier credits have left', () => {
  const first = credited(twoRates, [], { lines: [{ position: 0, quantity: 2 }], shipping: false })
  expect(remainingRefund(twoRates, [first])).toEqual({
    lines: [
      { position: 0, quantity: 1 },
      { position: 1, quantity: 1 },
    ],
    shipping: true,
  })
  const again = { lines: [{ position: 0, quantity: 2 }], shipping: false }
  expect(creditOf(twoRates, [first], again)).toEqual({
    ok: false,
    refusal: { code: 'refund-exceeds', position: 0 },
  })
})

const anyLine = {
  price: fc.integer({ min: 0, max: 20_000 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  rate: fc.constantFrom(260, 810, 380),
}
const anyOrder = (line: fc.Arbitrary<Line>) =>
  fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
    discountRate: fc.integer({ min: 0, max: 10_000 }),
    shipping: fc.constantFrom(0, 1, 431, 990),
    fee: fc.constantFrom(0, 700),
  })

test.each([
  ['one discount', fc.record(anyLine)],
  ['discounts by line', fc.record({ ...anyLine, ownDiscount: fc.constantFrom(0, 500, 1_275) })],
])('credits of an order with %s, in any steps, sum to its amounts and its VAT', (_, line) => {
  fc.assert(
    fc.property(anyOrder(line), fc.infiniteStream(fc.nat(8)), (drawn, steps) => {
      const order = orderOf(drawn.lines, drawn.discountRate, drawn.shipping, drawn.fee)
      const credits: Credit[] = []
      for (let step = 0; step < 100; step += 1) {
        const left = remainingRefund(order, credits)
        const { value = 0 } = steps.next()
        const line = left.lines[value % Math.max(left.lines.length, 1)]
        const part =
          line && value % 3 > 0
            ? {
                lines: [{ ...line, quantity: 1 + (value % line.quantity) }],
                shipping: false,
              }
            : left
        const result = creditOf(order, credits, part)
        const isRest = isRestOfOrder(order, credits, part)
        if (result.ok) credits.push(result.value)
        if (isRest) break
      }
      const sum = (key: 'subtotal' | 'discount' | 'shipping' | 'total') =>
        credits.reduce((all, credit) => all + credit[key], 0)
      expect(sum('total')).toBe(order.total)
      // Lines that cost nothing after the discount are not credited.
      expect(sum('subtotal') - sum('discount')).toBe(order.subtotal - order.discount)
      expect(sum('shipping')).toBe(order.shipping)
      expect(credits.reduce((all, { fee = 0 }) => all + fee, 0)).toBe(order.fee)
      for (const { rate, gross, vat, net } of order.vat) {
        const parts = credits.flatMap((credit) => credit.vat.filter((part) => part.rate === rate))
        expect(parts.reduce((all, part) => all + part.gross, 0)).toBe(gross)
        expect(parts.reduce((all, part) => all + part.vat, 0)).toBe(vat)
        expect(parts.reduce((all, part) => all + part.net, 0)).toBe(net)
      }
      for (const credit of credits) {
        const charges = credit.shipping + (credit.fee ?? 0)
        expect(credit.total).toBe(credit.subtotal - credit.discount + charges)
        for (const part of credit.vat) {
          expect(part.net + part.vat).toBe(part.gross)
          expect(Math.min(part.gross, part.vat, part.net)).toBeGreaterThanOrEqual(0)
        }
      }
    }),
    { numRuns: 300 },
  )
})

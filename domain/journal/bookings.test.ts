import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centimes, sumCentimes } from '../money.ts'
import { creditOf, remainingRefund } from '../order/refund.ts'
import { splitCharges, splitVat } from '../order/vat.ts'
import { bookingsOf, type JournalSource, journalTotals, revenueRole } from './bookings.ts'

const anyLine = fc
  .record({
    unitPrice: fc.integer({ min: 5, max: 20_000 }).map(centimes),
    quantity: fc.integer({ min: 1, max: 20 }),
    vatRate: fc.constantFrom(810, 380, 260, 0),
  })
  .map((line) => ({ ...line, total: centimes(line.unitPrice * line.quantity) }))

const anyOrder = fc
  .record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 8 }),
    percent: fc.nat(9_000),
    shipping: fc.nat(2_000).map(centimes),
    fee: fc.nat(1_000).map(centimes),
  })
  .map(({ percent, ...order }) => {
    const subtotal = sumCentimes(order.lines.map(({ total }) => total))
    const discount = centimes(Math.floor((subtotal * percent) / 10_000))
    const charges = centimes(order.shipping + order.fee)
    const vat = splitVat(order.lines, discount, charges)
    const total = centimes(subtotal - discount + charges)
    return { ...order, discount, vat, total, charges: splitCharges(order.lines, charges) }
  })

const sumOf = (source: JournalSource, key: 'amount' | 'vat') =>
  sumCentimes(bookingsOf(source).map((booking) => booking[key]))

const vatOf = (vat: readonly { vat: ReturnType<typeof centimes> }[]) =>
  sumCentimes(vat.map((part) => part.vat))

describe('bookings', () => {
  test('have the total and the VAT of each invoice, and positive amounts', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const invoice = { kind: 'invoice', ...order } as const
        const { accounts, vat } = journalTotals(bookingsOf(invoice))
        expect(accounts.find(({ role }) => role === 'debtors')?.debit ?? 0).toBe(order.total)
        expect(vat).toEqual(
          order.vat
            .filter(({ gross }) => gross !== 0)
            .map(({ rate, gross, vat: included }) => ({ rate, gross, vat: included })),
        )
        expect(bookingsOf(invoice).every(({ amount }) => amount > 0)).toBe(true)
      }),
    )
  })

  test('cancel an invoice by its credit notes to the centime', () => {
    fc.assert(
      fc.property(anyOrder, fc.array(fc.nat(5), { maxLength: 8 }), (order, wanted) => {
        const lines = order.lines.flatMap(({ quantity }, position) =>
          wanted[position] ? [{ position, quantity: Math.min(quantity, wanted[position]) }] : [],
        )
        const first = creditOf(order, [], { lines, shipping: false })
        const earlier = first.ok ? [first.value] : []
        const second = creditOf(order, earlier, remainingRefund(order, earlier))
        const credits = [...earlier, ...(second.ok ? [second.value] : [])]
        const bookings = [
          ...bookingsOf({ kind: 'invoice', ...order }),
          ...credits.flatMap((credit) => {
            const hasCharges = credit.shipping + (credit.fee ?? 0) > 0
            const charges = hasCharges ? order.charges : []
            return bookingsOf({ kind: 'credit-note', ...credit, charges })
          }),
        ]
        const { accounts, vat } = journalTotals(bookings)
        expect(accounts.every(({ debit, credit }) => debit === credit)).toBe(true)
        expect(vat.filter((part) => part.gross !== 0 || part.vat !== 0)).toEqual([])
      }),
    )
  })

  test('split a waived rest among the rates and the fees without VAT', () => {
    const anyAmount = fc.integer({ min: 1, max: 5_000 }).map(centimes)
    fc.assert(
      fc.property(anyOrder, anyAmount, fc.nat(2_000), (order, amount, fees) => {
        const rest = { kind: 'rest', amount, vat: order.vat, fees: centimes(fees) } as const
        expect(sumOf(rest, 'amount')).toBe(amount)
        expect(sumOf(rest, 'vat')).toBeLessThanOrEqual(vatOf(order.vat) + amount)
        expect(bookingsOf(rest).every(({ credit }) => credit === 'debtors')).toBe(true)
      }),
    )
  })

  test.each([
    ['fee', { kind: 'fee', amount: centimes(2_000) }, 'debtors', 'fees'],
    ['payment', { kind: 'payment', method: 'bank', amount: centimes(50) }, 'bank', 'debtors'],
    ['repayment', { kind: 'payment', method: 'cash', amount: centimes(-50) }, 'debtors', 'cash'],
  ] as const)('book a %s without VAT', (_, source, debit, credit) => {
    const amount = Math.abs(source.amount)
    expect(bookingsOf(source)).toEqual([{ debit, credit, amount, rate: null, vat: 0 }])
  })

  test.each([
    [810, 'standard'],
    [770, 'standard'],
    [260, 'reduced'],
    [380, 'accommodation'],
    [0, 'exempt'],
    [999, 'standard'],
  ])('find the revenue with the rate %i', (rate, role) => expect(revenueRole(rate)).toBe(role))
})

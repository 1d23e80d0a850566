import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lineItem, order } from '../former-shop.fixtures.ts'
import { readOrder, type SourceOrder } from './source-order.ts'

const read = (changes: Record<string, unknown> = {}): SourceOrder => {
  const result = readOrder(order(1, changes))
  if ('skipped' in result) throw new Error(result.skipped[0])
  return result.order
}

/** What the tables of orders and lines require. */
const addsUp = ({ lines, rounding, subtotal, discount, shipping, total }: SourceOrder) =>
  lines.every((line) => line.total === line.unitPrice * line.quantity && line.unitPrice >= 0) &&
  lines.reduce((sum, line) => sum + line.total, 0) + rounding === subtotal &&
  [subtotal, discount, shipping].every((amount) => amount >= 0) &&
  subtotal - discount + shipping === total

describe('an order of WooCommerce', () => {
  test('has its lines, discount, shipping, VAT and total in centimes', () => {
    const found = read()
    expect(found).toMatchObject({
      ...{ number: 1, status: 'completed', customerId: '1', language: 'de', payment: 'advance' },
      ...{ subtotal: 2500, discount: 250, discountRate: 1000, shipping: 431, total: 2681 },
      ...{ note: 'Bitte klingeln.', invoiceNumber: 20_001, notes: [] },
      placedAt: new Date('2025-05-06T09:30:00Z'),
      completedAt: new Date('2025-05-07T09:30:00Z'),
      vat: [{ rate: 260, gross: 2681, net: 2613, vat: 68 }],
    })
    expect(found.lines).toMatchObject([
      ...[{ name: 'Arnica montana', quantity: 2, unitPrice: 1250, total: 2500, vatRate: 260 }],
    ])
    expect(found.unknown).toMatchObject({ payment_method: 'bacs', shipping_lines: [{ id: 2 }] })
  })

  test.each([
    [
      'a total that is no multiple of the price',
      { line_items: [lineItem({ quantity: 3 })] },
      [{ name: '3 × Arnica montana', quantity: 1, unitPrice: 2500 }],
    ],
    [
      'more pieces than a line can have',
      { line_items: [lineItem({ quantity: 2500 })] },
      [{ name: '2500 × Arnica montana', quantity: 1, unitPrice: 2500 }],
    ],
    [
      'a fee',
      { fee_lines: [{ name: 'Eilzuschlag', total: '9.75', total_tax: '0.25' }], total: '36.81' },
      [{ name: 'Arnica montana' }, { name: 'Eilzuschlag', quantity: 1, unitPrice: 1000 }],
    ],
  ])('keeps the amounts of an order with %s', (_, changes, lines) => {
    const found = read(changes)
    expect(found.lines).toMatchObject(lines)
    expect(addsUp(found)).toBe(true)
    expect(found.notes).toEqual([])
  })

  test('counts a negative fee as a discount, and lacking centimes as a line of rounding', () => {
    const lowered = read({ fee_lines: [{ name: 'Gutschein', total: '-5' }], total: '21.81' })
    expect(lowered).toMatchObject({ discount: 750, discountRate: 3000, total: 2181, notes: [] })
    const rounded = read({ total: '29.32', discount_total: '0', discount_tax: '0' })
    expect(rounded).toMatchObject({ rounding: 1, subtotal: 2501, discount: 0, notes: [] })
  })

  test('keeps the total of amounts that do not add up, with a note', () => {
    const found = read({ total: '20.00' })
    expect(found).toMatchObject({ total: 2000, discount: 931, discountRate: 0 })
    expect(found.notes).toEqual([['order-amounts-differ']])
  })

  test('splits VAT as the former shop has charged it', () => {
    const cream = lineItem({
      ...{ name: 'Creme', quantity: 1, subtotal: '18.50', subtotal_tax: '1.50' },
      ...{ total: '18.50', total_tax: '1.50', taxes: [{ id: 8, total: '1.50' }] },
    })
    const { line_items, tax_lines } = order(1) as Record<string, object[]>
    const found = read({
      line_items: [...(line_items ?? []), cream],
      tax_lines: [
        ...(tax_lines ?? []),
        { rate_id: 8, label: 'MWST 8,1 %', tax_total: '1.50', shipping_tax_total: '0' },
      ],
      total: '46.81',
    })
    expect(found.vat).toEqual([
      { rate: 810, gross: 2000, net: 1850, vat: 150 },
      { rate: 260, gross: 2681, net: 2613, vat: 68 },
    ])
    expect(found.lines.map(({ vatRate }) => vatRate)).toEqual([260, 810])
  })

  test.each([
    ['a draft', { status: 'checkout-draft' }, ['no-order', 'checkout-draft']],
    ['another currency', { currency: 'EUR' }, ['order-currency', 'EUR']],
    ['a number with letters', { number: 'CH-77' }, ['order-number-invalid', 'CH-77']],
    [
      'no date',
      { date_created: '', date_created_gmt: '0000-00-00 00:00:00' },
      ['order-date-missing'],
    ],
  ])('is skipped with %s', (_, changes, skipped) => {
    expect(readOrder(order(1, changes))).toEqual({ skipped })
  })

  test('of an unknown status counts as completed, with a note', () => {
    const found = read({ status: 'wc-shipped' })
    expect(found).toMatchObject({ status: 'completed', unknown: { status: 'shipped' } })
    expect(found.notes).toEqual([['order-status-unknown', 'shipped']])
  })

  test('keeps what it cannot read of its lines, taxes and refunds', () => {
    const [tax] = order(1).tax_lines as object[]
    const found = read({
      line_items: 'Arnica montana',
      tax_lines: [{ ...tax, compound: true }],
      refunds: [{ id: 9, reason: 'Bruch', total: '-5.00', refunded_by: 'head' }],
    })
    expect(found.notes).toContainEqual(['order-lines-unreadable'])
    expect(found.unknown).toMatchObject({
      line_items: 'Arnica montana',
      tax_lines: [{ id: 3, compound: true }],
      refunds: [{ id: 9, refunded_by: 'head' }],
    })
  })

  const francs = fc.integer({ min: -100_000, max: 10_000_000 }).map((n) => String(n / 1_000))
  const anyItem = fc.record({
    name: fc.string(),
    product_id: fc.nat(),
    quantity: fc.oneof(fc.nat({ max: 2_000 }), fc.double({ noNaN: true, max: 1e6, min: -1e6 })),
    ...{ subtotal: francs, subtotal_tax: francs, total: francs, total_tax: francs },
  })

  test('adds up to the centime, whatever its amounts', () => {
    const changes = fc.record({
      line_items: fc.array(anyItem, { maxLength: 5 }),
      fee_lines: fc.array(anyItem, { maxLength: 2 }),
      ...{ total: francs, shipping_total: francs, shipping_tax: francs, discount_total: francs },
    })
    fc.assert(
      fc.property(changes, (amounts) => {
        expect(addsUp(read(amounts))).toBe(true)
      }),
    )
  })
})

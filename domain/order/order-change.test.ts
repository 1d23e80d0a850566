import { describe, expect, test } from 'vitest'
import { centimes, zero } from '../money.ts'
import {
  type ChangedContent,
  changesQuantities,
  concernsInvoice,
  contentChange,
  isEmptyChange,
  lowersQuantities,
  mayCancel,
  mayChange,
} from './order-change.ts'
import { formerShop, type OrderStatus } from './order-status.ts'

test.each([
  ['pending', true, true],
  ['on-hold', true, true],
  ['processing', true, true],
  ['preparing', false, true],
  ['completed', false, false],
  ['cancelled', false, false],
  ['refunded', false, false],
  ['failed', false, false],
] satisfies [OrderStatus, boolean, boolean][])(
  'can be changed in status %s by the customer: %s, by the staff: %s',
  (status, byCustomer, byStaff) => {
    expect(mayChange({ status }, 'customer')).toBe(byCustomer)
    expect(mayChange({ status }, 'staff')).toBe(byStaff)
    expect(mayChange({ status, channel: formerShop }, 'staff')).toBe(false)
  },
)

test('can be cancelled by its customer unless it is paid otherwise than by card', () => {
  expect(mayCancel({ status: 'processing', payment: 'invoice', isPaid: false })).toBe(true)
  expect(mayCancel({ status: 'on-hold', payment: 'advance', isPaid: false })).toBe(true)
  expect(mayCancel({ status: 'on-hold', payment: 'advance', isPaid: true })).toBe(false)
  expect(mayCancel({ status: 'processing', payment: 'card', isPaid: true })).toBe(true)
  expect(mayCancel({ status: 'preparing', payment: 'invoice', isPaid: false })).toBe(false)
})

const line = (
  name: string,
  quantity: number,
  { dilution = '30', price = 1_000 } = {},
): ChangedContent['lines'][number] => ({
  ...{ productId: 1, name, quantity },
  ...{ unitPrice: centimes(price), total: centimes(price * quantity) },
  info: { type: 'homeopathy', scale: 'CH', dilution, form: 'globuli', size: 'tube-1g' },
})

const content = (lines: ChangedContent['lines'], changes = {}): ChangedContent => ({
  ...{ lines, discount: zero, shipping: zero, fee: zero, total: centimes(1_000) },
  ...{ payment: 'invoice', reference: '', note: '' },
  ...{ shippingAddress: { city: 'Vevey' }, billing: { city: 'Vevey' }, ...changes },
})

describe('what differs between two versions of an order', () => {
  const before = content([line('Arnica', 2), line('Apis', 1)])

  test('is nothing for equal ones, also in another order', () => {
    const same = content([line('Apis', 1), line('Arnica', 1), line('Arnica', 1)])
    expect(isEmptyChange(contentChange(before, same))).toBe(true)
  })

  test('names added, removed and changed lines with their amounts', () => {
    const after = content([line('Arnica', 3), line('Apis', 1, { dilution: '200', price: 1_500 })])
    expect(contentChange(before, after).lines).toEqual([
      {
        ...{ name: 'Arnica', info: line('Arnica', 1).info },
        ...{ quantity: { before: 2, after: 3 }, total: { before: 2_000, after: 3_000 } },
      },
      {
        ...{ name: 'Apis', info: expect.objectContaining({ dilution: '200' }) },
        ...{ quantity: { before: 0, after: 1 }, total: { before: 0, after: 1_500 } },
      },
      {
        ...{ name: 'Apis', info: expect.objectContaining({ dilution: '30' }) },
        ...{ quantity: { before: 1, after: 0 }, total: { before: 1_000, after: 0 } },
      },
    ])
  })

  test('names a line that costs more although nobody touched it', () => {
    const after = content([line('Arnica', 1), line('Apis', 1, { price: 1_200 }), line('Arnica', 1)])
    const change = contentChange(before, after)
    expect(change.lines).toMatchObject([
      {
        ...{ name: 'Apis', unitPrice: { before: 1_000, after: 1_200 } },
        total: { before: 1_000, after: 1_200 },
      },
    ])
    expect(changesQuantities(change)).toBe(false)
    expect(concernsInvoice(change)).toBe(true)
  })

  test('lowers a quantity only if less of an article is left, whatever it costs', () => {
    const cheaper = [line('Apis', 1, { price: 800 }), line('Arnica', 1), line('Arnica', 2)]
    expect(lowersQuantities(before.lines, cheaper)).toBe(false)
    expect(lowersQuantities(before.lines, [...before.lines, line('Bryonia', 1)])).toBe(false)
    expect(lowersQuantities(before.lines, [line('Arnica', 9)])).toBe(true)
    expect(lowersQuantities(before.lines, [line('Arnica', 1), line('Apis', 1)])).toBe(true)
  })

  test.each(['discount', 'shipping', 'fee'] as const)('names a difference of the %s', (name) => {
    const change = contentChange(before, content([...before.lines], { [name]: centimes(500) }))
    expect(change).toMatchObject({ lines: [], charges: [{ name, before: 0, after: 500 }] })
    expect(isEmptyChange(change)).toBe(false)
    expect(concernsInvoice(change)).toBe(true)
  })

  test.each([
    { payment: 'advance' },
    { reference: 'B' },
    { note: 'C' },
    { shippingAddress: { city: 'Bex' } },
    { billing: { city: 'Bex' } },
  ])('names other parts: %j', (changes) => {
    const { parts, lines, charges } = contentChange(before, content([...before.lines], changes))
    expect(parts).toEqual(Object.keys(changes))
    expect([...lines, ...charges]).toEqual([])
  })
})

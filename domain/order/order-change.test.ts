import { describe, expect, test } from 'vitest'
import { centimes } from '../money.ts'
import {
  type ChangedContent,
  contentChange,
  isEmptyChange,
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

test('can be cancelled by its customer unless it is paid in advance', () => {
  expect(mayCancel({ status: 'processing', payment: 'invoice' })).toBe(true)
  expect(mayCancel({ status: 'on-hold', payment: 'advance' })).toBe(true)
  expect(mayCancel({ status: 'processing', payment: 'advance' })).toBe(false)
  expect(mayCancel({ status: 'preparing', payment: 'invoice' })).toBe(false)
})

const line = (
  name: string,
  quantity: number,
  dilution = '30',
): ChangedContent['lines'][number] => ({
  ...{ productId: 1, name, quantity },
  info: { type: 'homeopathy', scale: 'CH', dilution, form: 'globuli', size: 'tube-1g' },
})

const content = (lines: ChangedContent['lines'], changes = {}): ChangedContent => ({
  ...{ lines, total: centimes(1_000), payment: 'invoice', reference: '', note: '' },
  ...{ shippingAddress: { city: 'Vevey' }, billing: { city: 'Vevey' }, ...changes },
})

describe('what differs between two versions of an order', () => {
  const before = content([line('Arnica', 2), line('Apis', 1)])

  test('is nothing for equal ones, also in another order', () => {
    const same = content([line('Apis', 1), line('Arnica', 1), line('Arnica', 1)])
    expect(isEmptyChange(contentChange(before, same))).toBe(true)
  })

  test('names added, removed and changed lines', () => {
    const after = content([line('Arnica', 3), line('Apis', 1, '200')])
    expect(contentChange(before, after).lines).toMatchObject([
      { name: 'Arnica', before: 2, after: 3 },
      { name: 'Apis', info: { dilution: '200' }, before: 0, after: 1 },
      { name: 'Apis', info: { dilution: '30' }, before: 1, after: 0 },
    ])
  })

  test.each([
    { payment: 'advance' },
    { reference: 'B' },
    { note: 'C' },
    { shippingAddress: { city: 'Bex' } },
    { billing: { city: 'Bex' } },
  ])('names other parts: %j', (changes) => {
    const { parts, lines } = contentChange(before, content([...before.lines], changes))
    expect(parts).toEqual(Object.keys(changes))
    expect(lines).toEqual([])
  })
})

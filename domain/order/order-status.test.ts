import { expect, it, test } from 'vitest'
import {
  isOrderStatus,
  mayBecome,
  nextStatuses,
  type OrderStatus,
  orderStatuses,
  specifiedStatus,
  specifiedStatuses,
} from './order-status.ts'

it('has the seven states of D1 §3 and the one of the laboratory', () => {
  expect(Object.keys(nextStatuses).toSorted()).toEqual(
    'cancelled completed failed on-hold pending preparing processing refunded requested'.split(' '),
  )
})

it('allows transitions to other known states only', () => {
  for (const [from, next] of Object.entries(nextStatuses)) {
    expect(next.filter((status: string) => !isOrderStatus(status) || status === from)).toEqual([])
  }
})

test.each([
  ['pending', 'processing', true],
  ['on-hold', 'processing', true],
  ['processing', 'completed', true],
  ['processing', 'preparing', true],
  ['on-hold', 'preparing', false],
  ['preparing', 'completed', true],
  ['preparing', 'processing', false],
  ['failed', 'processing', true],
  ['on-hold', 'completed', false],
  ['completed', 'refunded', true],
  ['completed', 'cancelled', false],
  ['cancelled', 'processing', false],
  ['refunded', 'completed', false],
] satisfies [OrderStatus, OrderStatus, boolean][])('allows %s → %s: %s', (from, to, allowed) => {
  expect(mayBecome(from, to)).toBe(allowed)
})

test.each(['toString', '', 'Pending'])('rejects the status %j', (text) => {
  expect(isOrderStatus(text)).toBe(false)
})

it('reports a known status to clients of D1 for every status', () => {
  expect([...new Set(orderStatuses.map(specifiedStatus))]).toEqual(specifiedStatuses)
  expect(specifiedStatus('preparing')).toBe('processing')
})

it('reaches a final status from every status', () => {
  const ends = new Set<string>(['cancelled', 'refunded'])
  for (const [from, next] of Object.entries(nextStatuses))
    expect(ends.has(from) || next.some((status) => ends.has(status)), from).toBe(true)
})

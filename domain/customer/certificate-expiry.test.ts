import { expect, test } from 'vitest'
import { dueReminder, findExpired, isDay } from './certificate-expiry.ts'

test.each([
  ['2027-01-31', '2026-12-01', null, undefined],
  ['2027-01-31', '2026-12-02', null, 60],
  ['2027-01-31', '2026-12-02', 60, undefined],
  ['2027-01-31', '2027-01-16', 60, undefined],
  ['2027-01-31', '2027-01-17', 60, 14],
  ['2027-01-31', '2027-01-20', null, 14],
  ['2027-01-31', '2027-01-20', 14, undefined],
  ['2027-01-31', '2027-01-31', 60, 14],
  ['2027-01-31', '2027-02-01', null, undefined],
])('a certificate until %s, on %s after the reminder %s: %s', (until, today, sent, due) => {
  expect(dueReminder(until, today, sent)).toBe(due)
})

test.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-13-01', false],
  ['27-01-01', false],
  ['', false],
])('judges the day %s', (text, isValid) => {
  expect(isDay(text)).toBe(isValid)
})

test.each([
  [null, 0, '2027-01-01', undefined],
  ['2026-12-31', null, '2027-01-01', undefined],
  ['2027-01-01', 0, '2027-01-01', undefined],
  ['2026-12-31', 0, '2027-01-01', { ordersUntil: '2026-12-31', isOver: true }],
  ['2026-12-31', 30, '2027-01-30', { ordersUntil: '2027-01-30', isOver: false }],
  ['2026-12-31', 30, '2027-01-31', { ordersUntil: '2027-01-30', isOver: true }],
])('a certificate until %s with %s more days, on %s: %j', (expiresOn, days, today, expected) => {
  expect(findExpired(expiresOn, days, today)).toEqual(expected && { expiresOn, ...expected })
})

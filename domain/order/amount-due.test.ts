import { describe, expect, test } from 'vitest'
import { centimes } from '../money.ts'
import { amountDue, amountOverpaid, invoiceState } from './amount-due.ts'

const today = '2026-11-26'

const cases = [
  ['that nobody has paid', {}, 10_000, 'open'],
  ['on the day on which it is due', { dueOn: today }, 10_000, 'open'],
  ['after the day on which it is due', { dueOn: '2026-11-25' }, 10_000, 'overdue'],
  ['that is paid', { isPaid: true }, 0, 'paid'],
  ['of nothing', { total: 0 }, 0, 'paid'],
  ['credited in full', { credited: 10_000 }, 0, 'credited'],
  ['credited in full after its due date', { credited: 10_000, dueOn: '2026-01-01' }, 0, 'credited'],
  ['credited in full after it was paid', { credited: 10_000, isPaid: true }, 0, 'credited'],
  ['credited in part', { credited: 4_000 }, 6_000, 'open'],
  [
    'credited in part after its due date',
    { credited: 4_000, dueOn: '2026-01-01' },
    6_000,
    'overdue',
  ],
  ['paid in part', { received: 1 }, 9_999, 'open'],
  ['credited and paid in part', { credited: 4_000, received: 5_000 }, 1_000, 'open'],
  ['whose rest is credited', { credited: 4_000, received: 6_000 }, 0, 'paid'],
  ['paid beyond its total', { received: 12_000 }, 0, 'paid'],
  ['with a fee', { fees: 500, dueOn: '2026-01-01' }, 10_500, 'overdue'],
  ['paid without its fee', { fees: 500, received: 10_000 }, 500, 'open'],
  ['credited in full except for its fee', { fees: 500, credited: 10_000 }, 500, 'open'],
] as const

describe('the amount due', () => {
  test.each(cases)('the amount due is right for an invoice %s', (_, changes, due, state) => {
    const given = { total: 10_000, fees: 0, credited: 0, received: 0, isPaid: false, ...changes }
    const { total, fees, credited, received, isPaid } = given
    const amounts = {
      total: centimes(total),
      fees: centimes(fees),
      credited: centimes(credited),
      received: centimes(received),
      isPaid,
    }
    const dueOn = 'dueOn' in changes ? changes.dueOn : '2026-12-01'
    expect(amountDue(amounts)).toBe(due)
    expect(amountOverpaid(amounts)).toBe(Math.max(0, credited + received - total - fees))
    expect(invoiceState({ ...amounts, dueOn }, today)).toBe(state)
  })
})

import { expect, test } from 'vitest'
import { centimes } from '../money.ts'
import { normalReference, paymentProblem, shareAmong } from './match-payment.ts'

const payment = {
  amount: centimes(1_250),
  currency: 'CHF',
  reference: '000000000000000000000000127',
  isReversal: false,
  isBatch: false,
}
const invoice = { isPaid: false, isCancelled: false, due: centimes(1_250), fees: centimes(0) }

test.each([
  ['settles an invoice with its exact amount', payment, invoice, undefined],
  ['too little', { ...payment, amount: centimes(1_249) }, invoice, 'underpaid'],
  ['too much', { ...payment, amount: centimes(1_251) }, invoice, 'overpaid'],
  ['an unknown reference', payment, undefined, 'reference-unknown'],
  ['no reference', { ...payment, reference: '' }, undefined, 'no-reference'],
  [
    'leaves reminder fees open',
    payment,
    { ...invoice, due: centimes(2_250), fees: centimes(1_000) },
    undefined,
  ],
  ['less', payment, { ...invoice, due: centimes(2_251), fees: centimes(1_000) }, 'underpaid'],
  ['a paid invoice', payment, { ...invoice, isPaid: true }, 'already-paid'],
  ['an invoice that owes nothing', payment, { ...invoice, due: centimes(0) }, 'already-paid'],
  ['a cancelled invoice', payment, { ...invoice, isCancelled: true }, 'invoice-cancelled'],
  ['another currency', { ...payment, currency: 'EUR' }, invoice, 'other-currency'],
  ['a reversal', { ...payment, isReversal: true }, invoice, 'reversal'],
  ['a collective booking', { ...payment, isBatch: true }, invoice, 'batch-without-details'],
] as const)('names the problem of a payment: %s', (_, credited, found, problem) => {
  expect(paymentProblem(credited, found)).toBe(problem)
})

test.each([
  ['00 00000 00000 00000 00000 00127', '000000000000000000000000127'],
  ['127', '000000000000000000000000127'],
  ['rf18 5390 0754 7034', 'RF18539007547034'],
  ['', ''],
])('normalises the reference %j', (text, reference) => {
  expect(normalReference(text)).toBe(reference)
})

test.each([
  [3_000, [1_000, 2_000]],
  [2_999, [1_000, 1_999]],
  [900, [900]],
  [1_000, [1_000]],
])('shares a payment of %i centimes among the oldest invoices', (amount, parts) => {
  const invoices = [1_000, 2_000].map((due) => ({ due: centimes(due) }))
  const shares = shareAmong({ ...payment, amount: centimes(amount) }, invoices)
  expect(shares.map((share) => share.amount)).toEqual(parts)
})

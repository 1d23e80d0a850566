import { expect, test } from 'vitest'
import { type InvoiceMoment, invoiceMomentOf, isInvoiceDue } from './invoice-moment.ts'
import type { OrderStatus } from './order-status.ts'

test.each([
  ['processing', 'dispatch', false],
  ['on-hold', 'dispatch', false],
  ['preparing', 'dispatch', true],
  ['completed', 'dispatch', true],
  ['processing', 'confirmation', true],
  ['on-hold', 'confirmation', true],
  ['cancelled', 'confirmation', false],
  ['failed', 'confirmation', false],
] satisfies [OrderStatus, InvoiceMoment, boolean][])(
  'decides in status %s with invoices at the %s whether one is due: %s',
  (status, invoiceAt, isDue) => {
    expect(isInvoiceDue({ invoiceAt, status })).toBe(isDue)
  },
)

test.each([
  ['invoice', 'dispatch', 'dispatch'],
  ['invoice', 'confirmation', 'confirmation'],
  ['advance', 'dispatch', 'confirmation'],
] as const)(
  'issues the invoice of payment %s and option %s at the %s',
  (payment, option, moment) => {
    expect(invoiceMomentOf(payment, option)).toBe(moment)
  },
)

import { formatIBAN, formatReference } from 'swissqrbill/utils'
import { streetLine } from '../../../domain/customer/street.ts'
import { shortDate } from '../../../domain/short-date.ts'
import type { ListedInvoice } from '../../../server/invoicing/list-invoices.ts'
import { swissDay } from '../../../server/swiss-day.ts'
import type { ShownInvoice } from './shown-invoice.ts'

/** Server only, so that browsers do not load the library for QR-bills. */
export const accountInvoiceView = ({
  issuedAt,
  dueOn,
  paidAt,
  reference,
  creditor,
  ...invoice
}: ListedInvoice): ShownInvoice => ({
  ...invoice,
  date: shortDate(swissDay(issuedAt)),
  dueDay: shortDate(dueOn),
  paidDay: paidAt ? shortDate(swissDay(paidAt)) : undefined,
  reference: reference && formatReference(reference),
  payee: [
    creditor.name,
    streetLine(creditor.street, creditor.buildingNumber),
    `${creditor.postcode} ${creditor.city}`,
  ],
  iban: creditor.iban && formatIBAN(creditor.iban),
})

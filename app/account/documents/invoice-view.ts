import { formatIBAN, formatReference } from 'swissqrbill/utils'
import { streetLine } from '../../../domain/customer/postal-address.ts'
import { shortDate } from '../../../domain/short-date.ts'
import type { ListedInvoice } from '../../../server/invoicing/list-invoices.ts'
import { swissDay } from '../../../server/swiss-day.ts'

/** Server only, so that browsers do not load the library for QR-bills. */
export const accountInvoiceView = ({
  issuedAt,
  dueOn,
  paidAt,
  reference,
  creditor,
  ...invoice
}: ListedInvoice) => ({
  ...invoice,
  date: shortDate(swissDay(issuedAt)),
  /** Absent for payment in advance, which has no term. */
  dueDay: dueOn > swissDay(issuedAt) ? shortDate(dueOn) : undefined,
  paidDay: paidAt ? shortDate(swissDay(paidAt)) : undefined,
  /** In groups of four. */
  reference: reference && formatReference(reference),
  /** Name and address, one per line. */
  payee: [
    creditor.name,
    streetLine(creditor.street, creditor.buildingNumber),
    `${creditor.postcode} ${creditor.city}`,
  ],
  /** In groups of four; '' when the laboratory has not set an account. */
  iban: creditor.iban && formatIBAN(creditor.iban),
})

export type ShownInvoice = ReturnType<typeof accountInvoiceView>

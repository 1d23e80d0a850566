import type { Data, Debtor } from 'swissqrbill/types'
import { getReferenceType } from 'swissqrbill/utils'
import { cleanPostcode, storedStreet } from '../../../domain/customer/postal-address.ts'
import type { AddressSnapshot } from '../../db/tables/orders.ts'
import type { StoredDocument } from '../../invoicing/find-documents.ts'
import type { Order } from '../../orders/order.ts'
import { transliterate } from '../transliterate.ts'

/** The characters that a QR-bill permits (QR-bill 2.3, 4.1.1). */
const isPermitted = (sign: string) => /[\u0020-\u007E\u00A0-\u017F\u0218-\u021B\u20AC]/.test(sign)

/** The text with permitted characters, cut to `maxLength` characters. */
const billText = (text: string, maxLength: number): string =>
  [
    ...transliterate(text.replace(/\s+/g, ' '), isPermitted)
      .replace(/[«»]/g, '"')
      .replace(/ {2,}/g, ' ')
      .trim(),
  ]
    .slice(0, maxLength)
    .join('')
    .trim()

/** The first name of these with permitted characters: the bill requires one. */
const billName = (...names: string[]): string =>
  names.map((name) => billText(name, 70)).find(Boolean) ?? '-'

/**
 * The debtor with separate street and number (type S); a house may have no number. Undefined for an
 * address that banks reject: the bill then has a blank field.
 */
const debtorOf = (address: AddressSnapshot): Debtor | undefined => {
  const { street, buildingNumber } = storedStreet(address.address1, address.building_number)
  const debtor = {
    name: billName(address.company, `${address.first_name} ${address.last_name}`),
    address: billText(street, 70),
    buildingNumber: billText(buildingNumber ?? '', 16),
    zip: billText(cleanPostcode(address.postcode, address.country), 16),
    city: billText(address.city, 35),
    country: address.country,
  }
  const isWhole = [debtor.address, debtor.zip, debtor.city].every(Boolean)
  return isWhole && /^[A-Z]{2}$/.test(debtor.country) ? debtor : undefined
}

/** Permitted characters other than ASCII whose UTF-8 bytes form a valid Big5 character. */
const onlyBig5 = /^[\0-\x7F\u00A1-\u00BF\u00E1-\u00FF\u0121-\u013F\u0161-\u017F]*$/
const onlyAscii = /^[\0-\x7F]*$/

/**
 * Replaces the last space of the message with a no-break space (permitted by QR-bill 2.3, 4.1.1) if
 * zbar would take the UTF-8 bytes of the bill for Big5: a no-break space is not valid Big5.
 */
const preventBig5 = (bill: Data): Data => {
  const text = spcText(bill)
  if (onlyAscii.test(text) || !onlyBig5.test(text)) return bill
  return { ...bill, message: bill.message?.replace(/ (?=\S*$)/, '\u00A0') }
}

/**
 * The payment part of an invoice; undefined without an amount or an IBAN. `message`: the
 * additional information, for both parties.
 */
export const qrBill = (
  document: Pick<StoredDocument, 'creditor' | 'reference' | 'kind' | 'total'>,
  order: Pick<Order, 'billing'>,
  message: string,
): Data | undefined => {
  const { creditor, reference, kind, total } = document
  if (kind !== 'invoice' || total <= 0 || !creditor.iban) return undefined
  return preventBig5({
    currency: 'CHF',
    amount: total / 100,
    reference,
    message: billText(message, 140),
    creditor: {
      account: creditor.iban,
      name: billName(creditor.name),
      address: billText(creditor.street, 70),
      buildingNumber: billText(creditor.buildingNumber, 16),
      zip: billText(creditor.postcode, 16),
      city: billText(creditor.city, 35),
      country: creditor.country,
    },
    debtor: debtorOf(order.billing),
  })
}

/** A structured address (type S) as seven lines, empty without a party. */
const addressLines = (party: Debtor | undefined): string[] =>
  party
    ? [
        'S',
        party.name,
        party.address,
        String(party.buildingNumber ?? ''),
        String(party.zip),
        party.city,
        party.country,
      ]
    : Array(7).fill('')

/** The payload of the Swiss QR Code (QR-bill 2.3, 4.2.2), lines separated by LF. */
export const spcText = (bill: Data): string =>
  [
    'SPC',
    '0200',
    // UTF-8, restricted to the Latin characters that `billText` lets pass.
    '1',
    bill.creditor.account,
    ...addressLines(bill.creditor),
    // The ultimate creditor is reserved for future use.
    ...addressLines(undefined),
    bill.amount?.toFixed(2) ?? '',
    bill.currency,
    ...addressLines(bill.debtor),
    getReferenceType(bill.reference),
    bill.reference ?? '',
    bill.message ?? '',
    'EPD',
  ].join('\n')

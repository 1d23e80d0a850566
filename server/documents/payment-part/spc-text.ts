import type { Data, Debtor } from 'swissqrbill/types'
import { getReferenceType } from 'swissqrbill/utils'

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

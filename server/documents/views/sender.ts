import { streetLine } from '../../../domain/customer/street.ts'
import { findOptions } from '../../content/options.ts'
import type { Database } from '../../db/client.ts'
import type { CreditorSnapshot } from '../../db/tables/orders.ts'
import type { DocumentView } from './document-view.ts'
/** Contact details of the laboratory for the letterhead. */
export const findReach = async (db: Database): Promise<string> => {
  const found = await findOptions(db, ['contact_phone_number', 'contact_email'])
  return [found.contact_phone_number, found.contact_email].filter(Boolean).join(' · ')
}

/** The letterhead. `reach`: current contact details. */
export const senderOf = (
  creditor: CreditorSnapshot,
  ...reach: string[]
): DocumentView['sender'] => ({
  name: creditor.name,
  address: [
    streetLine(creditor.street, creditor.buildingNumber),
    `${creditor.postcode} ${creditor.city}`.trim(),
  ]
    .filter(Boolean)
    .join(', '),
  contact: reach.filter(Boolean).join(' · '),
})

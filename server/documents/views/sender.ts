import { streetLine } from '../../../domain/customer/street.ts'
import { findOptions } from '../../content/options.ts'
import type { Database } from '../../db/client.ts'
import type { CreditorSnapshot } from '../../db/tables/orders.ts'
import type { DocumentView } from './document-view.ts'
/** How the laboratory is reached, for its letterhead. */
export const findReach = async (db: Database): Promise<string> => {
  const found = await findOptions(db, ['contact_phone_number', 'contact_email'])
  return [found.contact_phone_number, found.contact_email].filter(Boolean).join(' · ')
}

/** The letterhead: who issued the paper, and `reach`, how that is reached today. */
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

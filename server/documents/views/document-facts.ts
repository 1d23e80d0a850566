import { streetLine } from '../../../domain/customer/postal-address.ts'
import { findOptions } from '../../content/options.ts'
import type { Database } from '../../db/client.ts'
import type { CreditorSnapshot } from '../../db/tables/orders.ts'
import { findHistory, type Shipment } from '../../orders/history/find-order.ts'
import type { Order } from '../../orders/order.ts'
import type { DocumentView } from './document-view.ts'

/** Contact details of the laboratory for the letterhead. */
const findReach = async (db: Database): Promise<string> => {
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

/** Facts besides the order, loaded when the document is rendered. */
export type DocumentFacts = {
  /** Telephone and e-mail of the laboratory. */
  reach: string
  /** '' for customers without one. */
  customerNumber: string
  /** Date of dispatch; undefined before. */
  dispatchedAt?: Date | undefined
  parcels: readonly Shipment[]
  /** Parcels that had only a part of the order, the oldest first. */
  parts?: readonly Shipment[]
}

const findCustomerNumber = async (db: Database, accountId: string): Promise<string> => {
  const account = await db
    .selectFrom('account')
    .select('customer_number')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return account?.customer_number ?? ''
}

export const findDocumentFacts = async (db: Database, order: Order): Promise<DocumentFacts> => {
  const [reach, customerNumber, { events, shipments }] = await Promise.all([
    findReach(db),
    findCustomerNumber(db, order.accountId),
    findHistory(db, order.id),
  ])
  const completed = events.find(({ status }) => status === 'completed')
  const parcels = shipments.filter(({ lines }) => lines === null)
  const parts = shipments.filter(({ lines }) => lines !== null)
  const dispatchedAt = parcels[0]?.shippedAt ?? completed?.at
  return { reach, customerNumber, dispatchedAt, parcels, parts }
}

import type { Database } from '../../db/client.ts'
import { findHistory, type Shipment } from '../../orders/history/find-history.ts'
import type { Order } from '../../orders/order.ts'
import { findReach } from './sender.ts'

/** Facts besides the order, loaded when the document is rendered. */
export type DocumentFacts = {
  /** Telephone and e-mail of the laboratory. */
  reach: string
  /** '' for customers without one. */
  customerNumber: string
  /** Date of dispatch; undefined before. */
  dispatchedAt?: Date | undefined
  parcels: readonly Shipment[]
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
  const dispatchedAt = shipments[0]?.shippedAt ?? completed?.at
  return { reach, customerNumber, dispatchedAt, parcels: shipments }
}

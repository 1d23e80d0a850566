import { defaultLanguage, isLanguage } from '../../../domain/language.ts'
import type { OrderStatus } from '../../../domain/order/order-status.ts'
import type { ParcelLine } from '../../../domain/order/refund.ts'
import { isVisibleTo } from '../../accounts/members/find-member.ts'
import { accountName } from '../../db/account-name.ts'
import type { Database } from '../../db/client.ts'
import { compileOnce } from '../../db/compile-once.ts'
import { isPayment, type Order, type OrderLine, parseLineInfo } from '../order.ts'

const orders = (db: Database) =>
  db
    .selectFrom('orders')
    .select(['id', 'number', 'account_id as accountId', 'status', 'placed_at as placedAt'])
    .select(['language', 'payment', 'reference', 'note', 'billing'])
    .select(['shipping_address as shippingAddress', 'subtotal', 'discount_rate as discountRate'])
    .select(['discount', 'shipping', 'fee', 'total', 'vat', 'channel'])
    .select(['dispatch_on as dispatchOn', 'invoice_at as invoiceAt', 'version'])
    .select('ordered_by as orderedBy')
    .select((eb) =>
      eb
        .selectFrom('account')
        .select(accountName.as('name'))
        .whereRef('account.id', '=', 'orders.ordered_by')
        .as('orderer'),
    )

type OrderRow = Awaited<ReturnType<ReturnType<typeof orders>['execute']>>[number]

const findLines = async (db: Database, orderId: string): Promise<OrderLine[]> => {
  const rows = await db
    .selectFrom('order_line')
    .select(['product_id as productId', 'name', 'icon', 'info', 'quantity', 'reference'])
    .select(['unit_price as unitPrice', 'total', 'vat_rate as vatRate', 'reason'])
    .select(['list_price as listPrice', 'discount_rate as discountRate'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  return rows.map(({ reference, info, listPrice, discountRate, reason, ...line }) => ({
    ...line,
    ...(listPrice !== null && { listPrice }),
    ...(discountRate !== null && { discountRate }),
    ...(reason && { reason }),
    info: parseLineInfo({ order_id: orderId, info }),
    ...(reference && { reference }),
  }))
}

const withLines = async (db: Database, { orderer, ...row }: OrderRow): Promise<Order> => {
  if (!isPayment(row.payment))
    throw new Error(`order ${row.id}: unknown payment method ${row.payment}`)
  const { payment } = row
  const language = isLanguage(row.language) ? row.language : defaultLanguage
  const order = { ...row, payment, language, lines: await findLines(db, row.id) }
  return orderer ? { ...order, orderer } : order
}

export const findOrder = async (db: Database, id: string): Promise<Order | undefined> => {
  const row = await orders(db).where('id', '=', id).executeTakeFirst()
  return row && withLines(db, row)
}

/** Any order by its number, for administrators. */
export const findOrderByNumber = async (
  db: Database,
  number: number,
): Promise<Order | undefined> => {
  const row = await orders(db).where('number', '=', number).executeTakeFirst()
  return row && withLines(db, row)
}

/** An order that the account sees, by id. */
export const findVisibleOrder = async (
  db: Database,
  accountId: string,
  id: string,
): Promise<Order | undefined> => {
  const row = await orders(db).where(isVisibleTo(accountId)).where('id', '=', id).executeTakeFirst()
  return row && withLines(db, row)
}

/** An order that the account sees, by number. */
export const findOwnOrder = async (
  db: Database,
  accountId: string,
  number: number,
): Promise<Order | undefined> => {
  const row = await orders(db)
    .where(isVisibleTo(accountId))
    .where('number', '=', number)
    .executeTakeFirst()
  return row && withLines(db, row)
}

const ordersByKey = compileOnce((db, { accountId, key }: { accountId: string; key: string }) =>
  orders(db)
    .select('body_hash')
    .where('account_id', '=', accountId)
    .where('idempotency_key', '=', key),
)

/** The order of an account under an idempotency key, with the hash of its body (R26). */
export const findOrderByKey = async (db: Database, accountId: string, key: string) => {
  const [found] = await ordersByKey(db, { accountId, key })
  if (!found) return undefined
  const { body_hash: bodyHash, ...row } = found
  return { bodyHash, order: await withLines(db, row) }
}

/** The order that an account has placed from a checkout draft. */
export const findOrderByDraft = async (
  db: Database,
  accountId: string,
  draftId: string,
): Promise<Order | undefined> => {
  const row = await orders(db)
    .where(isVisibleTo(accountId))
    .where('draft_id', '=', draftId)
    .executeTakeFirst()
  return row && withLines(db, row)
}

export type OrderEvent = { id: string; status: OrderStatus; at: Date; note: string }

export type Shipment = {
  id: string
  carrier: string
  /** '' for a part without one. */
  trackingNumber: string
  shippedAt: Date
  /** Of a part of the order; null: what the other parcels do not have. */
  lines: readonly ParcelLine[] | null
}

/** The parcels of an order, the oldest first. */
export const findShipments = (db: Database, orderId: string): Promise<Shipment[]> =>
  db
    .selectFrom('shipment')
    .select([
      'id',
      'carrier',
      'tracking_number as trackingNumber',
      'shipped_at as shippedAt',
      'lines',
    ])
    .where('order_id', '=', orderId)
    .orderBy('shipped_at')
    .orderBy('id')
    .execute()

/** The status events of an order, the oldest first, and its parcels. */
export const findHistory = async (
  db: Database,
  orderId: string,
): Promise<{ events: OrderEvent[]; shipments: Shipment[] }> => {
  const [events, shipments] = await Promise.all([
    db
      .selectFrom('order_event')
      .select(['id', 'status', 'at', 'note'])
      .where('order_id', '=', orderId)
      .orderBy('at')
      .orderBy('id')
      .execute(),
    findShipments(db, orderId),
  ])
  return { events, shipments }
}

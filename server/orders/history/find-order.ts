import { defaultLanguage, isLanguage } from '../../../domain/language.ts'
import { centimes } from '../../../domain/money.ts'
import type { Database } from '../../db/client.ts'
import { compileOnce } from '../../db/compile-once.ts'
import type { Order, OrderLine } from '../order.ts'
import { parseLineInfo } from '../order.ts'
import { isPayment } from '../payment.ts'

const orders = (db: Database) => db.selectFrom('orders').selectAll()

type OrderRow = Awaited<ReturnType<ReturnType<typeof orders>['execute']>>[number]

const findLines = async (db: Database, orderId: string): Promise<OrderLine[]> => {
  const rows = await db
    .selectFrom('order_line')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    productId: row.product_id,
    name: row.name,
    icon: row.icon,
    info: parseLineInfo(row),
    quantity: row.quantity,
    unitPrice: centimes(row.unit_price),
    total: centimes(row.total),
    vatRate: row.vat_rate,
    ...(row.reference && { reference: row.reference }),
  }))
}

const withLines = async (db: Database, row: OrderRow): Promise<Order> => {
  if (!isPayment(row.payment))
    throw new Error(`order ${row.id}: unknown payment method ${row.payment}`)
  return {
    id: row.id,
    number: row.number,
    accountId: row.account_id,
    status: row.status,
    placedAt: row.placed_at,
    language: isLanguage(row.language) ? row.language : defaultLanguage,
    payment: row.payment,
    reference: row.reference,
    note: row.note,
    lines: await findLines(db, row.id),
    subtotal: centimes(row.subtotal),
    discountRate: row.discount_rate,
    discount: centimes(row.discount),
    shipping: centimes(row.shipping),
    total: centimes(row.total),
    vat: row.vat.map(({ rate, gross, net, vat }) => ({
      rate,
      gross: centimes(gross),
      net: centimes(net),
      vat: centimes(vat),
    })),
    billing: row.billing,
    shippingAddress: row.shipping_address,
  }
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

/** An order of the account by number; undefined for orders of other accounts. */
export const findOwnOrder = async (
  db: Database,
  accountId: string,
  number: number,
): Promise<Order | undefined> => {
  const row = await orders(db)
    .where('account_id', '=', accountId)
    .where('number', '=', number)
    .executeTakeFirst()
  return row && withLines(db, row)
}

const ordersByKey = compileOnce((db, { accountId, key }: { accountId: string; key: string }) =>
  orders(db).where('account_id', '=', accountId).where('idempotency_key', '=', key),
)

/** The order of an account under an idempotency key, with the hash of its body (R26). */
export const findOrderByKey = async (db: Database, accountId: string, key: string) => {
  const [row] = await ordersByKey(db, { accountId, key })
  return row && { bodyHash: row.body_hash, order: await withLines(db, row) }
}

/** The order of an account that was placed from a checkout draft. */
export const findOrderByDraft = async (
  db: Database,
  accountId: string,
  draftId: string,
): Promise<Order | undefined> => {
  const row = await orders(db)
    .where('account_id', '=', accountId)
    .where('draft_id', '=', draftId)
    .executeTakeFirst()
  return row && withLines(db, row)
}

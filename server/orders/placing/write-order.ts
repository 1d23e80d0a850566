import type { Insertable, Transaction } from 'kysely'
import type { DeskChannel } from '../../../domain/order/order-status.ts'
import { compileOnce } from '../../db/compile-once.ts'
import { nextNumber } from '../../db/counter.ts'
import { json } from '../../db/json.ts'
import { newId } from '../../db/new-id.ts'
import type { Schema } from '../../db/schema.ts'
import type { OrderEventTable, OrderLineTable, OrdersTable } from '../../db/tables/orders.ts'
import { recordEvent } from '../../events/record-event.ts'
import { enqueueMails } from '../../outbox/mail-jobs.ts'
import { type Order, type OrderLine, orderColumns } from '../order.ts'
import { deleteDraft } from './checkout-draft.ts'

/** An order before it gets its number. */
export type NewOrder = Omit<Order, 'number'> & {
  key: string
  bodyHash: string
  /** The checkout draft, to delete it. */
  draftId?: string | undefined
  entry?: OrderEntry | undefined
}

/** Who entered an order for a customer, and how it was received. */
export type OrderEntry = { staffId: string; staffName: string; channel: DeskChannel }

const insertOrders = compileOnce((db, { rows }: { rows: readonly Insertable<OrdersTable>[] }) =>
  db.insertInto('orders').values(rows),
)

const orderRow = (order: NewOrder, number: number) => ({
  ...orderColumns({ ...order, number }),
  id: order.id,
  idempotency_key: order.key,
  body_hash: order.bodyHash,
  draft_id: order.draftId ?? null,
  entered_by: order.entry?.staffId ?? null,
  channel: order.entry?.channel ?? 'shop',
})

const insertLines = compileOnce((db, { rows }: { rows: readonly Insertable<OrderLineTable>[] }) =>
  db.insertInto('order_line').values(rows),
)

const insertEvents = compileOnce((db, { rows }: { rows: readonly Insertable<OrderEventTable>[] }) =>
  db.insertInto('order_event').values(rows),
)

const lineRow = (orderId: string, line: OrderLine, position: number) => ({
  order_id: orderId,
  position,
  product_id: line.productId,
  name: line.name,
  icon: line.icon,
  quantity: line.quantity,
  unit_price: line.unitPrice,
  total: line.total,
  vat_rate: line.vatRate,
  list_price: line.listPrice ?? null,
  discount_rate: line.discountRate ?? null,
  reason: line.reason ?? null,
  info: json<Record<string, unknown>>(line.info),
  reference: line.reference ?? '',
})

/** Inserts the lines of an order. */
export const writeLines = (
  trx: Transaction<Schema>,
  orderId: string,
  lines: readonly OrderLine[],
) => insertLines(trx, { rows: lines.map((line, position) => lineRow(orderId, line, position)) })

/**
 * Writes an order with its number, lines, first event and mails, and deletes its draft. Throws a
 * unique violation for a used key; then nothing is written and no number is lost.
 */
export const writeOrder = async (trx: Transaction<Schema>, order: NewOrder): Promise<Order> => {
  const { id, status, placedAt, accountId, key, bodyHash, ...others } = order
  const { draftId, entry, ...rest } = others
  const number = await nextNumber(trx, 'order')
  await insertOrders(trx, { rows: [orderRow(order, number)] })
  await writeLines(trx, id, order.lines)
  const by_account = entry?.staffId ?? accountId
  await insertEvents(trx, {
    rows: [{ id: newId(), order_id: id, status, at: placedAt, by_account, note: '' }],
  })
  await recordEvent(trx, {
    ...({ kind: 'order.placed', recordId: id, now: placedAt } as const),
    data: { number },
  })
  await enqueueMails(trx, ['order-confirmation', 'order-placed'], { orderId: id }, placedAt)
  if (draftId) await deleteDraft(trx, accountId, draftId)
  const channel = entry?.channel ?? 'shop'
  return { id, number, status, placedAt, accountId, ...rest, channel }
}

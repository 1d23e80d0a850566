import type { Insertable, Transaction } from 'kysely'
import type { DeskChannel } from '../../../domain/order/order-status.ts'
import { compileOnce } from '../../db/compile-once.ts'
import { nextNumber } from '../../db/counter.ts'
import { json } from '../../db/json.ts'
import { newId } from '../../db/new-id.ts'
import type { Schema } from '../../db/schema.ts'
import type { OrderEventTable, OrderLineTable, OrdersTable } from '../../db/tables/orders.ts'
import { recordEvent } from '../../events/record-event.ts'
import { enqueueMail, enqueueMails } from '../../outbox/mail-jobs.ts'
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

/** Tells programs, the customer and the laboratory of an order that is placed, or approved. */
export const announceOrder = async (
  trx: Transaction<Schema>,
  { id, number }: Pick<Order, 'id' | 'number'>,
  now: Date,
) => {
  await recordEvent(trx, { kind: 'order.placed', recordId: id, data: { number }, now })
  await enqueueMails(trx, ['order-confirmation', 'order-placed'], { orderId: id }, now)
}

/** Mails everybody in the practice who may approve an order (R48). */
const askForApproval = async (
  trx: Transaction<Schema>,
  { id, accountId }: Pick<Order, 'id' | 'accountId'>,
  now: Date,
) => {
  const approvers = await trx
    .selectFrom('account')
    .select('id')
    .where(({ eb, or }) => or([eb('id', '=', accountId), eb('practice_id', '=', accountId)]))
    .where('state', '=', 'active')
    .where('may_order', '=', 'yes')
    .where('sees_all_orders', '=', true)
    .orderBy('id')
    .execute()
  for (const approver of approvers)
    await enqueueMail(trx, 'order-to-approve', { orderId: id, accountId: approver.id }, now)
}

/**
 * Writes an order with its number, lines, first event and mails, and deletes its draft. Throws a
 * unique violation for a used key; then nothing is written and no number is lost.
 */
export const writeOrder = async (trx: Transaction<Schema>, order: NewOrder): Promise<Order> => {
  const { id, status, placedAt, accountId, orderedBy, key, bodyHash, ...others } = order
  const person = orderedBy ?? accountId
  const { draftId, entry, ...rest } = others
  const number = await nextNumber(trx, 'order')
  await insertOrders(trx, { rows: [orderRow(order, number)] })
  await writeLines(trx, id, order.lines)
  const by_account = entry?.staffId ?? person
  await insertEvents(trx, {
    rows: [{ id: newId(), order_id: id, status, at: placedAt, by_account, note: '' }],
  })
  if (status === 'requested') await askForApproval(trx, { id, accountId }, placedAt)
  else await announceOrder(trx, { id, number }, placedAt)
  if (draftId) await deleteDraft(trx, person, draftId)
  const channel = entry?.channel ?? 'shop'
  return { id, number, status, placedAt, accountId, orderedBy, ...rest, channel }
}

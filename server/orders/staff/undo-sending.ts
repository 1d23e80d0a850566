import type { Transaction } from 'kysely'
import {
  notifiesCustomer,
  type OrderStatus,
  undoSendingMs,
} from '../../../domain/order/order-status.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { newId } from '../../db/new-id.ts'
import type { Schema } from '../../db/schema.ts'
import { lockOrder } from '../../invoicing/invoices.ts'
import { enqueueMail } from '../../outbox/mail-jobs.ts'

/** `hasMailed`: the customer had been told already, and is told the former status. */
type UndoneSending = { to: OrderStatus; hasMailed: boolean }

export type UndoSendingRefusal =
  | { code: 'order-unknown' }
  /** It was not marked as sent in the last ten minutes, or has changed since. */
  | { code: 'sending-final' }

/**
 * Undoes "Mark as sent" for ten minutes, or at any time with its import, and with its parcels. A mail
 * that waits is never sent.
 */
export const undoSending = async (
  trx: Transaction<Schema>,
  {
    orderId,
    byAccount,
    isAnyTime = false,
  }: { orderId: string; byAccount: string; isAnyTime?: boolean },
  now: Date,
): Promise<Result<UndoneSending, UndoSendingRefusal>> => {
  const order = await lockOrder(trx, orderId)
  if (!order) return refuse({ code: 'order-unknown' })
  const [sent, before] = await trx
    .selectFrom('order_event')
    .select(['id', 'status', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  const { status } = order
  const isRecent = isAnyTime || (sent && now.getTime() - sent.at.getTime() <= undoSendingMs)
  if (status !== 'completed' || sent?.status !== status || !before || !isRecent)
    return refuse({ code: 'sending-final' })
  const waiting = await trx
    .deleteFrom('outbox')
    .where('kind', '=', 'order-status')
    .where('order_id', '=', orderId)
    .where('created_at', '>=', sent.at)
    .where('tries', '=', 0)
    .executeTakeFirst()
  const hasMailed = waiting.numDeletedRows === 0n
  const to = before.status
  await trx.updateTable('orders').set({ status: to }).where('id', '=', orderId).execute()
  await trx
    .deleteFrom('shipment')
    .where('order_id', '=', orderId)
    .where('shipped_at', '>=', sent.at)
    .execute()
  if (!hasMailed) {
    await trx.deleteFrom('order_event').where('id', '=', sent.id).execute()
    return ok({ to, hasMailed })
  }
  const eventId = newId()
  await trx
    .insertInto('order_event')
    .values({
      id: eventId,
      order_id: orderId,
      status: to,
      at: now,
      by_account: byAccount,
      note: '',
    })
    .execute()
  if (notifiesCustomer(to)) await enqueueMail(trx, 'order-status', { orderId, eventId }, now)
  return ok({ to, hasMailed })
}

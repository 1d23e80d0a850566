import type { OrderStatus } from '../../domain/order/order-status.ts'
import { ok, type Result, refuse } from '../../domain/result.ts'
import { lockOrder } from '../invoicing/invoices.ts'
import type { Services } from '../services.ts'
import { findOwnRights, notifyLaboratory } from './change-order.ts'
import { moveToStatus } from './change-status.ts'
import { findOrder } from './history/find-order.ts'

export type Cancellation = {
  orderId: string
  /** The version and the status that were shown; refused if either differs, as after an approval. */
  shown: { version: number; status: OrderStatus }
  accountId: string
  /** Why a requested order is declined. */
  note?: string
}

type CancelRefusal = 'order-unknown' | 'order-fixed' | 'order-changed'

/**
 * Cancels an order for its customer until its preparation begins, or declines a requested one; an issued invoice
 * is credited.
 */
export const cancelOwnOrder = async (
  { db, now, wakeWorker }: Pick<Services, 'db' | 'now' | 'wakeWorker'>,
  { orderId, shown, accountId, note = '' }: Cancellation,
): Promise<Result<undefined, CancelRefusal>> => {
  const cancelled = await db
    .transaction()
    .execute(async (trx): Promise<Result<undefined, CancelRefusal>> => {
      await lockOrder(trx, orderId)
      const order = await findOrder(trx, orderId)
      if (!order) return refuse('order-unknown')
      const own = await findOwnRights(trx, order, accountId)
      if (!own.maySee) return refuse('order-unknown')
      if (!own.mayCancel) return refuse('order-fixed')
      if (order.version !== shown.version || order.status !== shown.status)
        return refuse('order-changed')
      const change = { orderId, to: 'cancelled', byAccount: accountId, note } as const
      const moved = await moveToStatus(trx, change, undefined, now())
      if (!moved.ok) return refuse('order-fixed')
      await notifyLaboratory(trx, order, 'cancelled', now())
      return ok(undefined)
    })
  if (cancelled.ok) wakeWorker()
  return cancelled
}

import { ok, type Result, refuse } from '../../domain/result.ts'
import { lockOrder } from '../invoicing/invoices.ts'
import type { Services } from '../services.ts'
import { findOwnRights } from './change-order.ts'
import { moveToStatus } from './change-status.ts'
import { findOrder } from './history/find-order.ts'
import { firstStatus } from './order.ts'
import { type QuoteRefusal, quoteLines } from './placing/quote-order.ts'

type ApprovalRefusal =
  | QuoteRefusal
  | { code: 'order-unknown' }
  /** The member may not order alone, or the order has been approved, declined or cancelled. */
  | { code: 'order-fixed' }
  /** The member who requested it has changed it: the new version must be seen first. */
  | { code: 'order-changed' }

/**
 * Approves a requested order, which keeps its prices: from now on it is as if it had just been placed, with
 * its confirmation. `version`: that was shown. Refused if the practice may not order now. Of two approvals at once one is refused.
 */
export const approveOrder = async (
  services: Pick<Services, 'db' | 'now' | 'wakeWorker'>,
  { orderId, version, accountId }: { orderId: string; version: number; accountId: string },
): Promise<Result<undefined, ApprovalRefusal>> => {
  const { db, now, wakeWorker } = services
  const requested = await findOrder(db, orderId)
  if (!requested) return refuse({ code: 'order-unknown' })
  const { shippingAddress: shipTo, lines } = requested
  const quoted = await quoteLines(services, { accountId: requested.accountId, shipTo }, lines)
  if (!quoted.ok) return quoted
  const approved = await db
    .transaction()
    .execute(async (trx): Promise<Result<undefined, ApprovalRefusal>> => {
      await lockOrder(trx, orderId)
      const order = await findOrder(trx, orderId)
      if (!order) return refuse({ code: 'order-unknown' })
      const own = await findOwnRights(trx, order, accountId)
      if (!own.maySee) return refuse({ code: 'order-unknown' })
      if (!own.mayApprove) return refuse({ code: 'order-fixed' })
      if (order.version !== version) return refuse({ code: 'order-changed' })
      const to = firstStatus[order.payment]
      const moved = await moveToStatus(trx, { orderId, to, byAccount: accountId }, undefined, now())
      return moved.ok ? ok(undefined) : refuse({ code: 'order-fixed' })
    })
  if (approved.ok) wakeWorker()
  return approved
}

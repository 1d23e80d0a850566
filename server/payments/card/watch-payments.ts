import type { Stripe } from 'stripe'
import { lockOrder } from '../../invoicing/invoices.ts'
import { moveToStatus } from '../../orders/change-status.ts'
import type { Services } from '../../services.ts'
import { creationMs, waitsForCard } from './open-payment.ts'
import { refundCredited, refuseDueRefunds, sendRefunds } from './refunds.ts'
import { expiredSession, expireSession, settleSession } from './settle-session.ts'
import { openStripe } from './stripe-client.ts'

const minute = 60_000

/** In milliseconds after its start: a payment is looked up at 5 and 30 minutes, then every hour. */
const nextCheck = (ageMs: number) => (ageMs < 30 * minute ? 25 * minute : 60 * minute)

/** In milliseconds: an order that nobody pays in this time counts as failed. */
const unpaidMs = 24 * 60 * minute

/** Looks up open payments that are due, and ends those whose order has been changed or cancelled. */
const checkSessions = async (services: Services, stripe: Stripe) => {
  const { db, now, log } = services
  const open = await db
    .selectFrom('online_payment')
    .innerJoin('orders', 'orders.id', 'online_payment.order_id')
    .select(['online_payment.id', 'session_id', 'amount', 'created_at', 'check_at'])
    .select(['orders.payment', 'orders.status', 'orders.total'])
    .where('state', '=', 'open')
    .execute()
  for (const { id, session_id, amount, created_at, check_at, ...order } of open) {
    const ageMs = now().getTime() - created_at.getTime()
    const isStale = !waitsForCard(order) || order.total !== amount
    const check = async () => {
      if (session_id) {
        const { sessions } = stripe.checkout
        const found = isStale ? expireSession(stripe, session_id) : sessions.retrieve(session_id)
        await settleSession(services, id, await found)
      } else if (isStale || ageMs > creationMs) await settleSession(services, id, expiredSession)
      await db
        .updateTable('online_payment')
        .set({ check_at: new Date(now().getTime() + nextCheck(ageMs)) })
        .where('id', '=', id)
        .execute()
    }
    if (isStale || check_at <= now())
      await check().catch((error) => log.error({ err: error, id }, 'payment cannot be looked up'))
  }
}

/** Orders without a payment or an open session a day after they began to wait. */
const failUnpaid = async ({ db, now }: Services) => {
  const dayAgo = new Date(now().getTime() - unpaidMs)
  const unpaid = await db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'pending')
    .where('payment', '=', 'card')
    .where('placed_at', '<', dayAgo)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('order_event')
            .select('order_event.id')
            .whereRef('order_event.order_id', '=', 'orders.id')
            .where('at', '>=', dayAgo),
        ),
      ),
    )
    .execute()
  for (const { id: orderId } of unpaid)
    await db.transaction().execute(async (trx) => {
      await lockOrder(trx, orderId)
      const open = trx
        .selectFrom('online_payment')
        .select('id')
        .where('order_id', '=', orderId)
        .where('state', '=', 'open')
      if (!(await open.executeTakeFirst()))
        await moveToStatus(trx, { orderId, to: 'failed' }, undefined, now())
    })
}

/**
 * What notifications of Stripe do not bring, safe in several processes: lost ones, the end of unpaid
 * orders, and refunds. Without Stripe, refunds that are due count as refused.
 */
export const watchPayments = async (services: Services): Promise<void> => {
  const stripe = await openStripe(services.env)
  if (!stripe) {
    await refuseDueRefunds(services.db)
    return
  }
  await checkSessions(services, stripe)
  await failUnpaid(services)
  await refundCredited(services)
  await sendRefunds(services, stripe)
}

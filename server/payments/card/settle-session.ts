import type { Transaction } from 'kysely'
import type { Stripe } from 'stripe'
import type { Schema } from '../../db/schema.ts'
import { lockOrder } from '../../invoicing/invoices.ts'
import { moveToStatus } from '../../orders/change-status.ts'
import type { Services } from '../../services.ts'
import { swissDay } from '../../swiss-day.ts'
import { enterPayment } from '../enter-payment.ts'

/** What of a session decides, as Stripe returns it: never as a notification says. */
export type PaidSession = Pick<
  Stripe.Checkout.Session,
  'amount_total' | 'currency' | 'payment_intent' | 'payment_status' | 'status'
>

type OpenPayment = { orderId: string; amount: number }

/** Whether what was paid has settled the order: it waited for exactly this amount by card. */
const enterSession = async (
  trx: Transaction<Schema>,
  { orderId, amount }: OpenPayment,
  { amount_total: paid, currency, payment_intent: intent }: PaidSession,
  now: Date,
): Promise<boolean> => {
  const order = await trx
    .selectFrom('orders')
    .select(['status', 'payment', 'total'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const isExact = currency === 'chf' && paid === amount && order.total === amount
  if (order.payment !== 'card' || !isExact) return false
  // It has arrived after all.
  if (order.status === 'failed') await moveToStatus(trx, { orderId, to: 'pending' }, undefined, now)
  const entered = await enterPayment(
    trx,
    {
      ...{ orderId, amount, method: 'card', valueOn: swissDay(now), byAccount: null },
      note: String(intent),
    },
    now,
  )
  return entered.ok
}

/**
 * Settles the order of a session that is paid; what cannot settle it is refunded: the order is cancelled,
 * paid otherwise, or was changed. A session may be settled again: only an open payment changes, or one that
 * counted as expired while it was paid.
 */
const settleLocked = async (
  trx: Transaction<Schema>,
  paymentId: string,
  session: PaidSession,
  now: Date,
) => {
  const findPayment = () =>
    trx
      .selectFrom('online_payment')
      .select(['order_id as orderId', 'amount', 'state'])
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow()
  await lockOrder(trx, (await findPayment()).orderId)
  const payment = await findPayment()
  const isPaid = session.payment_status === 'paid'
  if (payment.state !== 'open' && !(isPaid && payment.state === 'expired')) return
  const setState = (state: 'paid' | 'refund-due' | 'expired') =>
    trx
      .updateTable('online_payment')
      .set({ state, payment_intent: session.payment_intent && String(session.payment_intent) })
      .where('id', '=', paymentId)
      .execute()
  if (isPaid)
    await setState((await enterSession(trx, payment, session, now)) ? 'paid' : 'refund-due')
  else if (session.status === 'expired') await setState('expired')
}

/** The same in a transaction of its own. */
export const settleSession = async (
  { db, now, wakeWorker }: Pick<Services, 'db' | 'now' | 'wakeWorker'>,
  paymentId: string,
  session: PaidSession,
): Promise<void> => {
  await db.transaction().execute((trx) => settleLocked(trx, paymentId, session, now()))
  wakeWorker()
}

/** A session that was never created, so that nobody can pay it. */
export const expiredSession: PaidSession = {
  ...{ amount_total: null, currency: null, payment_intent: null },
  ...{ payment_status: 'unpaid', status: 'expired' },
}

/** Ends a session; one that was paid before stays as it is. */
export const expireSession = async (stripe: Stripe, id: string): Promise<PaidSession> => {
  const { sessions } = stripe.checkout
  const session = await sessions.retrieve(id)
  if (session.status !== 'open') return session
  // Refused if it is paid just now.
  return sessions.expire(id).catch(() => sessions.retrieve(id))
}

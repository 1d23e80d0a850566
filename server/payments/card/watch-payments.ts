import type { Stripe } from 'stripe'
import { newId } from '../../db/new-id.ts'
import { lockInvoice, lockOrder } from '../../invoicing/invoices.ts'
import { moveToStatus } from '../../orders/change-status.ts'
import type { Services } from '../../services.ts'
import { swissDay } from '../../swiss-day.ts'
import { findDueInvoice } from '../due-invoices.ts'
import { enterPayment } from '../enter-payment.ts'
import { creationMs, waitsForCard } from './open-payment.ts'
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

/** Orders without a payment or an open session after a day. */
const failUnpaid = async ({ db, now }: Services) => {
  const unpaid = await db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'pending')
    .where('payment', '=', 'card')
    .where('placed_at', '<', new Date(now().getTime() - unpaidMs))
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

/** What credit notes leave of orders that were paid by card is paid back by card. */
const refundCredited = async ({ db, now }: Services) => {
  const credited = await db
    .selectFrom('online_payment')
    .innerJoin('invoice', 'invoice.order_id', 'online_payment.order_id')
    .select(['online_payment.order_id as orderId', 'online_payment.amount as paid'])
    .select(['payment_intent as intent', 'invoice.id as invoiceId'])
    .where('online_payment.state', '=', 'paid')
    .where('invoice.kind', '=', 'invoice')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('invoice as note')
          .select('note.id')
          .whereRef('note.order_id', '=', 'online_payment.order_id')
          .where('note.kind', '=', 'credit-note'),
      ),
    )
    .execute()
  for (const { orderId, paid, intent, invoiceId } of credited)
    await db.transaction().execute(async (trx) => {
      await lockOrder(trx, orderId)
      await lockInvoice(trx, invoiceId)
      const amount = -((await findDueInvoice(trx, invoiceId))?.due ?? 0)
      const refunds = await trx
        .selectFrom('online_payment')
        .select('amount')
        .where('payment_intent', '=', intent)
        .where('state', '!=', 'paid')
        .execute()
      const left = refunds.reduce((sum, refund) => sum - refund.amount, Number(paid))
      // More than the card has paid came by the bank: the staff decide.
      if (amount <= 0 || amount > left) return
      const at = now()
      const entry = { orderId, method: 'card', valueOn: swissDay(at), byAccount: null } as const
      const entered = await enterPayment(trx, { ...entry, amount: -amount, note: intent ?? '' }, at)
      if (!entered.ok) return
      await trx
        .insertInto('online_payment')
        .values({
          ...{ id: newId(), order_id: orderId, session_id: null, payment_intent: intent, amount },
          ...{ state: 'refund-due', problem: '', created_at: at, check_at: at },
        })
        .execute()
    })
}

/** Sends the refunds that are due; one that Stripe refuses is shown to the staff. */
const sendRefunds = async ({ db, log }: Services, stripe: Stripe) => {
  const due = await db
    .selectFrom('online_payment')
    .select(['id', 'payment_intent as intent', 'amount'])
    .where('state', '=', 'refund-due')
    .execute()
  for (const { id, intent, amount } of due) {
    const setState = (state: 'refunded' | 'refund-failed', problem = '') =>
      db
        .updateTable('online_payment')
        .set({ state, problem })
        .where('id', '=', id)
        .where('state', '=', 'refund-due')
        .execute()
    try {
      const { status, failure_reason: reason } = await stripe.refunds.create(
        { payment_intent: String(intent), amount, metadata: { refund: id } },
        { idempotencyKey: `refund ${id}` },
      )
      const isRefused = status === 'failed' || status === 'canceled'
      await (isRefused ? setState('refund-failed', reason ?? status) : setState('refunded'))
    } catch (error) {
      const { StripeCardError, StripeInvalidRequestError } = stripe.errors
      if (error instanceof StripeInvalidRequestError || error instanceof StripeCardError)
        await setState('refund-failed', error.message)
      log.error({ err: error, id }, 'refund cannot be sent')
    }
  }
}

/**
 * What notifications of Stripe do not bring, safe in several processes: lost ones, the end of unpaid
 * orders, and refunds. Without Stripe nothing.
 */
export const watchPayments = async (services: Services): Promise<void> => {
  const stripe = await openStripe(services.env)
  if (!stripe) return
  await checkSessions(services, stripe)
  await failUnpaid(services)
  await refundCredited(services)
  await sendRefunds(services, stripe)
}

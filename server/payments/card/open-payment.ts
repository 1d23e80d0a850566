import { msg } from '@lingui/core/macro'
import type { Transaction } from 'kysely'
import type { Stripe } from 'stripe'
import type { OrderStatus } from '../../../domain/order/order-status.ts'
import { addressOf } from '../../../domain/page/address.ts'
import { newId } from '../../db/new-id.ts'
import type { Schema } from '../../db/schema.ts'
import type { Env } from '../../env.ts'
import { i18nIn } from '../../i18n.ts'
import { lockOrder } from '../../invoicing/invoices.ts'
import { moveToStatus } from '../../orders/change-status.ts'
import type { Order } from '../../orders/order.ts'
import type { Services } from '../../services.ts'
import { expiredSession, expireSession, settleSession } from './settle-session.ts'

const minute = 60_000

/** Milliseconds in which a session can be paid. */
const sessionMs = 180 * minute

/** In milliseconds: a session is not created later, as Stripe wants 30 minutes before its end. */
export const creationMs = 120 * minute

/** When an open payment is looked up the first time. */
const firstCheckMs = 5 * minute

/** Whether an order waits for its payment by card. */
export const waitsForCard = ({ payment, status }: { payment: string; status: OrderStatus }) =>
  payment === 'card' && (status === 'pending' || status === 'failed')

/** Whether an order can be paid by card now. */
export const isPayable = (
  { stripe }: Pick<Env, 'stripe'>,
  order: Pick<Order, 'payment' | 'status'>,
) => stripe !== undefined && waitsForCard(order)

/** The address of the order's page on the site. */
const orderPage = (origin: string, { language, number }: Order): string =>
  origin + addressOf(language, 'account.orders.order', { order: `${number}` })

/** The open payment of an order, begun now if missing; undefined if the order does not wait for one. */
const findOrBegin = async (trx: Transaction<Schema>, orderId: string, now: Date) => {
  await lockOrder(trx, orderId)
  const order = await trx
    .selectFrom('orders')
    .select(['payment', 'status', 'total'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  if (!waitsForCard(order)) return undefined
  const open = await trx
    .selectFrom('online_payment')
    .select(['id', 'session_id as sessionId', 'amount', 'created_at as createdAt'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .executeTakeFirst()
  if (open) return { ...open, isCurrent: open.amount === order.total }
  if (order.status === 'failed') await moveToStatus(trx, { orderId, to: 'pending' }, undefined, now)
  const begun = { id: newId(), amount: order.total }
  await trx
    .insertInto('online_payment')
    .values({
      ...{
        ...begun,
        order_id: orderId,
        session_id: null,
        payment_intent: null,
        state: 'open',
        problem: '',
      },
      ...{ created_at: now, check_at: new Date(now.getTime() + firstCheckMs) },
    })
    .execute()
  return { ...begun, sessionId: null, createdAt: now, isCurrent: true }
}

type OpenPayment = NonNullable<Awaited<ReturnType<typeof findOrBegin>>>

/** Creates the session of a payment; a repeated call returns the same one. Undefined once it has ended. */
const createSession = async (
  { db, env }: Services,
  stripe: Stripe,
  order: Order,
  { id, amount, createdAt }: OpenPayment,
) => {
  const { number, language } = order
  const { email } = await db
    .selectFrom('account')
    .select('email')
    .where('id', '=', order.orderedBy ?? order.accountId)
    .executeTakeFirstOrThrow()
  const name = i18nIn[language]._(msg`Order ${number}`)
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      allowed_payment_method_types: ['card', 'twint'],
      locale: language,
      client_reference_id: order.id,
      customer_email: email,
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'chf', unit_amount: amount, product_data: { name } },
        },
      ],
      expires_at: Math.floor((createdAt.getTime() + sessionMs) / 1000),
      success_url: `${orderPage(env.origin, order)}?done=paid`,
      cancel_url: orderPage(env.origin, order),
    },
    { idempotencyKey: id },
  )
  const { numUpdatedRows } = await db
    .updateTable('online_payment')
    .set({ session_id: session.id })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return session
  // The order was changed or cancelled meanwhile: nobody has seen this session.
  await expireSession(stripe, session.id)
  return undefined
}

/** Settles what has been paid of an order's open session; for the way back from the payment page. */
export const settleOpenPayment = async (services: Services, stripe: Stripe, orderId: string) => {
  const open = await services.db
    .selectFrom('online_payment')
    .select(['id', 'session_id as sessionId'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .executeTakeFirst()
  if (open?.sessionId)
    await settleSession(services, open.id, await stripe.checkout.sessions.retrieve(open.sessionId))
}

/**
 * The address on which an order is paid: of its open session, which all tabs share, else of a new one.
 * Settles what has been paid meanwhile; undefined once nothing is left to pay. Throws if Stripe fails.
 */
export const openPayment = async (
  services: Services,
  stripe: Stripe,
  order: Order,
): Promise<string | undefined> => {
  const { db, now } = services
  // A former session is ended first, and one that has just expired is replaced.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const payment = await db.transaction().execute((trx) => findOrBegin(trx, order.id, now()))
    if (!payment) return undefined
    const { id, sessionId, isCurrent } = payment
    const isTooOld = now().getTime() - payment.createdAt.getTime() > creationMs
    if (!sessionId && (isTooOld || !isCurrent)) await settleSession(services, id, expiredSession)
    else if (!isCurrent && sessionId)
      await settleSession(services, id, await expireSession(stripe, sessionId))
    else {
      const session = sessionId
        ? await stripe.checkout.sessions.retrieve(sessionId)
        : await createSession(services, stripe, order, payment).catch(async (error) => {
            // Stripe repeats its failure to the same payment: the next attempt is another one.
            if (error instanceof stripe.errors.StripeAPIError)
              await settleSession(services, id, expiredSession)
            throw error
          })
      if (session?.status === 'open' && session.url) return session.url
      if (session) await settleSession(services, id, session)
    }
  }
  return undefined
}

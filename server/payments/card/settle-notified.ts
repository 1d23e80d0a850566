import type { Stripe } from 'stripe'
import type { Services } from '../../services.ts'
import { failRefund } from './refunds.ts'
import { settleSession } from './settle-session.ts'

/** After this wait a notification may be sent again; Stripe repeats it for three days. */
const retryAfterSeconds = 60

const settleSessionOf = async (services: Services, stripe: Stripe, sessionId: string) => {
  const payment = await services.db
    .selectFrom('online_payment')
    .select('id')
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  if (payment)
    await settleSession(services, payment.id, await stripe.checkout.sessions.retrieve(sessionId))
}

/** A refund that Stripe has accepted can still fail, for example if the card was cancelled. */
const settleFailedRefund = async ({ db }: Services, stripe: Stripe, refundId: string) => {
  const { metadata, status, failure_reason: reason } = await stripe.refunds.retrieve(refundId)
  const id = metadata?.refund
  const known = db
    .selectFrom('online_payment')
    .select('id')
    .where('id', '=', id ?? '')
  if (id && status === 'failed' && (await known.executeTakeFirst()))
    await db.transaction().execute((trx) => failRefund(trx, id, reason ?? status))
}

/** Settles what a notification names, as Stripe returns it: other notifications change nothing. */
export const settleNotified = async (services: Services, stripe: Stripe, event: Stripe.Event) => {
  const { id } = (event.data?.object ?? {}) as { id?: string }
  const settle = event.type?.startsWith('checkout.session.')
    ? settleSessionOf
    : event.type === 'refund.failed' && settleFailedRefund
  if (settle && id)
    await settle(services, stripe, id).catch((error) => {
      throw Object.assign(error, { retryAfter: retryAfterSeconds })
    })
}

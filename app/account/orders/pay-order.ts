import { addressOf } from '../../../domain/page/address.ts'
import type { RequestFacts } from '../../../server/http/pages/request-facts.ts'
import { findOwnOrder } from '../../../server/orders/history/find-order.ts'
import { openPayment, settleOpenPayment } from '../../../server/payments/card/open-payment.ts'
import { openStripe } from '../../../server/payments/card/stripe-client.ts'

type Payer = { accountId: string; number: number }

/** An order of the account with the client of Stripe; undefined for staff who view the shop as a customer. */
const findPayment = async ({ services, view }: RequestFacts, { accountId, number }: Payer) => {
  const stripe = await openStripe(services.env)
  const order = stripe && !view && (await findOwnOrder(services.db, accountId, number))
  return order ? { stripe, order } : undefined
}

/** Where `?pay` leads: to the payment page, or back to the order if nothing is to be paid. */
export const paymentAddress = async (facts: RequestFacts, payer: Payer): Promise<string> => {
  const { services, language } = facts
  const page = addressOf(language, 'account.orders.order', { order: `${payer.number}` })
  const found = await findPayment(facts, payer)
  if (!found) return page
  const { stripe, order } = found
  const url = await openPayment(services, stripe, order).catch((error) => {
    services.log.error({ err: error, id: order.id }, 'payment page cannot be opened')
    return `${page}?done=payment-unreachable`
  })
  return url ?? page
}

/** Settles what has just been paid; a lost connection is made up for later (watch-payments.ts). */
export const settleReturn = async (facts: RequestFacts, payer: Payer): Promise<void> => {
  const found = await findPayment(facts, payer)
  if (!found) return
  const { services } = facts
  const { id } = found.order
  await settleOpenPayment(services, found.stripe, id).catch((error) =>
    services.log.error({ err: error, id }, 'payment cannot be looked up'),
  )
}

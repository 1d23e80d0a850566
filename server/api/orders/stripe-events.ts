import { z } from '@hono/zod-openapi'
import { ok, refuse } from '../../../domain/result.ts'
import { findVisibleOrder } from '../../orders/history/find-order.ts'
import { openPayment, orderPage } from '../../payments/card/open-payment.ts'
import { settleNotified } from '../../payments/card/settle-notified.ts'
import { openStripe } from '../../payments/card/stripe-client.ts'
import { type ApiRoute, accountRoute, publicRoute } from '../route.ts'

/** Payment by card and TWINT (R27). */
export const cardPaymentRoutes: readonly ApiRoute[] = [
  accountRoute({
    method: 'get',
    path: '/shop/orders/{id}/pay',
    tag: 'Shop',
    login: 'log-in-to-see-orders',
    summary: 'Leads to the page on which an order is paid by card or TWINT',
    description:
      'Answers 303 with the address of the payment page; of the order once it is paid, or if the payment page cannot be reached. ' +
      'The page leads back to this address.',
    params: { id: z.string().describe('Id of the order.') },
    run: async (services, { params: { id }, signedIn, c }) => {
      const order = await findVisibleOrder(services.db, signedIn.accountId, id)
      const stripe = await openStripe(services.env)
      if (!order || !stripe) return refuse('not-found')
      const page = orderPage(services.env.origin, order)
      const url = await openPayment(services, stripe, order).catch((error) => {
        services.log.error({ err: error, id }, 'payment page cannot be opened')
        return `${page}?done=payment-unreachable`
      })
      return ok(c.redirect(url ?? page, 303))
    },
  }),
  publicRoute({
    method: 'post',
    path: '/shop/stripe-events',
    tag: 'Shop',
    summary: 'Receives the notifications of Stripe',
    description:
      'For Stripe only: signed with the secret of the webhook. The payment or the refund is looked up at Stripe; the body is not trusted.',
    run: async (services, { c }) => {
      const { env } = services
      const stripe = await openStripe(env)
      if (!stripe || !env.stripe) return refuse('token-invalid')
      const { errors, webhooks } = stripe
      const signature = c.req.header('stripe-signature') ?? ''
      const event = await webhooks
        .constructEventAsync(await c.req.text(), signature, env.stripe.webhookSecret)
        .catch((error) => {
          if (error instanceof errors.StripeSignatureVerificationError) return undefined
          throw error
        })
      if (!event) return refuse('token-invalid')
      await settleNotified(services, stripe, event)
      return ok(undefined)
    },
  }),
]

import { ok, refuse } from '../../../domain/result.ts'
import { settleNotified } from '../../payments/card/settle-notified.ts'
import { openStripe } from '../../payments/card/stripe-client.ts'
import { type ApiRoute, publicRoute } from '../route.ts'

/** Notifications about payments by card and TWINT (R27). */
export const stripeEventRoutes: readonly ApiRoute[] = [
  publicRoute({
    method: 'post',
    path: '/shop/stripe-events',
    tag: 'Shop',
    summary: 'Receives the notifications of Stripe',
    description:
      'For Stripe only: signed with the secret of the webhook. The payment or the refund is looked up at Stripe; the body is not trusted.',
    maxBodyBytes: 2 ** 20,
    run: async (services, { c }) => {
      const { env } = services
      const stripe = await openStripe(env)
      if (!stripe || !env.stripe) return refuse('token-invalid')
      const { errors, webhooks } = stripe
      const signature = c.req.header('stripe-signature') ?? ''
      const event = await webhooks
        .constructEventAsync(await c.req.text(), signature, env.stripe.webhookSecret)
        .catch((error) => {
          const isRefused = error instanceof errors.StripeSignatureVerificationError
          if (isRefused || error instanceof SyntaxError) return undefined
          throw error
        })
      if (!event) return refuse('token-invalid')
      await settleNotified(services, stripe, event)
      return ok(undefined)
    },
  }),
]

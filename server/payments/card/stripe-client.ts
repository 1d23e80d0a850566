import type { Stripe } from 'stripe'
import type { Env } from '../../env.ts'

/** Longer calls are repeated once, then by the next visit or the task. */
const timeoutMs = 10_000

/** The client of the payment provider; undefined unless it is configured. Loaded when it is used. */
export const openStripe = async ({ stripe }: Pick<Env, 'stripe'>): Promise<Stripe | undefined> => {
  if (!stripe) return undefined
  const { default: Client } = await import('stripe')
  const { hostname, port, protocol } = new URL(stripe.url ?? 'https://api.stripe.com')
  return new Client(stripe.secretKey, {
    host: hostname,
    ...(port && { port }),
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...{ timeout: timeoutMs, maxNetworkRetries: 1, telemetry: false },
  })
}

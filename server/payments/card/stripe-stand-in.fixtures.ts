import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Stripe } from 'stripe'

type Session = {
  id: string
  object: 'checkout.session'
  url: string | null
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  payment_intent: string | null
  amount_total: number
  currency: string
  client_reference_id: string
  success_url: string
  expires_at: number
}
type Refund = {
  id: string
  object: 'refund'
  status: 'succeeded' | 'failed'
  failure_reason?: string
  payment_intent: string
  amount: number
  metadata: { refund: string }
}
type Answer = { status: number; body: object | string; location?: string }

const refusal = (message: string, type = 'invalid_request_error'): Answer => ({
  status: 400,
  body: { error: { type, message } },
})

const webhookSecret = 'whsec_standin'

/**
 * The calls of Stripe that the shop uses, on this machine: sessions are created, retrieved, paid on a page
 * of one button, and expired; payments are refunded.
 */
export const openStripeStandIn = async () => {
  const sessions = new Map<string, Session>()
  const refunds: Refund[] = []
  const calls: string[] = []
  const answered = new Map<string, { sent: string; answer: Answer }>()
  /** `breaksOnce`: what the broken call contains. */
  const failing = { isDown: false, breaksOnce: '', refusesRefunds: false }
  /** Runs before the next session is created, as if Stripe were slow. */
  const slow: { beforeCreate?: (() => Promise<unknown>) | undefined } = {}
  let origin = ''

  const create = (form: URLSearchParams): Answer => {
    const id = `cs_test_${sessions.size + 1}`
    const field = (name: string) => form.get(name) ?? ''
    const session: Session = {
      ...{ id, object: 'checkout.session', url: `${origin}/pay/${id}`, status: 'open' },
      ...{ payment_status: 'unpaid', payment_intent: null },
      amount_total: Number(field('line_items[0][price_data][unit_amount]')),
      currency: field('line_items[0][price_data][currency]'),
      client_reference_id: field('client_reference_id'),
      success_url: field('success_url'),
      expires_at: Number(field('expires_at')),
    }
    sessions.set(id, session)
    return { status: 200, body: session }
  }

  const refund = (form: URLSearchParams): Answer => {
    if (failing.refusesRefunds) return refusal('This charge is disputed.')
    const made: Refund = {
      ...{ id: `re_${refunds.length + 1}`, object: 'refund', status: 'succeeded' },
      payment_intent: `${form.get('payment_intent')}`,
      amount: Number(form.get('amount')),
      metadata: { refund: `${form.get('metadata[refund]')}` },
    }
    refunds.push(made)
    return { status: 200, body: made }
  }

  const pay = (id: string) => {
    const session = sessions.get(id)
    if (session?.status !== 'open') throw new Error(`session ${id} is not open`)
    Object.assign(session, {
      ...{ status: 'complete', payment_status: 'paid', payment_intent: `pi_${id}`, url: null },
    })
    return session
  }

  const end = (session: Session): Answer => {
    if (session.status !== 'open') return refusal('Only open sessions can be expired.')
    Object.assign(session, { status: 'expired', url: null })
    return { status: 200, body: session }
  }

  const answer = (method: string, path: string, form: URLSearchParams): Answer => {
    if (path === '/v1/refunds') return refund(form)
    const intent = /^\/v1\/refunds\?.*payment_intent=(\w+)/.exec(path)?.[1]
    if (intent)
      return {
        status: 200,
        body: { data: refunds.filter(({ payment_intent }) => payment_intent === intent) },
      }
    const refunded = refunds.find(({ id }) => path === `/v1/refunds/${id}`)
    if (refunded) return { status: 200, body: refunded }
    if (path.startsWith('/v1/checkout/sessions?')) return { status: 200, body: { data: [] } }
    if (path === '/v1/checkout/sessions') return create(form)
    const [, kind, id = '', action] =
      /^\/(v1\/checkout\/sessions|pay)\/(\w+)(?:\/(\w+))?$/.exec(path) ?? []
    const session = sessions.get(id)
    if (!session) return { ...refusal('No such session.'), status: 404 }
    if (kind === 'pay' && method === 'POST')
      return { status: 303, body: '', location: pay(id).success_url }
    if (kind === 'pay')
      return {
        status: 200,
        body: `<!doctype html><title>Pay</title><form method="post"><button>Pay</button></form>`,
      }
    return action === 'expire' ? end(session) : { status: 200, body: session }
  }

  const answerOnce = async (request: IncomingMessage): Promise<Answer> => {
    const { method = '', url = '' } = request
    const sent = await text(request)
    calls.push(`${method} ${url}`)
    if (failing.isDown)
      return { status: 500, body: { error: { type: 'api_error', message: 'down' } } }
    const key = request.headers['idempotency-key']
    const before = typeof key === 'string' && method === 'POST' ? answered.get(key) : undefined
    if (before)
      return before.sent === sent
        ? before.answer
        : refusal('Other parameters.', 'idempotency_error')
    const { beforeCreate } = slow
    if (beforeCreate && method === 'POST') {
      slow.beforeCreate = undefined
      await beforeCreate()
    }
    const { breaksOnce } = failing
    const isBroken = method === 'POST' && breaksOnce && `${url} ${sent}`.includes(breaksOnce)
    if (isBroken) failing.breaksOnce = ''
    const fresh = isBroken
      ? { status: 500, body: { error: { type: 'api_error', message: 'broken' } } }
      : answer(method, url, new URLSearchParams(sent))
    if (typeof key === 'string') answered.set(key, { sent, answer: fresh })
    return fresh
  }

  const server = createServer((request, response) => {
    answerOnce(request).then(({ status, body, location }) => {
      const isPage = typeof body === 'string'
      response
        .writeHead(status, {
          'content-type': isPage ? 'text/html' : 'application/json',
          ...(location && { location }),
        })
        .end(isPage ? body : JSON.stringify(body))
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  /** A notification about a session or a refund, with its signature. */
  const notification = (object: { id: string }, type = 'checkout.session.completed') => {
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } })
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret })
    return {
      payload,
      headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
    }
  }

  return {
    variables: {
      STRIPE_SECRET_KEY: 'sk_test_standin',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_URL: origin,
    },
    sessions,
    refunds,
    calls,
    failing,
    slow,
    pay,
    expire: (id: string) => end(sessions.get(id) as Session),
    notification,
    close: () => server.close(),
  }
}

import type { Context, MiddlewareHandler } from 'hono'
import type { RequestIdVariables } from 'hono/request-id'
import type { Env } from '../env.ts'
import { withRequestSource } from '../security-log.ts'

type NodeBindings = {
  incoming?: { socket?: { remoteAddress?: string } }
  outgoing?: { setHeader: (name: string, value: string) => unknown }
}

/** Whether the application runs in Node's server, not in a test. */
const isNodeBindings = (env: unknown): env is NodeBindings =>
  typeof env === 'object' && env !== null

const groupsOf = (text: string) => (text === '' ? [] : text.split(':'))

/**
 * The rate-limit key of an address: IPv4 unchanged, of IPv6 the /64 prefix, which one household
 * has.
 */
export const networkOf = (address: string): string => {
  if (!address.includes(':') || address.includes('.')) return address
  const [head = '', tail = ''] = address.split('::')
  const front = groupsOf(head)
  const back = address.includes('::') ? groupsOf(tail) : []
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0')
  return [...front, ...zeros, ...back].slice(0, 4).join(':')
}

/**
 * The client's network, for rate limits. Uses the socket address; the last entry of
 * `X-Forwarded-For` only with `trustProxy`, since clients can send that header.
 */
export const clientAddress = (
  { env, req }: Pick<Context, 'env'> & Partial<Pick<Context, 'req'>>,
  { trustProxy }: { trustProxy: boolean } = { trustProxy: false },
): string => {
  const forwarded = trustProxy ? req?.header('x-forwarded-for')?.split(',').at(-1)?.trim() : ''
  const socket = isNodeBindings(env) && env.incoming?.socket?.remoteAddress
  return networkOf(forwarded || socket || 'unknown')
}

/**
 * Sets a response header before the handler runs, which may override it. Uses Node's response if
 * there is one: a `Headers` object costs twice as much.
 */
export const setDefaultHeader = (c: Context, name: string, value: string) => {
  const response = isNodeBindings(c.env) ? c.env.outgoing : undefined
  if (response) response.setHeader(name, value)
  else c.header(name, value)
}

const requestIdHeader = 'X-Request-Id'

const isRequestId = (text: string) => /^[\w\-=]{1,255}$/.test(text)

/**
 * Identifies a request by the id of the proxy in front, else by a new one, and sends it back. Adds it
 * and the client's network to the security events of the request.
 */
export const requestSource =
  (env: Pick<Env, 'trustProxy'>): MiddlewareHandler<{ Variables: RequestIdVariables }> =>
  (c, next) => {
    const given = c.req.header(requestIdHeader)
    const requestId = given !== undefined && isRequestId(given) ? given : crypto.randomUUID()
    c.set('requestId', requestId)
    setDefaultHeader(c, requestIdHeader, requestId)
    return withRequestSource({ requestId, address: clientAddress(c, env) }, next)
  }

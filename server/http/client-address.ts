import type { Context } from 'hono'

type NodeBindings = {
  incoming?: { socket?: { remoteAddress?: string } }
  outgoing?: { setHeader: (name: string, value: string) => unknown }
}

/** Whether the application runs in Node's server, not in a test. */
export const isNodeBindings = (env: unknown): env is NodeBindings =>
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

import type { Context } from 'hono'

type NodeBindings = { incoming?: { socket?: { remoteAddress?: string } } }

const isNodeBindings = (env: unknown): env is NodeBindings =>
  typeof env === 'object' && env !== null

const groupsOf = (text: string) => (text === '' ? [] : text.split(':'))

/**
 * Who is behind an address, for limits: IPv4 as it is; of IPv6 the first 64 bits, since one line
 * at home has 2⁶⁴ addresses.
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
 * Whom the request came from, for limits: an address or, of IPv6, its network. Only the socket is
 * believed: `X-Forwarded-For` is whatever the client writes, unless a proxy of our own has written
 * its last entry.
 */
export const clientAddress = (
  { env, req }: Pick<Context, 'env'> & Partial<Pick<Context, 'req'>>,
  { trustProxy }: { trustProxy: boolean } = { trustProxy: false },
): string => {
  const forwarded = trustProxy ? req?.header('x-forwarded-for')?.split(',').at(-1)?.trim() : ''
  const socket = isNodeBindings(env) && env.incoming?.socket?.remoteAddress
  return networkOf(forwarded || socket || 'unknown')
}

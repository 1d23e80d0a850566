import type { Context } from 'hono'

type NodeBindings = { incoming?: { socket?: { remoteAddress?: string } } }

const isNodeBindings = (env: unknown): env is NodeBindings =>
  typeof env === 'object' && env !== null

/**
 * The address that the request came from. Only the socket is believed: `X-Forwarded-For` is
 * whatever the client writes, unless a proxy that we know has written it.
 */
export const clientAddress = ({ env }: Pick<Context, 'env'>): string =>
  (isNodeBindings(env) && env.incoming?.socket?.remoteAddress) || 'unknown'

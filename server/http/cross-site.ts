import type { Env } from '../env.ts'

const safeMethods = ['GET', 'HEAD', 'OPTIONS']

/**
 * Whether a request that changes something was caused by another site (R28). The browser's own
 * `Sec-Fetch-Site` decides where there is one, else `Origin`. Clients that are no browsers send
 * neither; they carry no cookie that somebody else could make them use.
 */
export const isCrossSite = (
  env: Pick<Env, 'origin'>,
  { method, url, headers }: Pick<Request, 'method' | 'url' | 'headers'>,
): boolean => {
  if (safeMethods.includes(method)) return false
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const origin = headers.get('origin')
  return origin !== null && origin !== env.origin && origin !== new URL(url).origin
}

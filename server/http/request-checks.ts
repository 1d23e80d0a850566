import type { Env } from '../env.ts'

const safeMethods = ['GET', 'HEAD', 'OPTIONS']

/**
 * Whether another site caused a state-changing request (R28). `Sec-Fetch-Site` decides if
 * present, else `Origin`. Clients that send neither are no browsers and carry no ambient cookies.
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

/** No page address contains control characters, and PostgreSQL rejects null bytes. */
export const hasNoControlCharacters = (url: string): boolean =>
  !/%(?:[01][\da-f]|7f)/i.test(url.split('?', 1)[0] ?? '')

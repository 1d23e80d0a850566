import { createHash } from 'node:crypto'
import { rememberAnswer } from '../../domain/consent/consent.ts'
import { frameOrigins, tiles } from '../../domain/content/embed-hosts.ts'
import { queueEarlyClicks } from '../../domain/page/early-clicks.ts'

/** Vite puts styles into the page and talks over a socket while one develops. */
const isDeveloping = import.meta.env.MODE === 'development'

/** The scripts in the head of every page, always the same. */
const headScripts = [rememberAnswer, queueEarlyClicks].map(
  (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
)

/**
 * The content policy; `scripts` are nonces or hashes of the page's own inline
 * scripts, `services` the origins of a counter of visits that the laboratory has set.
 */
export const contentPolicy = (scripts: readonly string[], services: readonly string[] = []) =>
  [
    "default-src 'self'",
    `script-src ${["'self'", ...headScripts, ...scripts, ...services].join(' ')}`,
    `style-src 'self'${isDeveloping ? " 'unsafe-inline'" : ''}`,
    `img-src ${["'self'", 'data:', tiles.origin, ...services].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...(isDeveloping ? ['ws:'] : []), ...services].join(' ')}`,
    `frame-src 'self' ${frameOrigins.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // The checkout document stands in a frame of its own site (R26).
    "frame-ancestors 'self'",
  ].join('; ')

export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const

import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { frameOrigins, tiles } from '../../domain/content/embed-hosts.ts'
import { headScripts } from '../../domain/page/head-scripts.ts'

/** In development, Vite uses inline styles and a WebSocket. */
const isDeveloping = import.meta.env.MODE === 'development'

const headScriptHashes = headScripts.map(
  (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
)

/**
 * The content security policy. `services`: origins of the analytics
 * service.
 */
export const contentPolicy = (services: readonly string[] = []) =>
  [
    "default-src 'self'",
    `script-src ${["'self'", ...headScriptHashes, ...services].join(' ')}`,
    `style-src 'self'${isDeveloping ? " 'unsafe-inline'" : ''}`,
    `img-src ${["'self'", 'data:', tiles.origin, ...services].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...(isDeveloping ? ['ws:'] : []), ...services].join(' ')}`,
    `frame-src 'self' ${frameOrigins.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // The checkout document is shown in a frame of the same site (R26).
    "frame-ancestors 'self'",
  ].join('; ')

/**
 * The policy of the back office: its components set styles inline, and its page editor shows pages in a
 * frame without an address.
 */
export const adminPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  `img-src 'self' data: blob: ${tiles.origin}`,
  "font-src 'self' data:",
  `connect-src 'self'${isDeveloping ? ' ws:' : ''}`,
  "frame-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ')

/** Headers that are `false` were never sent; the web server sends Strict-Transport-Security. */
const setSecurityHeaders = secureHeaders({
  referrerPolicy: 'strict-origin-when-cross-origin',
  permissionsPolicy: { camera: [], microphone: [], geolocation: ['self'], payment: [] },
  crossOriginResourcePolicy: false,
  originAgentCluster: false,
  strictTransportSecurity: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
})

const headersOnly = new Hono().use(setSecurityHeaders).get('/', (c) => c.body(null))

/** The security headers of every response, with names in lower case. */
export const securityHeaders = Object.fromEntries((await headersOnly.request('/')).headers)

import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { securityHeaders } from './security-headers.ts'

export type HttpApp = { fetch: (request: Request, env: object) => Response | Promise<Response> }

/** An application that answers every request for pages and data itself while it is closed. */
export type ClosableApp = HttpApp & { isClosed?: () => boolean }

const headers = Object.entries(securityHeaders)

/**
 * Calls the application. Sets the security headers of every response on Node's response, which
 * costs half as much as on a `Headers` object.
 */
export const createAppListener = (app: HttpApp) => {
  const listener = getRequestListener(app.fetch)
  return (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of headers) response.setHeader(name, value)
    return listener(request, response)
  }
}

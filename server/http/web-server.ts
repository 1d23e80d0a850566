import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import sirv from 'sirv'
import type { Services } from '../services.ts'
import { sendReady } from './send-ready.ts'
import { pageCacheKey } from './site.ts'

/** Slow or silent sockets are closed; a request that has arrived gets its time. */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
}

/** Built files have their content's hash in their name; drawings change rarely, the rest may. */
const cacheFor = (pathname: string) => {
  if (pathname.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  if (pathname.startsWith('/illustrations/'))
    return 'public, max-age=86400, stale-while-revalidate=604800'
  return 'public, max-age=3600'
}

const staticFiles = (dir: string) =>
  sirv(dir, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, pathname) => {
      response.setHeader('X-Content-Type-Options', 'nosniff')
      response.setHeader('Cache-Control', cacheFor(pathname))
    },
  })

type App = { fetch: (request: Request) => Response | Promise<Response> }

const readsOnly = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

/** Ready pages first, then files, then the application: the most asked goes the shortest way. */
export const createWebServer = (app: App, services: Services, clientDir?: string) => {
  const listener = getRequestListener(app.fetch)
  const files = clientDir ? staticFiles(clientDir) : undefined
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    if (!readsOnly(request)) return void listener(request, response)
    const ready = services.pages.find(pageCacheKey(request.url ?? '/'))
    if (ready) return sendReady(request, response, ready)
    if (files) return files(request, response, () => void listener(request, response))
    return void listener(request, response)
  }
  return createServer(timeouts, handle)
}

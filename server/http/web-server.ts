import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import type { CachedPage } from '../cached-page.ts'
import type { Services } from '../services.ts'
import { type ConnectionLimits, createConnections } from './connections.ts'
import { readStaticFiles } from './files/static-files.ts'
import { findCachedPage } from './pages/find-cached-page.ts'
import { pageCacheKey } from './pages/public-pages.ts'
import { sendCachedPage } from './pages/send-cached-page.ts'
import { mayBeLoggedIn } from './redirects/member-redirect.ts'

/** Slow or silent sockets are closed; a request that has arrived gets its time. */
const timeouts = {
  headersTimeout: 10_000,
  // A certificate of 10 MB (R34) takes 80 s on a line of 1 Mbit/s.
  requestTimeout: 120_000,
  // Longer than proxies keep idle connections (nginx: 60 s): else they send into one just closed.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
}

/** A connection on which neither side reads or writes for so long is closed. */
const silenceMs = 30_000

/** While stopping, busy clients get this long to send their next request, which closes theirs. */
const announceMs = 1_000

/** A turn of the event loop accepts or reads what has arrived; a busy second may have only one. */
const readingTurns = 5

type App = { fetch: (request: Request) => Response | Promise<Response> }

/** For one year (in seconds) and all subdomains, as ASVS 5.0, 3.4.1 asks at level 2. */
const strictTransport = 'max-age=31536000; includeSubDomains'

const readsOnly = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

export type WebServerLimits = ConnectionLimits & { silenceMs?: number }

/** Files, then ready pages, then the application: the most asked goes the shortest way. */
export const createWebServer = (
  app: App,
  services: Services,
  clientDir: string,
  limits: WebServerLimits = {},
) => {
  const listener = getRequestListener(app.fetch)
  const files = readStaticFiles(clientDir)
  const findReady = (target: string) =>
    files.get(target.split('?')[0] ?? '') ?? findCachedPage(services, pageCacheKey(target))
  const isHttps = services.env.origin.startsWith('https:')
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    if (isHttps) response.setHeader('Strict-Transport-Security', strictTransport)
    const answer = (ready: CachedPage | undefined) => {
      if (ready) sendCachedPage(request, response, ready)
      else void listener(request, response)
    }
    const target = request.url ?? '/'
    const isCached =
      readsOnly(request) && !mayBeLoggedIn(services.env, target, request.headers.cookie)
    const found = isCached ? findReady(target) : undefined
    if (found instanceof Promise) void found.then(answer)
    else answer(found)
  }
  const connections = createConnections(handle, limits)
  const server = createServer(timeouts, connections.handle)
  server.setTimeout(limits.silenceMs ?? silenceMs)

  const countConnections = () =>
    new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)))

  /**
   * Answers the requests that have been read, each with `Connection: close`; those that take longer
   * than `graceMs` are cut.
   */
  const stop = async (graceMs: number) => {
    const begun = performance.now()
    connections.announceStop()
    const isAnnounced = async () =>
      performance.now() - begun >= announceMs || (await countConnections()) === 0
    for (let turns = 0; turns < readingTurns || !(await isAnnounced()); turns += 1) await wait(10)
    let isClosed = false
    // Not the method of `server`: it would close connections whose request waits to be read.
    NetServer.prototype.close.call(server, () => {
      isClosed = true
    })
    for (let turns = 0; !isClosed && performance.now() - begun < graceMs; turns += 1) {
      if (turns >= readingTurns) server.closeIdleConnections()
      await wait(10)
    }
    server.closeAllConnections()
  }
  return { server, stop }
}

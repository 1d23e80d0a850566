import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { isAdminTarget } from '../../domain/page/admin-path.ts'
import { cacheLookups } from '../metrics.ts'
import type { Services } from '../services.ts'
import { type ClosableApp, createAppListener } from './app-listener.ts'
import { type CachedResponse, writeCached } from './cache/cached-response.ts'
import { type ConnectionLimits, createConnections } from './connections.ts'
import { createAdminFiles } from './files/admin-files.ts'
import { readStaticFiles } from './files/static-files.ts'
import { createLoadLimit, type LoadLimits } from './load-limit.ts'
import { countRequests } from './metrics/count-requests.ts'
import { isPreviewTarget } from './pages/preview.ts'
import { pageCacheKey } from './pages/public-pages.ts'
import { mayBeLoggedIn } from './redirects/may-be-logged-in.ts'
import { viewCookie } from './sessions/view-cookie.ts'

/** Closes slow and silent sockets; complete requests may take longer. */
const timeouts = {
  headersTimeout: 10_000,
  // A 10 MB certificate (R34) takes 80 s at 1 Mbit/s.
  requestTimeout: 120_000,
  // Longer than proxies (nginx: 60 s), so that they never use a connection just closed.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
}

/**
 * Milliseconds without data in either direction after which a connection is closed, unless its
 * request is being answered.
 */
const silenceMs = 30_000

/**
 * Milliseconds that busy clients get for one more request during a stop, answered with
 * `Connection: close`.
 */
const announceMs = 1_000

/**
 * Minimum event loop turns before closing: each accepts and reads pending connections. A busy
 * second may have only one turn.
 */
const readingTurns = 5

/** One year in seconds, with subdomains (ASVS 5.0, 3.4.1, level 2). */
const strictTransport = 'max-age=31536000; includeSubDomains'

const readsOnly = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

/** Connections that are accepted before each request that the application answers. */
const maxAccepted = 100

/** During a longer turn of the event loop, further clients may have connected. */
const shortTurnMs = 1

/** Milliseconds after which a longer turn is good enough. */
const patienceMs = 500

const stoppingAnswer = JSON.stringify({ status: 'stopping' })

/** Node uses the first of several; a proxy may have used another. */
const hasSeveralHosts = ({ rawHeaders }: IncomingMessage) => {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1
  return hosts > 1
}

const refuseHosts = (response: ServerResponse) => {
  response.writeHead(400, { 'Content-Type': 'text/plain', Connection: 'close' })
  response.end('A request has one Host header.')
}

const hasCredentials = ({ headers }: IncomingMessage) =>
  headers.authorization !== undefined || headers.cookie !== undefined

export type WebServerLimits = ConnectionLimits & LoadLimits & { silenceMs?: number }

/** Looks up static files, cached pages and API responses, then calls the application. */
export const createWebServer = (
  app: ClosableApp,
  services: Services,
  clientDir: string,
  limits: WebServerLimits = {},
) => {
  const listener = createAppListener(app)
  let isStopping = false
  let accepted = 0
  /** Whether a turn of the event loop accepts no connection. */
  const acceptsNone = async () => {
    const before = accepted
    await nextTurn()
    return accepted === before
  }
  const untilAllAccepted = async () => {
    for (let turns = 0; turns < maxAccepted; turns += 1) if (await acceptsNone()) return
  }
  const limitLoad = createLoadLimit(services, untilAllAccepted, limits)
  const files = readStaticFiles(clientDir)
  const findAdminFile = createAdminFiles(join(clientDir, '../admin'))
  const findCached = (request: IncomingMessage, target: string) => {
    // A closed shop shows cached answers to its staff only, whom the application knows.
    const isClosed = app.isClosed?.()
    if (target.startsWith('/api/'))
      return isClosed ? undefined : services.cache.find(target, hasCredentials(request))
    const file = files.get(target.split('?')[0] ?? '')
    if (file || isClosed || viewCookie.mayBeIn(services.env, request.headers.cookie)) return file
    return services.cache.find(pageCacheKey(target))
  }
  const isHttps = services.env.origin.startsWith('https:')
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    if (hasSeveralHosts(request)) return refuseHosts(response)
    if (isHttps) response.setHeader('Strict-Transport-Security', strictTransport)
    const respond = (ready: CachedResponse | undefined) => {
      cacheLookups.inc({ result: ready ? 'hit' : 'miss' })
      if (ready) writeCached(request, response, ready)
      else limitLoad(request, response, () => void listener(request, response))
    }
    const target = request.url ?? '/'
    const path = target.split('?')[0] ?? ''
    if (isStopping && path === '/api/ready') {
      const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }
      return response.writeHead(503, { ...headers, 'Retry-After': '5' }).end(stoppingAnswer)
    }
    if (isAdminTarget(path)) return respond(findAdminFile(path, request))
    const isCached =
      readsOnly(request) &&
      !isPreviewTarget(target) &&
      !mayBeLoggedIn(services.env, target, request.headers.cookie)
    const found = isCached ? findCached(request, target) : undefined
    if (found instanceof Promise) void found.then(respond)
    else respond(found)
  }
  const connections = createConnections(handle, limits)
  const server = createServer(timeouts, connections.handle)
  if (services.env.metricsToken) countRequests(server)
  server.on('connection', () => {
    accepted += 1
  })
  const maxSilenceMs = limits.silenceMs ?? silenceMs
  server.setTimeout(maxSilenceMs, (socket: Socket) => {
    if (connections.isAnswering(socket)) socket.setTimeout(maxSilenceMs)
    else socket.destroy()
  })

  const countConnections = () =>
    new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)))

  /**
   * Resolves right after a short turn of the event loop that accepted no connection: the system resets
   * those that still wait when the listener is closed.
   */
  const untilNoneWaits = async (endsAt: number) => {
    const patientUntil = performance.now() + patienceMs
    for (;;) {
      const startedAt = performance.now()
      const isQuiet = await acceptsNone()
      const now = performance.now()
      const isShort = now - startedAt < shortTurnMs || now > patientUntil
      if ((isQuiet && isShort) || now > endsAt) return
    }
  }

  /**
   * Answers the requests already read, with `Connection: close`. Destroys connections that take
   * longer than `graceMs`.
   */
  const stop = async (graceMs: number) => {
    const startedAt = performance.now()
    isStopping = true
    connections.announceStop()
    const isAnnounced = async () =>
      performance.now() - startedAt >= announceMs || (await countConnections()) === 0
    for (let turns = 0; turns < readingTurns || !(await isAnnounced()); turns += 1) await wait(10)
    await untilNoneWaits(startedAt + graceMs)
    let isClosed = false
    // Bypasses `server.close`, which would destroy connections whose request is not read yet.
    NetServer.prototype.close.call(server, () => {
      isClosed = true
    })
    for (let turns = 0; !isClosed && performance.now() - startedAt < graceMs; turns += 1) {
      if (turns >= readingTurns) server.closeIdleConnections()
      await wait(10)
    }
    server.closeAllConnections()
  }
  return { server, stop }
}

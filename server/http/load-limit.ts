import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Services } from '../services.ts'
import { createBoundedLimiter } from '../slots.ts'
import { unavailableAnswer } from './pages/failure-page.ts'
import { securityHeaders } from './security-headers.ts'
import { sessionCookie } from './sessions/session-cookie.ts'

export type LoadLimits = {
  /** Requests that the application answers concurrently; further ones wait. */
  maxRunning?: number
  /** Waiting requests above which visitors are refused, then people with a session. */
  maxWaiting?: number
  maxWaitingMembers?: number
  /** Milliseconds that a request waits. */
  maxWaitMs?: number
  /** Received forms of visitors that are answered concurrently; for members, `maxWaitingMembers`. */
  maxForms?: number
}

/** Milliseconds between two entries in the log. */
const logIntervalMs = 10_000

/** Files of the store, which waits for an object storage that does not respond. */
const isFileTarget = (target: string) => /^\/(media|files)\//.test(target)

const isHealthTarget = (target: string) => /^\/(api\/(health|ready)|metrics)(\?|$)/.test(target)

/** Runs until the response begins: a slow reader or a slow file holds no slot. */
const runUntilAnswered = (response: ServerResponse, run: () => void) =>
  new Promise<void>((resolve) => {
    const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse
    response.writeHead = (...given: unknown[]) => {
      resolve()
      return writeHead(...given)
    }
    response.once('close', resolve)
    run()
  })

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Counts a form from when its body has arrived, which may take long, until its response begins. */
const countForms = () => {
  let count = 0
  const run = (request: IncomingMessage, response: ServerResponse, answer: () => void) => {
    let isAnswered = false
    let isCounted = false
    const onReceived = () => {
      isCounted = !isAnswered
      if (isCounted) count += 1
    }
    if (hasBody(request)) request.once('end', onReceived)
    else onReceived()
    void runUntilAnswered(response, answer).then(() => {
      isAnswered = true
      if (isCounted) count -= 1
    })
  }
  return { run, count: () => count }
}

/**
 * Lets the application answer a bounded number of requests at a time, and refuses more than it can
 * answer in about a second with 503. `untilAllAccepted` runs before each: a turn of the event loop
 * accepts one connection, and those that the system holds would wait without limit. Requests with a session
 * are refused last, health checks never.
 */
export const createLoadLimit = (
  { env, log }: Pick<Services, 'env' | 'log'>,
  untilAllAccepted: () => Promise<void>,
  {
    maxRunning = 4,
    maxWaiting = 64,
    maxWaitingMembers = 256,
    maxWaitMs = 1_000,
    maxForms = 128,
  }: LoadLimits = {},
) => {
  const limitPages = createBoundedLimiter(maxRunning, maxWaitingMembers)
  const limitFiles = createBoundedLimiter(maxRunning, maxWaitingMembers)
  const forms = countForms()
  let refused = 0
  let loggedAt = Number.NEGATIVE_INFINITY

  const refuse = (request: IncomingMessage, response: ServerResponse) => {
    refused += 1
    if (performance.now() - loggedAt > logIntervalMs) {
      loggedAt = performance.now()
      log.warn({ refused }, 'requests refused: too many are waiting')
    }
    const path = (request.url ?? '/').split('?', 1)[0] ?? ''
    const answer = unavailableAnswer(path, request.headers['accept-language'])
    response.writeHead(503, { ...securityHeaders, ...answer.headers })
    response.end(answer.body)
  }

  const mayBeMember = ({ headers }: IncomingMessage) =>
    headers.authorization !== undefined || sessionCookie.mayBeIn(env, headers.cookie)

  return (request: IncomingMessage, response: ServerResponse, run: () => void) => {
    if (isHealthTarget(request.url ?? '')) return run()
    // The body of a form may arrive slowly: it is refused when too many wait, and holds no slot.
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const isMember = mayBeMember(request)
    if (!isRead && forms.count() >= (isMember ? maxWaitingMembers : maxForms))
      return refuse(request, response)
    const task = async () => {
      await untilAllAccepted()
      if (response.destroyed) return
      if (isRead) await runUntilAnswered(response, run)
      else forms.run(request, response, run)
    }
    const limit = isFileTarget(request.url ?? '') ? limitFiles : limitPages
    // A session is not checked yet, so that its queue has the same longest wait.
    limit(task, isMember ? { maxWaitMs } : { maxWaiting, maxWaitMs }).catch(() =>
      refuse(request, response),
    )
  }
}

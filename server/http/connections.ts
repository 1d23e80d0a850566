import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Handle = (request: IncomingMessage, response: ServerResponse) => void

export type ConnectionLimits = {
  /** Pipelined requests that may wait on one connection. */
  mostWaiting?: number
  /** The same over all connections. */
  mostWaitingInAll?: number
  /** Milliseconds in which a request is to be answered. */
  answerMs?: number
}

/**
 * Always allowed to wait: without pipelining, a client may send its next request before the
 * server sees the previous response end.
 */
const alwaysWaiting = 8

/** A statement of 50,000 payments takes a minute on a busy machine. */
const defaultAnswerMs = 300_000

type Connection = { active: ServerResponse; startedAt: number; waiting: (() => void)[] }

/**
 * Sends one response at a time per connection. Node starts all pipelined requests of a read and
 * buffers their responses in memory. Connections above the limits are closed.
 */
export const createConnections = (
  handle: Handle,
  {
    mostWaiting = 256,
    mostWaitingInAll = 1_000,
    answerMs = defaultAnswerMs,
  }: ConnectionLimits = {},
) => {
  const connections = new Map<Socket, Connection>()
  let waitingInAll = 0
  let isStopping = false

  const closeAfter = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close')
  }

  const drop = (socket: Socket) => {
    waitingInAll -= connections.get(socket)?.waiting.length ?? 0
    connections.delete(socket)
  }

  const startNext = (socket: Socket) => {
    const next = socket.destroyed ? undefined : connections.get(socket)?.waiting.shift()
    if (!next) return drop(socket)
    waitingInAll -= 1
    next()
  }

  const begin = (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const connection = connections.get(socket)
    const current = { active: response, startedAt: performance.now() }
    if (connection) Object.assign(connection, current)
    else connections.set(socket, { ...current, waiting: [] })
    if (isStopping && !connection?.waiting.length) closeAfter(response)
    // After the last byte was passed to the system, or the socket closed.
    response.once('close', () => startNext(socket))
    handle(request, response)
  }

  return {
    handle: (request: IncomingMessage, response: ServerResponse) => {
      const { socket } = request
      const connection = connections.get(socket)
      if (!connection) return begin(request, response)
      const waiting = connection.waiting.length
      if (
        waiting >= mostWaiting ||
        (waitingInAll >= mostWaitingInAll && waiting >= alwaysWaiting)
      ) {
        drop(socket)
        socket.destroy()
        return
      }
      waitingInAll += 1
      connection.waiting.push(() => begin(request, response))
    },
    /** Whether the silence is the server's: the client has sent its request and read what there is. */
    isAnswering: (socket: Socket): boolean => {
      const connection = connections.get(socket)
      if (!connection) return false
      const { active, startedAt } = connection
      return (
        active.req.complete &&
        socket.writableLength === 0 &&
        performance.now() - startedAt < answerMs
      )
    },
    /** Sends `Connection: close` with every response from now on. */
    announceStop: () => {
      isStopping = true
      for (const { active, waiting } of connections.values())
        if (waiting.length === 0) closeAfter(active)
    },
  }
}

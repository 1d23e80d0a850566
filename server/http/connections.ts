import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Handle = (request: IncomingMessage, response: ServerResponse) => void

export type ConnectionLimits = {
  /** Requests that may wait on one connection for the response before them. */
  mostWaiting?: number
  /** The same on all connections together. */
  mostWaitingInAll?: number
}

/**
 * So many may always wait: a client that does not pipeline may send its next request before this
 * process has seen the response before it end.
 */
const alwaysWaiting = 8

type Connection = { active: ServerResponse; waiting: (() => void)[] }

/**
 * One response at a time on each connection. Node starts every pipelined request that one read brings
 * and keeps all their responses in memory until the client reads them. A connection with more waiting
 * requests than the limits allow is closed.
 */
export const createConnections = (
  handle: Handle,
  { mostWaiting = 256, mostWaitingInAll = 1_000 }: ConnectionLimits = {},
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
    if (connection) connection.active = response
    else connections.set(socket, { active: response, waiting: [] })
    if (isStopping && !connection?.waiting.length) closeAfter(response)
    // After the last byte has been handed to the system, or with the socket.
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
    /** From now on each response is the last one of its connection. */
    announceStop: () => {
      isStopping = true
      for (const { active, waiting } of connections.values())
        if (waiting.length === 0) closeAfter(active)
    },
  }
}

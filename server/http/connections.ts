import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Handle = (request: IncomingMessage, response: ServerResponse) => void

export type ConnectionLimits = {
  /** Pipelined requests that may wait on one connection. */
  mostWaiting?: number
  /** The same over all connections. */
  mostWaitingInAll?: number
}

/**
 * Always allowed to wait: without pipelining, a client may send its next request before the
 * server sees the previous response end.
 */
const alwaysWaiting = 8

type Connection = { active: ServerResponse; waiting: (() => void)[] }

/**
 * Sends one response at a time per connection. Node starts all pipelined requests of a read and
 * buffers their responses in memory. Connections above the limits are closed.
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
    /** Sends `Connection: close` with every response from now on. */
    announceStop: () => {
      isStopping = true
      for (const { active, waiting } of connections.values())
        if (waiting.length === 0) closeAfter(active)
    },
  }
}

import { connect } from 'node:net'

/** One answer, as far as a benchmark looks at it; `millis` from the first byte sent to the last got. */
type Answer = { status: number; millis: number; body: Buffer }

export type Client = { ask: (request: Buffer) => Promise<Answer>; close: () => void }

const endOfHead = '\r\n\r\n'
const endOfChunks = Buffer.from('0\r\n\r\n')

/** Where the body begins and ends; undefined while some of it is still to come. */
const framed = (received: Buffer) => {
  const headEnd = received.indexOf(endOfHead)
  if (headEnd < 0) return undefined
  const head = received.toString('latin1', 0, headEnd)
  const start = headEnd + endOfHead.length
  const length = /^content-length: *(\d+)/im.exec(head)?.[1]
  const isWhole = length
    ? received.length >= start + Number(length)
    : received.subarray(-endOfChunks.length).equals(endOfChunks)
  return isWhole ? { status: Number(head.slice(9, 12)), start } : undefined
}

/**
 * A keep-alive connection that asks one thing after another. It does no more than a benchmark
 * needs, so that the machine's time goes to the server.
 */
export const openClient = (port: number): Client => {
  const socket = connect(port, '127.0.0.1').setNoDelay()
  let received: Buffer = Buffer.alloc(0)
  let settle: ((answer: Answer) => void) | undefined
  let refuse: ((error: Error) => void) | undefined
  let begun = 0

  socket.on('data', (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
    const frame = framed(received)
    if (!frame) return
    const answer = {
      status: frame.status,
      millis: performance.now() - begun,
      body: received.subarray(frame.start),
    }
    received = Buffer.alloc(0)
    settle?.(answer)
  })
  socket.on('error', (error) => refuse?.(error))
  socket.on('close', () => refuse?.(new Error('the server has closed the connection')))

  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        settle = resolve
        refuse = reject
        begun = performance.now()
        socket.write(request)
      }),
    close: () => socket.destroy(),
  }
}

type Request = { method?: string; path: string; headers?: Record<string, string>; body?: unknown }

/** A request as bytes; `body` is sent as JSON. */
export const requestBytes = ({ method = 'GET', path, headers = {}, body }: Request) => {
  const json = body === undefined ? undefined : JSON.stringify(body)
  const lines = Object.entries({
    host: '127.0.0.1',
    ...(json === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': `${Buffer.byteLength(json)}` }),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}${endOfHead}${json ?? ''}`)
}

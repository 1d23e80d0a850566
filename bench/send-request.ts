import { Agent, type RequestOptions, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A request as both `sendRequest` and autocannon take it; `body` is JSON. */
export type BenchRequest = {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

export type BenchResponse = { status: number; durationMs: number; body: Buffer }

type Given = {
  method?: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: unknown
}

/** A request with its defaults; `body` is sent as JSON. */
export const requestOf = ({ method = 'GET', path, headers = {}, body }: Given): BenchRequest =>
  body === undefined
    ? { method, path, headers }
    : {
        method,
        path,
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }

const agent = new Agent({ keepAlive: true })

/** Sends one request; the duration ends with the last byte of the body, which stays compressed. */
export const sendRequest = async (
  { port }: { port: number },
  { method, path, headers, body }: BenchRequest,
): Promise<BenchResponse> => {
  const startedAt = performance.now()
  const options: RequestOptions = { host: '127.0.0.1', port, method, path, headers, agent }
  const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) =>
    request(options, resolve).on('error', reject).end(body),
  )
  const received = await buffer(response)
  const durationMs = performance.now() - startedAt
  return { status: response.statusCode ?? 0, durationMs, body: received }
}

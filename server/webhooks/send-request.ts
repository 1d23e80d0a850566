import { createHmac } from 'node:crypto'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { addressProblem, publicLookup } from './public-address.ts'

/** The start of secrets, as Standard Webhooks writes them; base64 follows. */
export const secretPrefix = 'whsec_'

export type WebhookMessage = { id: string; body: string; secret: string; sentAt: Date }

/** Headers of a message, signed as Standard Webhooks describes (https://www.standardwebhooks.com). */
const signedHeaders = ({ id, body, secret, sentAt }: WebhookMessage) => {
  const timestamp = String(Math.floor(sentAt.getTime() / 1_000))
  const key = Buffer.from(secret.slice(secretPrefix.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'content-type': 'application/json',
    'user-agent': 'Officina',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  }
}

/** In milliseconds, from the connection to the status of the response. */
export const requestTimeoutMs = 10_000

type RequestOptions = { allowsPrivate: boolean; timeoutMs?: number }

/**
 * Posts a message and returns the status of the response, whose body is not read. Follows no redirect, and
 * reuses no connection. Throws when there is no response in time, or the name leads to a private address.
 */
export const postMessage = (
  address: string,
  message: WebhookMessage,
  { allowsPrivate, timeoutMs = requestTimeoutMs }: RequestOptions,
): Promise<number> =>
  new Promise((resolve, reject) => {
    // Saved while private addresses were allowed; no look-up takes place for an IP address.
    const problem = addressProblem(address, allowsPrivate)
    if (problem) throw new Error(`address refused: ${problem}`)
    const { protocol } = new URL(address)
    const request = (protocol === 'https:' ? requestHttps : requestHttp)(address, {
      method: 'POST',
      agent: false,
      headers: {
        ...signedHeaders(message),
        'content-length': Buffer.byteLength(message.body),
      },
      signal: AbortSignal.timeout(timeoutMs),
      ...(!allowsPrivate && { lookup: publicLookup() }),
    })
    request.on('error', (error) => {
      reject(
        error.name === 'TimeoutError' || error.name === 'AbortError' ? timeout(timeoutMs) : error,
      )
    })
    request.on('response', (response) => {
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
    request.end(message.body)
  })

const timeout = (timeoutMs: number) => new Error(`no response within ${timeoutMs / 1_000} s`)

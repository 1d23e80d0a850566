import { Agent as HttpAgent, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { Readable } from 'node:stream'
import { publicLookup } from '../../webhooks/public-address.ts'

type Request = { headers: Headers; signal: AbortSignal }

const withoutBody = [204, 205, 304]

/** `fetch` without redirects; with `isPublicOnly` it connects to public addresses only. */
export const createSourceRequest = (isPublicOnly: boolean) => {
  const options = { keepAlive: true, ...(isPublicOnly && { lookup: publicLookup() }) }
  const agents = { http: new HttpAgent(options), https: new HttpsAgent(options) }
  return (url: URL, { headers, signal }: Request): Promise<Response> =>
    new Promise((resolve, reject) => {
      const isHttps = url.protocol === 'https:'
      const request = (isHttps ? requestHttps : requestHttp)(url, {
        ...{ agent: isHttps ? agents.https : agents.http, signal },
        headers: Object.fromEntries(headers),
      })
      request.on('error', reject)
      request.on('response', (message) => {
        const { statusCode: status = 0, headers: received } = message
        try {
          const body = withoutBody.includes(status) ? null : Readable.toWeb(message)
          const init = { status, headers: new Headers(received as Record<string, string>) }
          resolve(new Response(body as ReadableStream | null, init))
        } catch (error) {
          message.destroy()
          reject(error)
        }
      })
      request.end()
    })
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CachedPage } from '../../cached-page.ts'
import { encodingFor } from './page-cache.ts'

type ConditionalHeaders = { acceptEncoding: string | undefined; ifNoneMatch: string | undefined }

type Answer = { status: number; headers: Record<string, string>; body: Buffer | undefined }

/** Selects the encoding of a cached page, or 304 if the ETag matches. */
const selectResponse = (
  page: CachedPage,
  { acceptEncoding, ifNoneMatch }: ConditionalHeaders,
): Answer => {
  const best = encodingFor(acceptEncoding)
  const encoding = page.bodies[best] ? best : 'identity'
  const body = page.bodies[encoding] ?? page.bodies.identity
  const tag = page.tags[encoding] ?? page.tags.identity
  const headers = { Vary: 'Accept-Encoding', ...page.headers, ETag: tag }
  if (ifNoneMatch?.includes(tag)) return { status: 304, headers, body: undefined }
  const coding: Record<string, string> =
    encoding === 'identity' ? {} : { 'Content-Encoding': encoding }
  return {
    status: 200,
    headers: { ...headers, ...coding, 'Content-Length': `${body.length}` },
    body,
  }
}

/** Writes a cached page to the socket, bypassing the application. */
export const sendCachedPage = (
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
) => {
  const { status, headers, body } = selectResponse(page, {
    acceptEncoding: request.headers['accept-encoding']?.toString(),
    ifNoneMatch: request.headers['if-none-match'],
  })
  response.writeHead(status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** The same as a `Response`, for the request that rendered the page. */
export const cachedPageResponse = (request: Request, page: CachedPage) => {
  const { status, headers, body } = selectResponse(page, {
    acceptEncoding: request.headers.get('accept-encoding') ?? undefined,
    ifNoneMatch: request.headers.get('if-none-match') ?? undefined,
  })
  // Not copied: all clients share one body in memory.
  return new Response(body as Uint8Array<ArrayBuffer> | undefined, { status, headers })
}

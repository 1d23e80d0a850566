import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { requestFacts } from '../server/http/pages/request-facts.ts'
import { readRetryAfter } from './read-retry-after.ts'

/**
 * Renders the whole page before sending: pages are cached, compressed and tagged, so streaming has
 * no benefit.
 */
const renderWhole = (page: ReactNode, nonce: string) =>
  new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk)
        done()
      },
      final: (done) => {
        resolve(Buffer.concat(chunks))
        done()
      },
    })
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Without this, content of lazy modules is sent at the end and moved into place by script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void pipe(sink),
      onShellError: reject,
      onError: reject,
    })
  })

/**
 * Gives module scripts a lower priority than styles, fonts and images; the router has no option for
 * this. In production only: in development React warns about the changed attribute.
 */
const scriptsLast = (html: string) =>
  import.meta.env.PROD
    ? html.replaceAll(
        '<link rel="modulepreload" ',
        '<link rel="modulepreload" fetchpriority="low" ',
      )
    : html

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const retryAfter = readRetryAfter(routerContext.staticHandlerContext)
  if (retryAfter) headers.set('Retry-After', retryAfter)
  const { nonce } = loadContext.get(requestFacts)
  const page = <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
  const html = await renderWhole(page, nonce)
  return new Response(scriptsLast(html.toString()), { status, headers })
}

/** Logs errors through the server's reporter. Refusals and aborted requests are not errors. */
export const handleError = (
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) => {
  const isPermanentFailure = isRouteErrorResponse(error) && error.status < 500
  if (!request.signal.aborted && !isPermanentFailure) context.get(requestFacts).report(error)
}

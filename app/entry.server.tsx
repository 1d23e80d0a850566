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

/** Pages are sent whole: they are kept, compressed and tagged, so nothing is won by streaming. */
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
      // Else what waited for a module comes behind the page, to be moved into place by script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void pipe(sink),
      onShellError: reject,
      onError: reject,
    })
  })

/**
 * A page is read before it is operated: styles, typefaces and pictures come first, the scripts, whose
 * order the router gives no say in, behind them. In the built site alone, as React, which would ask
 * who added a word, warns in development only.
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
  const { nonce } = loadContext.get(requestFacts)
  const page = <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
  const html = await renderWhole(page, nonce)
  return new Response(scriptsLast(html.toString()), { status, headers })
}

/** Bugs are logged once, by the server's own boundary; a closed connection is none. */
export const handleError = (
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) => {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500
  if (!request.signal.aborted && !isRefusal) context.get(requestFacts).report(error)
}

import { useEffect } from 'react'
import type { Quote } from './selector-quote.ts'

type Asked = { family: string } & Record<string, unknown>

/**
 * Tells the server of a combination without a price, for the back office (R19); no answer awaited.
 * `request` is what `POST /api/shop/price` takes.
 */
export const useReportMiss = (quote: Quote, request: Asked) => {
  const slug = quote.state === 'not-found' ? quote.slug : undefined
  const asked = JSON.stringify(request)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each slug, however asked
  useEffect(() => {
    if (!slug) return
    const headers = { 'Content-Type': 'application/json' }
    fetch('/api/shop/price', { method: 'POST', headers, body: asked, keepalive: true }).catch(
      () => {},
    )
  }, [slug])
}

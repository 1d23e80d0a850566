import { useEffect } from 'react'
import type { SelectorQuote } from './selector-quote.ts'

type PriceRequest = { family: string } & Record<string, unknown>

/**
 * Reports a combination without a price to the server, for the back office (R19); the response is
 * ignored. `request` is a body of `POST /api/shop/price`.
 */
export const useReportMissingPrice = (quote: SelectorQuote, request: PriceRequest) => {
  const slug = quote.state === 'not-found' ? quote.slug : undefined
  const body = JSON.stringify(request)
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports once per slug, whatever the request object
  useEffect(() => {
    if (!slug) return
    const headers = { 'Content-Type': 'application/json' }
    fetch('/api/shop/price', { method: 'POST', headers, body, keepalive: true }).catch(() => {})
  }, [slug])
}

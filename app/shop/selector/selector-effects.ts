import { useEffect } from 'react'
import type { PageKey } from '../../../domain/page/route-words.ts'
import { useSiteFacts } from '../../i18n/page-context.ts'
import { useAddress } from '../../i18n/use-address.ts'
import type { SelectorQuote } from './selector-quote.ts'

export type ShopPriceRequest = { family: string } & Record<string, unknown>

/**
 * Reports a combination without a price to the server, for the back office (R19); the response is
 * ignored. `request` is a body of `POST /api/shop/price`.
 */
export const useReportMissingPrice = (quote: SelectorQuote, request: ShopPriceRequest) => {
  const slug = quote.state === 'not-found' ? quote.slug : undefined
  const body = JSON.stringify(request)
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports once per slug, whatever the request object
  useEffect(() => {
    if (!slug) return
    const headers = { 'Content-Type': 'application/json' }
    fetch('/api/shop/price', { method: 'POST', headers, body, keepalive: true }).catch(() => {})
  }, [slug])
}

/** Keeps the document's title in sync with the choice, as the server renders it for the address. */
export const useRemedyTitle = (remedy: string | undefined, page: string) => {
  const { titleSuffix } = useSiteFacts()
  useEffect(() => {
    document.title = [remedy, page, titleSuffix].filter(Boolean).join(' – ')
  }, [remedy, page, titleSuffix])
}

/** A slider passes many dilutions per second, and browsers limit the rate of history changes. */
const addressDelayMs = 150

/**
 * Keeps the address in sync with the selection (R6). It replaces the entry, so that the back button
 * leaves the selector, and sends no request.
 */
export const useSelectionAddress = (page: PageKey, remedyCode: string) => {
  const address = useAddress()(page, { remedyCode: remedyCode || undefined })
  useEffect(() => {
    if (address === window.location.pathname) return
    const timer = setTimeout(
      () => window.history.replaceState(window.history.state, '', address),
      addressDelayMs,
    )
    return () => clearTimeout(timer)
  }, [address])
}

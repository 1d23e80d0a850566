import { useEffect } from 'react'
import type { Selection } from '../../../domain/homeopathy/selection.ts'
import type { Quote } from './quote.ts'

/** Tells the server of a combination without a price, for the back office (R19); no answer awaited. */
export const useReportMiss = (quote: Quote, selection: Selection) => {
  const slug = quote.state === 'not-found' ? quote.slug : undefined
  const { remedy, scale, dilution, form, size, carrier } = selection
  const asked = JSON.stringify({
    family: 'homeopathy',
    remedy,
    scale,
    dilution,
    form,
    size,
    carrier,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each slug, however asked
  useEffect(() => {
    if (!slug) return
    const headers = { 'Content-Type': 'application/json' }
    fetch('/api/shop/price', { method: 'POST', headers, body: asked, keepalive: true }).catch(
      () => {},
    )
  }, [slug])
}

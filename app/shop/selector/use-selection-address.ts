import { useEffect } from 'react'
import type { PageKey } from '../../../domain/page/route-words.ts'
import { useAddress } from '../../i18n/use-address.ts'

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

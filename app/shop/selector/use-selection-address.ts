import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import type { PageKey } from '../../../domain/page/route-words.ts'
import { useAddress } from '../../i18n/path-words.ts'
import { replaceAddress } from '../../i18n/shown-path.ts'

/** A slider passes many dilutions per second, and browsers limit the rate of history changes. */
const addressDelayMs = 150

/**
 * Keeps the address in sync with the selection (R6). It replaces the entry, so that the back button
 * leaves the selector, and sends no request.
 */
export const useSelectionAddress = (page: PageKey, remedyCode: string) => {
  const address = useAddress()(page, { remedyCode: remedyCode || undefined })
  const isIdle = useNavigation().state === 'idle'
  useEffect(() => {
    // During a navigation the new address must stay.
    if (!isIdle || address === window.location.pathname) return
    const timer = setTimeout(() => replaceAddress(address), addressDelayMs)
    return () => clearTimeout(timer)
  }, [address, isIdle])
}

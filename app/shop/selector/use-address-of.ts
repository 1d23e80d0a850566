import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import type { PageKey } from '../../../domain/page/route-words.ts'
import { useAddress } from '../../i18n/path-words.ts'
import { replaceAddress } from '../../i18n/shown-path.ts'

/** A slider passes many dilutions a second, and browsers refuse so many addresses. */
const restMilliseconds = 150

/**
 * Lets the address follow the selection (R6): replaced, so that the back button leaves the
 * selector, and without asking the server, which has nothing to add.
 */
export const useAddressOf = (page: PageKey, remedyCode: string) => {
  const address = useAddress()(page, { remedyCode: remedyCode || undefined })
  const isIdle = useNavigation().state === 'idle'
  useEffect(() => {
    // Someone who is leaving keeps the address that they are going to.
    if (!isIdle || address === window.location.pathname) return
    const timer = setTimeout(() => replaceAddress(address), restMilliseconds)
    return () => clearTimeout(timer)
  }, [address, isIdle])
}

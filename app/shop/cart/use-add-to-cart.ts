import { useLingui } from '@lingui/react'
import { useCallback } from 'react'
import { showPending } from '../../../ui/early-clicks.ts'
import { useSiteFacts } from '../../i18n/page-context.ts'
import { type OfferedLine, putInCart } from './put-in-cart.ts'

/** Adds a line to the cart; see `putInCart`. */
export const useAddToCart = () => {
  const { i18n } = useLingui()
  const { analytics } = useSiteFacts()
  return useCallback(
    (line: OfferedLine) => showPending(putInCart([line], i18n, analytics)),
    [i18n, analytics],
  )
}

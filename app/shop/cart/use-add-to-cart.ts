import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect } from 'react'
import { showSignup, showToast } from '../../shell/popups.ts'
import { useSaved } from '../../shell/saved/saved-state.ts'
import { useSiteFacts } from '../../shell/site-facts.ts'
import { orderRefusal } from './order-refusal.ts'
import type { Offered } from './put-line.ts'

const fetchPutting = () => import('./put-line.ts')

/** Puts a line into the cart and answers true, or says why this person cannot (D1 §4, §6). */
export const useAddToCart = () => {
  const { t } = useLingui()
  const { analytics } = useSiteFacts()
  const user = useSaved(({ user }) => user)
  useEffect(() => {
    if (!orderRefusal(user)) fetchPutting().catch(() => {})
  }, [user])
  return useCallback(
    (line: Offered): boolean => {
      const refusal = orderRefusal(useSaved.getState().user)
      if (refusal) {
        showToast('error', t(refusal.message), refusal.milliseconds)
        if (refusal.right === 'log-in') showSignup()
        return false
      }
      fetchPutting().then(
        ({ putLine }) => {
          putLine(line, analytics)
          showToast('success', t`Item has been added to Cart!`, 3_000)
        },
        () => showToast('error', t`There was a problem, please try again`),
      )
      return true
    },
    [t, analytics],
  )
}

import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect } from 'react'
import { formatQuantity } from '../../../domain/quantity.ts'
import { showPending } from '../../../ui/early-clicks.ts'
import { useSiteFacts } from '../../i18n/page-context.ts'
import { usePersisted } from '../../shell/persisted/persisted-state.ts'
import { whenVisitorIdentified } from '../../shell/persisted/visitor-identified.ts'
import { showSignup, showToast } from '../../shell/popups/popups.ts'
import type { OfferedLine } from './add-line.ts'
import { findOrderRestriction } from './order-restriction.ts'

const loadAddLine = () => import('./add-line.ts')

/**
 * Adds a line to the cart and resolves to true, or shows why the person cannot order (D1 §4, §6).
 * Visitors get the popup with login and signup, which contains D1's message. The toast is spelled as R41 says.
 */
export const useAddToCart = () => {
  const { t } = useLingui()
  const { analytics } = useSiteFacts()
  const user = usePersisted(({ user }) => user)
  useEffect(() => {
    if (!findOrderRestriction(user)) loadAddLine().catch(() => {})
  }, [user])
  return useCallback(
    (line: OfferedLine): Promise<boolean> => {
      const put = async () => {
        await whenVisitorIdentified
        const refusal = findOrderRestriction(usePersisted.getState().user)
        if (refusal?.right === 'log-in') showSignup()
        else if (refusal) showToast('error', t(refusal.message))
        if (refusal) return false
        const { addLine } = await loadAddLine()
        addLine(line, analytics)
        showToast('success', t`Item has been added to Cart!`, 3_000, formatQuantity(line))
        return true
      }
      return showPending(put()).catch(() => {
        showToast('error', t`There was a problem, please try again`)
        return false
      })
    },
    [t, analytics],
  )
}

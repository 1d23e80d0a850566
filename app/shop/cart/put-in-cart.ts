import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatQuantity } from '../../../domain/quantity.ts'
import type { Analytics } from '../../../domain/visits/analytics.ts'
import { findOrderRestriction } from '../../account/order-right/order-restriction.ts'
import { showToast } from '../../browser/toast.ts'
import { persistedStore } from '../../shell/persisted/persisted-store.ts'
import { whenVisitorIdentified } from '../../shell/persisted/visitor-identified.ts'
import { showSignup } from '../../shell/popups/popups.ts'
import type { OfferedLine } from './add-line.ts'

/**
 * Adds a line to the cart and resolves to true, or shows why the person cannot order (D1 §4, §6).
 * Visitors get the popup with login and signup, which contains D1's message.
 */
export const putInCart = async (line: OfferedLine, texts: I18n, analytics: Analytics) => {
  try {
    await whenVisitorIdentified
    const refusal = findOrderRestriction(persistedStore.getState().user)
    if (refusal?.right === 'log-in') showSignup()
    else if (refusal) showToast('error', texts._(refusal.message))
    if (refusal) return false
    const { addLine } = await import('./add-line.ts')
    const reason = addLine(line, analytics)
    if (reason) {
      showToast('error', texts._(reason))
      return false
    }
    showToast('success', texts._(msg`Item has been added to Cart!`), 3_000, formatQuantity(line))
    return true
  } catch {
    showToast('error', texts._(msg`There was a problem, please try again`))
    return false
  }
}

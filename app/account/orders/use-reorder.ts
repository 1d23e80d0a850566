import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { v4 as uuid } from 'uuid'
import { type CartItem, mergeItems } from '../../../domain/cart/cart-item.ts'
import { showToast } from '../../browser/toast.ts'
import { useSiteFacts } from '../../i18n/page-context.ts'
import { changeCart } from '../../shell/persisted/persisted-cart.ts'
import { recordAdded } from '../../visits/record-added.ts'

/** Adds lines to the cart, merged with matching ones (R24), and shows a message (R41). */
export const useReorder = () => {
  const { t } = useLingui()
  const { analytics } = useSiteFacts()
  return useCallback(
    (offered: readonly Omit<CartItem, 'cartId'>[]) => {
      const items = offered.map((item) => ({ ...item, cartId: uuid() }))
      changeCart((cart) => mergeItems(cart, items))
      for (const item of items) recordAdded(analytics, item)
      const count = items.length
      showToast(
        'success',
        count === 1
          ? t`Item has been added to Cart!`
          : t`${plural(count, { one: '# item', other: '# items' })} added to the cart.`,
        3_000,
      )
    },
    [t, analytics],
  )
}

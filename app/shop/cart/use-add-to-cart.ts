import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { v4 as uuid } from 'uuid'
import { addItem, type CartItem } from '../../../domain/cart/cart-item.ts'
import { linePictures } from '../../../domain/cart/line-picture.ts'
import { showSignup, showToast } from '../../shell/popups.ts'
import { changeCart } from '../../shell/saved/kept-cart.ts'
import { useSaved } from '../../shell/saved/saved-state.ts'
import { useConversion } from '../../visits/use-conversion.ts'
import { orderRefusal } from './order-refusal.ts'

/** A line as a page offers it; its picture is its family's. */
export type Offered = Omit<CartItem, 'cartId' | 'icon'>

/** Puts a line into the cart and answers true, or says why this person cannot (D1 §4, §6). */
export const useAddToCart = () => {
  const { t } = useLingui()
  const recordConversion = useConversion()
  return useCallback(
    (line: Offered): boolean => {
      const refusal = orderRefusal(useSaved.getState().user)
      if (refusal) {
        showToast('error', t(refusal.message), refusal.milliseconds)
        if (refusal.right === 'log-in') showSignup()
        return false
      }
      const item = { ...line, icon: linePictures[line.info.type], cartId: uuid() }
      changeCart((cart) => addItem(cart, item))
      recordConversion(item)
      showToast('success', t`Item has been added to Cart!`, 3_000)
      return true
    },
    [t, recordConversion],
  )
}

import { Trans } from '@lingui/react/macro'
import { useCallback, useEffect, useRef } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { CartLine } from '../../shop/cart/cart-line.tsx'
import { CartNotice } from '../../shop/cart/cart-notice.tsx'
import { CartTotals } from '../../shop/cart/cart-totals.tsx'
import { checkCart } from '../../shop/cart/check-cart.ts'
import { CheckoutEntry } from '../../shop/cart/checkout-entry.tsx'
import { EmptyCart } from '../../shop/cart/empty-cart.tsx'
import { EmptyCartButton } from '../../shop/cart/empty-cart-button.tsx'
import { ListButton } from '../../shop/shelf/save-buttons.tsx'
import { useCart } from '../persisted/use-cart.ts'
import { CartQuickOrder } from './cart-quick-order.tsx'
import { CloseButton } from './close-button.tsx'
import { closePopups } from './popups.ts'
import { usePopups } from './use-popups.ts'

const titleId = 'cart-panel-title'

/** Its script is loaded when first shown. */
export default function CartPanel() {
  const title = useRef<HTMLHeadingElement>(null)
  const isShown = usePopups(({ isCartShown }) => isCartShown)
  const cart = useCart()
  const language = useLanguage()
  useEffect(() => {
    if (isShown) checkCart(language)
  }, [isShown, language])
  // The focused element was removed with its line.
  const focusTitle = useCallback(() => title.current?.focus(), [])
  return (
    <Dialog open={isShown} onClose={closePopups} labelledBy={titleId} place="side">
      <div className="flex h-full flex-col">
        <header className="flex items-center justify-between border-b border-line px-5 py-2 sm:px-7">
          <h2 id={titleId} ref={title} tabIndex={-1} className="outline-none">
            <Trans>Cart</Trans>
          </h2>
          <CloseButton onClick={closePopups} className="-mr-2" />
        </header>
        <CartQuickOrder />
        {cart.length === 0 ? (
          <EmptyCart onLeave={closePopups} />
        ) : (
          <>
            <CartNotice cart={cart} />
            <ul className="grow divide-y divide-line overflow-y-auto px-5 sm:px-7">
              {cart.map((item) => (
                <CartLine key={item.cartId} item={item} onRemoved={focusTitle} />
              ))}
            </ul>
            <footer className="grid gap-3 border-t border-line bg-paper px-5 py-3 sm:px-7">
              <CartTotals />
              <CheckoutEntry />
              <div className="flex flex-wrap items-center justify-between gap-x-4">
                <EmptyCartButton onEmptied={focusTitle} />
                <ListButton lines={cart} />
              </div>
            </footer>
          </>
        )}
      </div>
    </Dialog>
  )
}

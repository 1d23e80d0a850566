import { Plural, Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { useCart } from '../../shell/persisted/use-persisted.ts'
import { CloseButton } from '../../shell/popups/close-button.tsx'
import { closePopups } from '../../shell/popups/popups.ts'
import { usePopups } from '../../shell/popups/use-popups.ts'
import { ListButton } from '../shelf/save-buttons.tsx'
import { CartNotice } from './cart-notice.tsx'
import { CartQuickOrder } from './cart-quick-order.tsx'
import { CartTotals } from './cart-totals.tsx'
import { CheckoutEntry } from './checkout-entry.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { EmptyCartButton } from './empty-cart-button.tsx'
import { CartLine } from './lines/cart-line.tsx'
import { useCartStatus } from './lines/cart-status.ts'
import { cartRows, forgetOldRemovals, useRemovals } from './lines/removals.ts'
import { RemovedRow } from './lines/removed-row.tsx'
import { UnsentNotice } from './lines/unsent-notice.tsx'
import { useUndoKey } from './lines/use-restore.ts'

const titleId = 'cart-panel-title'

/** Its script is loaded when first shown. */
export default function CartPanel() {
  const isShown = usePopups(({ isCartShown }) => isCartShown)
  const status = useCartStatus(({ text }) => text)
  const cart = useCart()
  const rows = cartRows(
    cart,
    useRemovals(({ removals }) => removals),
  )
  useEffect(() => {
    if (isShown) forgetOldRemovals()
  }, [isShown])
  useUndoKey(isShown)
  return (
    <Dialog open={isShown} onClose={closePopups} labelledBy={titleId} place="side">
      <div className="flex h-full flex-col">
        <header className="flex items-center justify-between border-b border-line px-4 py-1 sm:px-6">
          <div className="flex items-baseline gap-x-3">
            <h2 id={titleId} tabIndex={-1} className="text-2xl outline-none">
              <Trans>Cart</Trans>
            </h2>
            {cart.length > 0 && (
              <p className="text-sm text-muted">
                <Plural value={cart.length} one="# line" other="# lines" />
              </p>
            )}
          </div>
          <CloseButton onClick={closePopups} className="-mr-2" />
        </header>
        <p role="status" className="sr-only">
          {status}
        </p>
        <CartQuickOrder />
        {rows.length > 0 && (
          <div className={`overflow-y-auto px-4 sm:px-6 ${cart.length > 0 ? 'grow' : ''}`}>
            {cart.length > 0 && <CartNotice cart={cart} />}
            <ul className="divide-y divide-line">
              {rows.map(({ item, removal }) =>
                item ? (
                  <CartLine key={item.cartId} item={item} />
                ) : (
                  <RemovedRow key={`removed ${removal.id}`} removal={removal} />
                ),
              )}
            </ul>
          </div>
        )}
        {cart.length === 0 && <EmptyCart onLeave={closePopups} />}
        <UnsentNotice />
        <footer className="grid gap-x-8 gap-y-2 border-t border-line bg-paper px-4 py-3 empty:hidden md:grid-cols-[auto_15rem_minmax(0,1fr)] sm:px-6 md:items-end">
          {cart.length > 0 && (
            <>
              <CartTotals />
              <CheckoutEntry />
              <div className="flex items-center justify-between gap-x-6 md:order-first md:flex-col md:items-start md:justify-end">
                <ListButton lines={cart} />
                <EmptyCartButton count={cart.length} />
              </div>
            </>
          )}
        </footer>
      </div>
    </Dialog>
  )
}

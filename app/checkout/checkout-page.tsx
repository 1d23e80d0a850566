import { useLingui } from '@lingui/react/macro'
import { useCallback, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../i18n/page-link.tsx'
import { changeCart } from '../shell/persisted/change-cart.ts'
import { persistedStore } from '../shell/persisted/persisted-store.ts'
import { useCart, useRestored } from '../shell/persisted/use-persisted.ts'
import { showCart } from '../shell/popups/popups.ts'
import { EmptyCart } from '../shop/cart/empty-cart.tsx'
import { OrderScriptNote } from '../shop/selector/price-lines.tsx'
import { CheckoutFrame, CheckoutLoading } from './checkout-frame.tsx'

type Props = { title: string; lead: string; jwt: string }

/** The cart's checkout: its document in a frame, or the empty cart. */
export default function CheckoutPage({ title, lead, jwt }: Props) {
  const { t } = useLingui()
  const cart = useCart()
  const isRestored = useRestored()
  const [isDone, setDone] = useState(false)
  const [isSending, setSending] = useState(false)
  const onThanked = useCallback(() => {
    setDone(true)
    // The order has emptied the server's cart.
    const cartIds = persistedStore.getState().cart.map(({ cartId }) => cartId)
    changeCart({ type: 'remove', cartIds })
  }, [])
  const isEmpty = isRestored && cart.length === 0 && !isDone && !isSending
  return (
    <div className="page py-6">
      {isDone ? (
        // The frame's document shows the thanks and the order number.
        <h1 className="sr-only">{t`Thank you for your order`}</h1>
      ) : (
        <header className="mb-6 flex items-center justify-between gap-x-4 border-b border-line pb-5 max-md:flex-wrap md:gap-8">
          <div>
            <h1 className="text-[1.7rem] md:text-4xl">{title}</h1>
            <p className="measure mt-1 text-muted max-md:hidden">{lead}</p>
          </div>
          {!isEmpty && (
            <button
              type="button"
              onClick={showCart}
              className="text-link inline-flex min-h-11 shrink-0 items-center gap-2 font-semibold noscript:hidden"
            >
              <Icon name="basket" />
              {t`Change the cart`}
            </button>
          )}
        </header>
      )}
      <OrderScriptNote />
      {!isRestored && (
        <div className="noscript:hidden">
          <CheckoutLoading />
        </div>
      )}
      {isEmpty && (
        <>
          <EmptyCart />
          <p className="text-center">
            {/* After an order, such as on the way back from the payment page. */}
            <PageLink page="account.orders" className="text-link inline-flex min-h-11 items-center">
              {t`Orders`}
            </PageLink>
          </p>
        </>
      )}
      {isRestored && !isEmpty && (
        <CheckoutFrame cart={cart} jwt={jwt} onSending={setSending} onThanked={onThanked} />
      )}
    </div>
  )
}

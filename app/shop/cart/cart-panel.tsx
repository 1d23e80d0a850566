import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import type { CartItem } from '../../../domain/cart/cart-item.ts'
import { cartPrices, missingAmounts, panelTotals } from '../../../domain/cart/totals.ts'
import { type Centimes, centimes, formatRate, parsePercent } from '../../../domain/money.ts'
import { dispatchDayOf } from '../../../domain/order/dispatch-day.ts'
import { lineDispatch } from '../../../domain/order/line-dispatch.ts'
import { dispatchMessage } from '../../../messages/shop/dispatch.ts'
import { countMessage } from '../../../messages/shop/lines.ts'
import {
  belowFreeShippingMessage,
  belowMinimumMessage,
  reasonMessages,
} from '../../../messages/shop/order-charges.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LineList } from '../../../ui/line-layout.tsx'
import { Price } from '../../../ui/price.tsx'
import { OrderNotice } from '../../account/order-right/order-notice.tsx'
import { findOrderRestriction } from '../../account/order-right/order-restriction.ts'
import { usePageContext } from '../../i18n/page-context.ts'
import { useAddress } from '../../i18n/use-address.ts'
import { useCart, usePersisted } from '../../shell/persisted/use-persisted.ts'
import { CloseButton } from '../../shell/popups/close-button.tsx'
import { closePopups, openPopupInstead } from '../../shell/popups/popups.ts'
import { usePopups } from '../../shell/popups/use-popups.ts'
import QuickLine from '../quick-order/quick-line.tsx'
import { ListButton } from '../shelf/save-buttons.tsx'
import { CartNotice, UnsentNotice } from './cart-notices.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { CartLine } from './lines/cart-line.tsx'
import {
  announce,
  cartRows,
  forgetOldRemovals,
  RemovedRow,
  removeAllLines,
  useCartStatus,
  useRemovals,
  useUndoKey,
} from './lines/removed-lines.tsx'

const Row = ({ name, amount }: { name: ReactNode; amount: Centimes }) => (
  <div className="flex justify-between gap-4">
    <dt>{name}</dt>
    <dd>
      <Price amount={amount} className="font-normal text-ink" />
    </dd>
  </div>
)

/** The lines that can be ordered, with the price of each as an order has it. */
const usePricedCart = () => {
  const cart = useCart().filter(({ code }) => code === undefined)
  const discountRate = usePersisted(({ user }) => parsePercent(user?.discount ?? '0') ?? 0)
  return { cart, prices: cartPrices(cart, { discountRate }) }
}

const dispatchedLine = ({ info, WcId }: CartItem) => ({ info, id: WcId })

/**
 * The totals of the lines that can be ordered: shipping as an amount only when there is a discount,
 * else as a note (R22).
 */
const CartTotals = () => {
  const { t } = useLingui()
  const { site } = usePageContext()
  const { shippingCost, freeShippingFrom, smallOrder, minimumOrder } = site
  const { cart, prices } = usePricedCart()
  const terms = {
    cost: shippingCost,
    freeFrom: freeShippingFrom ?? undefined,
    smallOrder,
    minimum: minimumOrder ?? undefined,
  }
  const totals = panelTotals(prices, terms)
  const percent = formatRate(totals.discountRate)
  const { untilFree, untilMinimum } = missingAmounts(terms, totals.subtotal - totals.discount)
  const dispatchOn = dispatchDayOf(cart.map(dispatchedLine), site)
  return (
    <dl className="grid leading-snug">
      {totals.discount !== 0 && (
        <>
          <Row name={t`Subtotal`} amount={totals.subtotal} />
          <Row
            name={totals.discountRate > 0 ? t`Discount ${percent}%` : t`Discount`}
            amount={centimes(-totals.discount)}
          />
          <Row name={t`Shipping`} amount={totals.shipping} />
        </>
      )}
      {totals.fee > 0 && <Row name={t`Small-order fee`} amount={totals.fee} />}
      <div
        aria-live="polite"
        aria-atomic="true"
        className="flex items-baseline justify-between gap-4 pt-1 font-serif text-xl"
      >
        <dt>{t`Total`}</dt>
        <dd className="text-right">
          <Price amount={totals.total} className="font-sans" />
          {totals.shippingNote && (
            <span className="block font-sans text-sm text-muted">
              {totals.shippingNote === 'free' ? t`free shipping` : t`plus shipping`}
            </span>
          )}
        </dd>
      </div>
      {dispatchOn && (
        <div className="text-sm text-muted">
          <dt className="sr-only">{t`Dispatch`}</dt>
          <dd>{t(dispatchMessage(site.dayNames[dispatchOn] ?? dispatchOn))}</dd>
        </div>
      )}
      {cart.length > 0 && (untilMinimum > 0 || untilFree > 0) && (
        <div className="text-sm text-muted">
          <dt className="sr-only">{t`Still missing`}</dt>
          {untilMinimum > 0 && (
            <dd className="font-semibold text-ink">{t(belowMinimumMessage(untilMinimum))}</dd>
          )}
          {untilFree > 0 && <dd>{t(belowFreeShippingMessage(untilFree))}</dd>}
        </div>
      )}
    </dl>
  )
}

/** The checkout button, or the reason why the person cannot order (D1 §6). */
const CheckoutEntry = () => {
  const address = useAddress()('checkout')
  const isHere = usePageContext().pathname === address
  const refusal = findOrderRestriction(usePersisted((state) => state))
  if (refusal) return <OrderNotice refusal={refusal} />
  return (
    <a
      href={address}
      // The checkout page below follows the cart.
      onClick={isHere ? openPopupInstead(closePopups) : closePopups}
      className={buttonClass('filled', 'w-full')}
    >
      <Trans>Go to checkout</Trans>
      <Icon name="arrow-right" />
    </a>
  )
}

/** The quick order in the cart. */
const CartQuickOrder = () => {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details
      className="group border-b border-line px-4 sm:px-6"
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
        <Icon name="plus" className="size-4" />
        <Trans>Add by quick order</Trans>
      </summary>
      <div className="-mx-1 max-h-[50dvh] overflow-y-auto px-1 pt-1 pb-4">
        {wasOpened && <QuickLine />}
      </div>
    </details>
  )
}

/** Empties the cart; the row in its place puts the lines back. */
const EmptyCartButton = ({ count }: { count: number }) => {
  const { t } = useLingui()
  const empty = () => {
    removeAllLines()
    announce(t`${plural(count, { one: '# line removed', other: '# lines removed' })}`)
  }
  return (
    <button
      type="button"
      onClick={empty}
      className="inline-flex min-h-11 items-center text-right text-sm font-semibold text-muted hover:text-ink hover:underline"
    >
      {t`Empty the cart`}
    </button>
  )
}

const titleId = 'cart-panel-title'

/** Its script is loaded when first shown. */
export default function CartPanel() {
  const { t } = useLingui()
  const { site } = usePageContext()
  const isShown = usePopups(({ shown }) => shown === 'cart')
  const status = useCartStatus(({ text }) => text)
  const cart = useCart()
  const priced = usePricedCart()
  const prices = new Map(
    priced.cart.map(({ cartId }, position) => [cartId, priced.prices[position]]),
  )
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
            {cart.length > 0 && <p className="text-sm text-muted">{t(countMessage(cart))}</p>}
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
            <LineList className="[&>li:first-child]:border-t-0">
              {rows.map(({ item, removal }) =>
                item ? (
                  <CartLine
                    key={item.cartId}
                    item={item}
                    unitPrice={prices.get(item.cartId)?.unitPrice ?? item.price}
                    reason={[
                      ...reasonMessages(prices.get(item.cartId) ?? {}).map(t),
                      ...lineDispatch(dispatchedLine(item), site).notes,
                    ].join(' · ')}
                  />
                ) : (
                  <RemovedRow key={`removed ${removal.id}`} removal={removal} />
                ),
              )}
            </LineList>
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

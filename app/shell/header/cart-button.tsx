import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Icon } from '../../../ui/icon.tsx'
import { usePersisted } from '../persisted/persisted-state.ts'
import { showCart } from '../popups/popups.ts'
import { mobileMenuId } from './menus.ts'

const useCartCount = () =>
  usePersisted(({ user, cart }) =>
    user ? cart.reduce((sum, { quantity }) => sum + quantity, 0) : undefined,
  )

/** For logged-in people only (D1 §1). */
export const CartButton = () => {
  const { t } = useLingui()
  const count = useCartCount()
  if (count === undefined) return null
  return (
    <button
      type="button"
      data-cart-button
      onClick={showCart}
      aria-label={t`Cart: ${plural(count, { 0: 'empty', one: '# item', other: '# items' })}`}
      className="relative inline-flex size-11 items-center justify-center rounded-full hover:bg-wash"
    >
      <Icon name="basket" />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute right-0 top-0 min-w-5 rounded-full bg-ochre px-1 text-center text-xs font-semibold leading-5 text-white tabular-nums"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </button>
  )
}

export const CartMenuEntry = () => {
  const count = useCartCount()
  if (count === undefined) return null
  return (
    <li>
      <button
        type="button"
        popoverTarget={mobileMenuId}
        popoverTargetAction="hide"
        onClick={showCart}
        className="flex min-h-12 w-full items-center gap-3 text-lg font-medium"
      >
        <Icon name="basket" />
        <Trans>Cart</Trans>
        <span className="ml-auto tabular-nums text-muted">{count}</span>
      </button>
    </li>
  )
}

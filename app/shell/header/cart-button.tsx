import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Icon } from '../../../ui/icon.tsx'
import { mainMenuId } from './menu-id.ts'

/** A number of each plural category of the site's languages; `showMember` puts in the real one. */
const sampleCounts = { zero: 0, one: 1, other: 7 } as const

/** For logged-in people only (D1 §1). */
export const CartButton = () => {
  const { t } = useLingui()
  const labels = Object.fromEntries(
    Object.entries(sampleCounts).map(([category, count]) => [
      category,
      t`Cart: ${plural(count, { 0: 'empty', one: '# item', other: '# items' })}`.replace(
        `${count}`,
        '#',
      ),
    ]),
  )
  return (
    <button
      type="button"
      data-cart-button
      data-action="show-cart"
      data-labels={JSON.stringify(labels)}
      aria-label={labels.zero}
      className="round-button relative hidden in-data-member:inline-flex"
    >
      <Icon name="basket" />
      <span aria-hidden="true" data-cart-badge className="cart-count" />
    </button>
  )
}

export const CartMenuEntry = () => (
  <li className="hidden in-data-member:max-lg:block">
    <button
      type="button"
      popoverTarget={mainMenuId}
      popoverTargetAction="hide"
      data-action="show-cart"
      className="menu-entry justify-start"
    >
      <Icon name="basket" />
      <Trans>Cart</Trans>
      <span data-cart-count className="ml-auto tabular-nums text-muted" />
    </button>
  </li>
)

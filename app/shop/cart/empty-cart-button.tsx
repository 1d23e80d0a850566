import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { announce } from './lines/cart-status.ts'
import { emptyCart } from './lines/removals.ts'

/** Empties the cart; the row in its place puts the lines back. */
export const EmptyCartButton = ({ count }: { count: number }) => {
  const { t } = useLingui()
  const empty = () => {
    emptyCart()
    announce(t`${plural(count, { one: '# item removed', other: '# items removed' })}`)
  }
  return (
    <button
      type="button"
      onClick={empty}
      className="inline-flex min-h-11 items-center text-sm font-semibold text-muted hover:text-ink hover:underline"
    >
      <Trans>Empty the cart</Trans>
    </button>
  )
}

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { sumCentimes, times } from '../../../domain/money.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Price } from '../../../ui/price.tsx'
import { OrderNotice } from '../../account/order-right/order-notice.tsx'
import { useOrderRestriction } from '../../account/order-right/order-restriction.ts'
import { showToast } from '../../browser/toast.ts'
import { useSiteFacts } from '../../i18n/page-context.ts'
import type { CountedItem } from '../cart/put-in-cart.ts'
import type { Row } from './use-read-lines.ts'

/** The items of the lines that are right. */
export const quickOrderItemsOf = (rows: readonly Row[]): CountedItem[] =>
  rows.flatMap(({ read }) => (read?.item ? [{ item: read.item, quantity: read.quantity }] : []))

/** Adds items to the cart and resolves to true; the script of the cart is loaded on first use. */
export const useAddLines = () => {
  const { i18n, t } = useLingui()
  const { analytics } = useSiteFacts()
  const isBusy = useRef(false)
  return async (items: readonly CountedItem[]): Promise<boolean> => {
    if (isBusy.current || items.length === 0) return false
    isBusy.current = true
    try {
      const { addLines } = await import('../cart/put-in-cart.ts')
      return await addLines(items, i18n, analytics)
    } catch {
      showToast('error', t`There was a problem, please try again`)
      return false
    } finally {
      isBusy.current = false
    }
  }
}

type Props = { rows: readonly Row[]; onAdd: () => void }

/** The total of the lines that are right and the button that adds them; says how many are left. */
export const OrderButton = ({ rows, onAdd }: Props) => {
  const refusal = useOrderRestriction()
  const items = quickOrderItemsOf(rows)
  const count = items.length
  const open = rows.length - count
  const total = sumCentimes(items.map(({ item, quantity }) => times(item.price, quantity)))
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
      <p aria-live="polite" className="grow basis-60">
        <Plural value={count} one="# item is right" other="# items are right" />
        {open > 0 && (
          <>
            {', '}
            <Plural value={open} one="# line is open" other="# lines are open" />
          </>
        )}
        {count > 0 && (
          <>
            {' · '}
            <Price amount={total} className="font-semibold" />
          </>
        )}
      </p>
      {refusal ? (
        <OrderNotice refusal={refusal} />
      ) : (
        <Button aria-disabled={count === 0 || undefined} onClick={() => count > 0 && onAdd()}>
          <Icon name="basket" />
          {open === 0 || count === 0 ? (
            <Trans>Add all to cart</Trans>
          ) : (
            <Trans>Add only what is right</Trans>
          )}
        </Button>
      )}
    </div>
  )
}

import { Plural, useLingui } from '@lingui/react/macro'
import { useCallback, useRef, useState } from 'react'
import { sumCentimes, times } from '../../../domain/money.ts'
import type {
  QuickChoice,
  QuickLine,
} from '../../../server/catalogue/quick-order/read-quick-order.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Price } from '../../../ui/price.tsx'
import { OrderNotice } from '../../account/order-right/order-notice.tsx'
import { useOrderRestriction } from '../../account/order-right/order-restriction.ts'
import { useSiteFacts } from '../../i18n/page-context.ts'
import { addLines, type CountedItem } from '../cart/put-in-cart.ts'
import { removeLines, replaceParsedLine } from './edit-text.ts'
import { type Row, useReadLines } from './use-read-lines.ts'

/** The items of the lines that are right. */
const quickOrderItemsOf = (rows: readonly Row[]): CountedItem[] =>
  rows.flatMap(({ read }) => (read?.item ? [{ item: read.item, quantity: read.quantity }] : []))

/**
 * The text of a field for order lines, with what is read of it. `choose` replaces a line by an answer; `addRight` adds
 * the lines that are right, removes them from the text and resolves to true.
 */
export const useOrderLines = (given: { text: string; lines: readonly QuickLine[] }) => {
  const { i18n } = useLingui()
  const { analytics } = useSiteFacts()
  const [text, setText] = useState(given.text)
  const state = useReadLines(text, given.lines)
  const isBusy = useRef(false)
  const choose = useCallback((line: number, choice: QuickChoice) => {
    setText((before) => replaceParsedLine(before, line, choice.text))
  }, [])
  const addRight = async (): Promise<boolean> => {
    const right = state.rows.filter(({ read }) => read?.item)
    if (isBusy.current || right.length === 0) return false
    isBusy.current = true
    const isAdded = await addLines(quickOrderItemsOf(right), i18n, analytics)
    isBusy.current = false
    const added = right.map(({ line }) => line)
    if (isAdded) setText((before) => removeLines(before, added))
    return isAdded
  }
  return { text, setText, state, choose, addRight }
}

type Props = { rows: readonly Row[]; onAdd: () => void }

/** The total of the lines that are right and the button that adds them; says how many are left. */
export const OrderButton = ({ rows, onAdd }: Props) => {
  const { t } = useLingui()
  const refusal = useOrderRestriction()
  const items = quickOrderItemsOf(rows)
  const count = items.length
  const open = rows.length - count
  const total = sumCentimes(items.map(({ item, quantity }) => times(item.price, quantity)))
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
      <p aria-live="polite" className="grow basis-60">
        <Plural value={count} one="# line ready" other="# lines ready" />
        {open > 0 && (
          <>
            {', '}
            <Plural value={open} one="# line to complete" other="# lines to complete" />
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
          {open === 0 || count === 0 ? t`Add all to cart` : t`Add the complete items only`}
        </Button>
      )}
    </div>
  )
}

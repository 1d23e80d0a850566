import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import { type CartItem, sameLine } from '../../../../domain/cart/cart-item.ts'
import { quantityText } from '../../../../domain/quantity.ts'
import type { QuickChoice } from '../../../../server/catalogue/quick-order/read-quick-order.ts'
import { Button } from '../../../../ui/button.tsx'
import { inputClass } from '../../../../ui/field.tsx'
import { LineList } from '../../../../ui/line-layout.tsx'
import { changeCart } from '../../../shell/persisted/change-cart.ts'
import { persistedStore } from '../../../shell/persisted/persisted-store.ts'
import { LineRow } from '../../quick-order/line-row.tsx'
import { ReadingNotice } from '../../quick-order/line-rows.tsx'
import { useReadLines } from '../../quick-order/use-read-lines.ts'
import { cartItemOf } from '../put-in-cart.ts'
import { announce, focusLine } from './removed-lines.tsx'

type Props = { item: CartItem; detail: string; onClose: () => void }

/** What is shown of a line is also its prescription line, in each language. */
const textOf = ({ name, quantity }: CartItem, detail: string) =>
  [name, detail.replace(/[·\s]+/g, ' '), quantity > 1 && quantityText(quantity)]
    .filter(Boolean)
    .join(' ')

/** Changes a line as a prescription line: read by the server, replaced after it was shown. */
export default function LineEditor({ item, detail, onClose }: Props) {
  const { t } = useLingui()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const part = useRef<HTMLDivElement>(null)
  const [text, setText] = useState(() => textOf(item, detail))
  const state = useReadLines(text, [])
  const [row] = state.rows
  const read = row?.read
  const focusField = useCallback(() => field.current?.focus(), [])
  useEffect(focusField, [focusField])
  const choose = useCallback((_: number, { text: chosen }: QuickChoice) => setText(chosen), [])
  const save = () => {
    if (!read?.item) return
    const { id: WcId, name, info, price } = read.item
    const { reference } = item
    const changed = { WcId, name, info, price, quantity: read.quantity }
    const line = cartItemOf({ ...changed, ...(reference && { reference }) })
    changeCart({ type: 'replace', cartId: item.cartId, line })
    const { cart } = persistedStore.getState()
    announce(t`Changed: ${read.label}`)
    focusLine(cart.find((other) => sameLine(other, line))?.cartId ?? '')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // Closes the editor only, not the cart.
      event.preventDefault()
      event.stopPropagation()
      onClose()
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    if (event.target !== field.current && !(event.target instanceof HTMLLIElement)) return
    event.preventDefault()
    if (read?.item) save()
    else part.current?.querySelector<HTMLElement>('li button')?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field and buttons in it
    <div ref={part} onKeyDown={onKeyDown} className="pt-1 pb-2">
      <label htmlFor={id} className="text-sm font-semibold">
        {t`Change dilution, form, size or quantity`}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={1}
        value={text}
        onChange={(event) => setText(event.currentTarget.value.replace(/\s+/g, ' '))}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        enterKeyHint="done"
        className={`${inputClass} mt-1 block resize-none [field-sizing:content]`}
      />
      <ReadingNotice {...state} />
      {row && (
        <LineList aria-live="polite" className="mt-2">
          <LineRow {...row} isAlone onChoose={choose} onLeave={focusField} />
        </LineList>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button aria-disabled={!read?.item || undefined} onClick={save}>
          {t`Replace the item`}
        </Button>
        <Button look="plain" onClick={onClose}>
          {t`Cancel`}
        </Button>
      </div>
    </div>
  )
}

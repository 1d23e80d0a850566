import { Trans, useLingui } from '@lingui/react/macro'
import { memo, type ReactNode, useState } from 'react'
import { hasRemedy } from '../../../../domain/cart/cart-info.ts'
import type { CartItem } from '../../../../domain/cart/cart-item.ts'
import { type Centimes, formatMoney, times } from '../../../../domain/money.ts'
import { lineMessages } from '../../../../messages/shop/lines.ts'
import { showPending } from '../../../../ui/early-clicks.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { Price } from '../../../../ui/price.tsx'
import { reportMissingScript } from '../../../browser/toast.ts'
import { changeCart } from '../../../shell/persisted/change-cart.ts'
import type { PersistedCartLine as Line } from '../../../shell/persisted/read-persisted.ts'
import { OrderLine } from '../../order-line.tsx'
import { FormulaButton } from '../../shelf/save-buttons.tsx'
import { QuantityStepper } from '../quantity-stepper.tsx'
import { LineReference } from './line-reference.tsx'
import { announce, focusLine, removeLine } from './removed-lines.tsx'

const importEditor = () => import('./line-editor.tsx')

type Editor = Awaited<ReturnType<typeof importEditor>>['default']

/** The editor of a line below it; its script is loaded when first opened. */
const useLineEditor = (item: CartItem, detail: string) => {
  const [Loaded, setLoaded] = useState<Editor>()
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    focusLine(item.cartId)
  }
  const openEditor = async () => {
    if (isOpen) return close()
    try {
      const { default: Editor } = await showPending(importEditor())
      setLoaded(() => Editor)
      setOpen(true)
    } catch {
      reportMissingScript()
    }
  }
  const editor: ReactNode =
    isOpen && Loaded ? <Loaded item={item} detail={detail} onClose={close} /> : undefined
  return { editor, openEditor }
}

/** `unitPrice`: with the quantity step that the cart reaches; `reason`: what it is due to. */
type Props = { item: Line; unitPrice: Centimes; reason: string }

/** A line of the cart. Memoized: a change of one line leaves the others. */
export const CartLine = memo(({ item, unitPrice, reason }: Props) => {
  const { t } = useLingui()
  const { cartId, name, info, quantity, before, code: refusal } = item
  const { detail } = lineMessages(info, t)
  const { editor, openEditor } = useLineEditor(item, detail)
  const change = (wanted: number) => {
    changeCart({ type: 'set', cartId, quantity: wanted })
    const amount = formatMoney(times(unitPrice, wanted))
    announce(t`${name}: quantity ${wanted}, ${amount}`)
  }
  const remove = () => {
    removeLine(cartId)
    announce(t`${name} removed`)
  }
  return (
    <OrderLine
      line={item}
      heading="h3"
      hasField
      data-line={cartId}
      data-refused={refusal}
      className="data-refused:border-l-4 data-refused:border-alarm data-refused:bg-alarm-wash data-refused:pl-2 @min-[34rem]:items-center @min-[34rem]:py-1"
      detail={
        <div className="flex flex-wrap items-center gap-x-3">
          {hasRemedy(info) ? (
            <button
              type="button"
              aria-expanded={editor !== undefined}
              onClick={openEditor}
              className="group block min-h-6 max-w-full text-left hover:text-ink"
            >
              <span className="sr-only">{t`Change ${name}:`} </span>
              <span className="underline decoration-edge decoration-dotted underline-offset-4 group-hover:decoration-solid">
                {detail}
              </span>
            </button>
          ) : (
            <p>{detail}</p>
          )}
          <LineReference item={item} />
        </div>
      }
      quantity={
        <>
          <QuantityStepper quantity={quantity} of={name} onChange={change} />
          <span className="whitespace-nowrap @min-[34rem]:min-w-22">
            × <Price amount={unitPrice} className="font-normal text-muted" />
          </span>
        </>
      }
      notes={reason}
      amount={times(unitPrice, quantity)}
      before={before === undefined ? undefined : times(before, quantity)}
      actions={
        <>
          <FormulaButton look="icon" line={item} />
          <button
            type="button"
            onClick={remove}
            aria-label={t`Remove ${name}`}
            className="line-button text-muted hover:text-alarm"
          >
            <Icon name="trash" />
          </button>
        </>
      }
    >
      {(editor || refusal) && (
        <>
          {editor}
          {refusal && (
            <>
              <p className="font-medium text-alarm">{item.message}</p>
              <button
                type="button"
                onClick={remove}
                className="text-link inline-flex min-h-11 items-center font-semibold"
              >
                {t`Remove this item`}
                <span className="sr-only">
                  <Trans>: {name}</Trans>
                </span>
              </button>
            </>
          )}
        </>
      )}
    </OrderLine>
  )
})

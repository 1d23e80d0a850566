import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { memo, type ReactNode, useState } from 'react'
import { hasRemedy } from '../../../../domain/cart/cart-info.ts'
import type { CartItem } from '../../../../domain/cart/cart-item.ts'
import { formatMoney, times } from '../../../../domain/money.ts'
import { lineRefusalMessage } from '../../../../messages/shop/line-refusals.ts'
import { lineMessages } from '../../../../messages/shop/lines.ts'
import { showPending } from '../../../../ui/early-clicks.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { Price } from '../../../../ui/price.tsx'
import { reportMissingScript } from '../../../browser/toast.ts'
import { changeCart } from '../../../shell/persisted/change-cart.ts'
import type { PersistedCartLine as Line } from '../../../shell/persisted/read-persisted.ts'
import { LinePicture } from '../../pictures/line-picture.tsx'
import { FormulaButton } from '../../shelf/save-buttons.tsx'
import { SubstanceList } from '../../substance-list.tsx'
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

/** The number of substances shown while collapsed. */
const collapsedCount = 4

/** The substances of a mixture in the cart; long lists are collapsed. */
const CartSubstances = ({ substances }: { substances: readonly string[] }) => {
  if (substances.length <= collapsedCount)
    return <SubstanceList substances={substances} className="mt-1" />
  return (
    <details className="group mt-1 text-sm text-muted">
      <summary className="flex min-h-8 list-none items-center gap-1.5 hover:text-ink">
        <Icon
          name="caret-down"
          className="size-3.5 shrink-0 -rotate-90 group-open:rotate-0 motion-safe:transition-transform"
        />
        <Plural value={substances.length} one="# substance" other="# substances" />
      </summary>
      <SubstanceList substances={substances} className="border-l border-line py-1 pl-3" />
    </details>
  )
}

/** Lines outside of the viewport are not laid out; focus rings and wide buttons may overflow. */
const skippedOutside =
  '[content-visibility:auto] [contain-intrinsic-size:auto_3.25rem] [overflow-clip-margin:1rem]'

/**
 * On wide screens a row of columns. On small ones the name and price in a row, what describes it below in the
 * full width, and the quantity last.
 */
const columns =
  'grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-3 md:grid-cols-[2.5rem_minmax(0,1fr)_auto_7.75rem_5.5rem_2.25rem]'

/** A line of the cart. Memoized: a change of one line leaves the others. */
export const CartLine = memo(({ item }: { item: Line }) => {
  const { t } = useLingui()
  const { cartId, name, info, price, quantity, before, code: refusal } = item
  const { detail, substances } = lineMessages(info, t)
  const { editor, openEditor } = useLineEditor(item, detail)
  const change = (wanted: number) => {
    changeCart({ type: 'set', cartId, quantity: wanted })
    const amount = formatMoney(times(price, wanted))
    announce(t`${name}: quantity ${wanted}, ${amount}`)
  }
  const remove = () => {
    removeLine(cartId)
    announce(t`${name} removed`)
  }
  return (
    <li
      data-line={cartId}
      data-refused={refusal}
      className={`${skippedOutside} ${columns} py-2 md:py-1 data-refused:-mx-3 data-refused:border-l-4 data-refused:border-alarm data-refused:bg-alarm-wash data-refused:px-3`}
    >
      <div className="max-md:row-span-2 max-md:row-start-1 max-md:self-start max-md:pt-1">
        <LinePicture line={item} side={40} />
      </div>
      <div className="min-w-0 max-md:contents max-md:*:col-start-2 max-md:*:not-first:col-end-4">
        <h3 className="text-base leading-snug font-medium break-words">{name}</h3>
        <div className="flex flex-wrap items-center gap-x-3 md:flex-nowrap">
          {hasRemedy(info) ? (
            <button
              type="button"
              aria-expanded={editor !== undefined}
              onClick={openEditor}
              className="group block min-h-6 max-w-full text-left text-sm leading-snug text-muted hover:text-ink"
            >
              <span className="sr-only">{t`Change ${name}`}: </span>
              <span className="underline decoration-edge decoration-dotted underline-offset-4 group-hover:decoration-solid">
                {detail}
              </span>
            </button>
          ) : (
            <p className="text-sm leading-snug text-muted">{detail}</p>
          )}
          <LineReference item={item} />
        </div>
        {substances.length > 0 && <CartSubstances substances={substances} />}
        <FormulaButton line={item} />
      </div>
      <p className="text-right leading-snug max-md:col-start-3 max-md:row-start-1 max-md:self-start md:col-start-5 md:row-start-1">
        <Price amount={times(price, quantity)} />
      </p>
      <div className="col-span-full mt-1 flex flex-wrap items-center gap-x-2 md:contents">
        <QuantityStepper quantity={quantity} of={name} onChange={change} />
        <p className="text-sm leading-snug text-muted md:col-start-3 md:row-start-1 md:text-right">
          <Trans>
            <Price amount={price} className="font-normal text-muted" /> each
          </Trans>
          {before !== undefined && (
            <span className="block text-ochre">
              <Trans>
                was: <Price amount={before} className="line-through" />
              </Trans>
            </span>
          )}
        </p>
        <button
          type="button"
          onClick={remove}
          aria-label={t`Remove ${name}`}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-muted hover:bg-wash hover:text-alarm max-md:-mr-3 max-md:ml-auto md:col-start-6 md:row-start-1 md:size-9"
        >
          <Icon name="trash" />
        </button>
      </div>
      {editor}
      {refusal && (
        <div className="col-span-full mt-2 md:col-start-2">
          <p className="font-medium text-alarm">{t(lineRefusalMessage(refusal))}</p>
          <button
            type="button"
            onClick={remove}
            className="text-link inline-flex min-h-11 items-center font-semibold"
          >
            {t`Remove this item`}
            <span className="sr-only">: {name}</span>
          </button>
        </div>
      )}
    </li>
  )
})

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import { times } from '../../../domain/money.ts'
import { maxQuantity } from '../../../domain/quantity.ts'
import { lineMessages } from '../../../messages/shop/lines.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LineList } from '../../../ui/line-layout.tsx'
import { Price } from '../../../ui/price.tsx'
import { useSiteFacts } from '../../i18n/page-context.ts'
import { useCart } from '../../shell/persisted/use-persisted.ts'
import { addLines } from '../../shop/cart/put-in-cart.ts'
import { focusWrongQuantity, QuantityStepper } from '../../shop/cart/quantity-stepper.tsx'
import { OrderLine } from '../../shop/order-line.tsx'
import { UnavailableReason } from '../notices.tsx'
import type { ReorderView } from './answer-reorder.ts'
import {
  changedFirst,
  chosenLines,
  countReorderChanges,
  everything,
  isOrderable,
  quantityInCart,
  type ReorderChoice,
  reorderTotalOf,
} from './reorder-choice.ts'

type ReorderRowProps = {
  line: ReorderView
  /** The quantity to add; 0 if the line is not chosen. */
  quantity: number
  /** The quantity that the cart has already. */
  inCart: number
  onChange: (quantity: number) => void
}

const Note = ({ children }: { children: ReactNode }) => (
  <p className="mt-1 flex gap-2 text-ochre">
    <Icon name="info" className="mt-0.5 size-4 shrink-0" />
    <span>{children}</span>
  </p>
)

/** A line that can no longer be ordered, with the reason. */
const GoneLine = ({ line, why }: { line: ReorderView; why: string }) => (
  <OrderLine
    line={line}
    lead={<span className="size-5" />}
    className="line-gone"
    quantity={`${line.quantity} ×`}
    notes={<UnavailableReason>{why}</UnavailableReason>}
  />
)

/** A line to choose, with what has changed: price, preparation, quantity. */
const ReorderRow = ({ line, quantity, inCart, onChange }: ReorderRowProps) => {
  const { t } = useLingui()
  const id = useId()
  if ('why' in line) return <GoneLine line={line} why={line.why} />
  const { item, before } = line
  const { name, price } = item
  const { detail } = lineMessages(item.info, t)
  const former = lineMessages(line.info, t).detail
  const room = maxQuantity - inCart
  const isChosen = quantity > 0
  const shown = quantity || Math.max(1, Math.min(line.quantity, room))
  return (
    <OrderLine
      line={item}
      hasField={isChosen}
      lead={
        <input
          type="checkbox"
          id={id}
          checked={isChosen}
          disabled={room < 1}
          onChange={({ target }) => onChange(target.checked ? Math.min(line.quantity, room) : 0)}
          aria-label={`${name}, ${detail}`}
          className="size-5"
        />
      }
      detail={<label htmlFor={id}>{detail}</label>}
      reference={item.reference}
      notes={
        <>
          {former !== detail && (
            <Note>{t`Now in another form or size; you ordered: ${former}`}</Note>
          )}
          {inCart > 0 && (
            <Note>
              {t`The cart has ${inCart} of them already.`}{' '}
              {room < line.quantity && t`A cart holds at most ${maxQuantity} of one item.`}
            </Note>
          )}
        </>
      }
      quantity={
        isChosen && (
          <QuantityStepper
            quantity={quantity}
            of={name}
            onChange={(wanted) => onChange(Math.min(wanted, room))}
          />
        )
      }
      amount={times(price, shown)}
      before={price === before ? undefined : times(before, shown)}
    />
  )
}

type ChangesProps = { gone: number; repriced: number; remade: number }

const Changes = ({ gone, repriced, remade }: ChangesProps) => {
  if (gone + repriced + remade === 0)
    return (
      <p role="status" className="text-muted">
        <Trans>Everything is available at the same price as before.</Trans>
      </p>
    )
  return (
    <div role="status" className="flex gap-3 border-l-4 border-ochre-light bg-ochre-wash p-4">
      <Icon name="info" className="mt-0.5 size-5 shrink-0 text-ochre" />
      <div>
        {repriced > 0 && (
          <p>
            <Plural
              value={repriced}
              one="The price of # item has changed."
              other="The prices of # items have changed."
            />
          </p>
        )}
        {remade > 0 && (
          <p>
            <Plural
              value={remade}
              one="# item is now available in another form or size."
              other="# items are now available in another form or size."
            />
          </p>
        )}
        {gone > 0 && (
          <p>
            <Plural
              value={gone}
              one="# item can no longer be ordered."
              other="# items can no longer be ordered."
            />
          </p>
        )}
      </div>
    </div>
  )
}

type Props = { lines: readonly ReorderView[]; onClose: () => void }

/** The lines to choose from, with the changes first. Only what is chosen enters the cart. */
export const ReorderReview = ({ lines, onClose }: Props) => {
  const { i18n, t } = useLingui()
  const { analytics } = useSiteFacts()
  const cart = useCart()
  const [choice, setChoice] = useState<ReorderChoice>(() => everything(lines, cart))
  const chosen = chosenLines(lines, choice)
  const describe = (info: ReorderView['info']) => lineMessages(info, t).detail
  const orderable = lines.filter(isOrderable)
  const add = async (button: HTMLElement) => {
    if (chosen.length === 0 || focusWrongQuantity(button)) return
    if (await addLines(chosen, i18n, analytics)) onClose()
  }
  return (
    <>
      <Changes {...countReorderChanges(lines, describe)} />
      {orderable.length > 1 && (
        <Button
          look="plain"
          className="mt-2 -ml-6"
          onClick={() => setChoice(chosen.length > 0 ? {} : everything(lines, cart))}
        >
          {chosen.length > 0 ? t`Choose none` : t`Choose all`}
        </Button>
      )}
      <LineList className="mt-3">
        {changedFirst(lines, describe).map((line) => (
          <ReorderRow
            key={line.position}
            line={line}
            quantity={choice[line.position] ?? 0}
            inCart={isOrderable(line) ? quantityInCart(line, cart) : 0}
            onChange={(quantity) =>
              setChoice((before) => ({ ...before, [line.position]: quantity }))
            }
          />
        ))}
      </LineList>
      {orderable.length > 0 ? (
        <div className="sticky bottom-0 -mx-6 -mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-sheet px-6 py-4 sm:-mx-8 sm:-mb-8 sm:px-8">
          <p>
            <Trans>
              Subtotal <Price amount={reorderTotalOf(chosen)} className="text-ink" />
            </Trans>
          </p>
          <Button
            aria-disabled={chosen.length === 0 || undefined}
            onClick={({ currentTarget }) => add(currentTarget)}
          >
            <Icon name="basket" className="size-5 max-sm:hidden" />
            <Plural
              value={chosen.length}
              _0="Choose at least one item"
              one="Add # item to cart"
              other="Add # items to cart"
            />
          </Button>
        </div>
      ) : (
        <Button look="outline" className="mt-4" onClick={onClose}>
          {t`Close`}
        </Button>
      )}
    </>
  )
}

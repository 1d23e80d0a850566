import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { times } from '../../../domain/money.ts'
import { maxQuantity } from '../../../domain/quantity.ts'
import { lineMessages } from '../../../messages/shop/lines.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Price } from '../../../ui/price.tsx'
import { QuantityStepper } from '../../shop/cart/quantity-stepper.tsx'
import { LinePicture } from '../../shop/pictures/line-picture.tsx'
import { SubstanceList } from '../../shop/substance-list.tsx'
import type { ReorderView } from './reorder-answer.ts'

type Props = {
  line: ReorderView
  /** The quantity to add; 0 if the line is not chosen. */
  quantity: number
  /** The quantity that the cart has already. */
  inCart: number
  onChange: (quantity: number) => void
}

const Note = ({ children }: { children: ReactNode }) => (
  <p className="col-span-2 col-start-2 mt-1 flex gap-2 text-sm text-ochre sm:col-start-3">
    <Icon name="info" className="mt-0.5 size-4 shrink-0" />
    <span>{children}</span>
  </p>
)

/** A line that can no longer be ordered, with the reason. */
const GoneLine = ({ line, why }: { line: ReorderView; why: string }) => {
  const { t } = useLingui()
  return (
    <li className="gap-x-3 py-3 pl-8 sm:grid sm:grid-cols-[2.5rem_minmax(0,1fr)]">
      <LinePicture line={line} side={40} className="row-span-3 opacity-50 max-sm:hidden" />
      <p className="break-words text-muted line-through">
        <span className="tabular-nums">{line.quantity} × </span>
        {line.name}
      </p>
      <p className="text-sm text-muted">{lineMessages(line.info, t).detail}</p>
      <p className="mt-1 flex gap-2 text-sm font-medium text-alarm">
        <Icon name="warning" className="mt-0.5 size-4 shrink-0" />
        {why}
      </p>
    </li>
  )
}

/** A line to choose, with what has changed: price, preparation, quantity. */
export const ReorderRow = ({ line, quantity, inCart, onChange }: Props) => {
  const { t } = useLingui()
  const id = useId()
  if ('why' in line) return <GoneLine line={line} why={line.why} />
  const { item, before } = line
  const { name, price, reference } = item
  const { detail, substances } = lineMessages(item.info, t)
  const former = lineMessages(line.info, t).detail
  const room = maxQuantity - inCart
  const isChosen = quantity > 0
  const shown = quantity || Math.max(1, Math.min(line.quantity, room))
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 py-3 sm:grid-cols-[auto_2.5rem_minmax(0,1fr)_auto]">
      <input
        type="checkbox"
        id={id}
        checked={isChosen}
        disabled={room < 1}
        onChange={({ target }) => onChange(target.checked ? Math.min(line.quantity, room) : 0)}
        className="mt-0.5 size-5"
      />
      <LinePicture line={item} side={40} className="max-sm:hidden" />
      <div className="min-w-0 max-sm:contents max-sm:*:col-start-2 max-sm:*:not-first:col-end-4">
        <label htmlFor={id} className="block break-words">
          {name}
          <span className="block text-sm text-muted">{detail}</span>
        </label>
        {substances.length > 0 && <SubstanceList substances={substances} className="mt-1" />}
        {reference && (
          <p className="mt-1 text-sm wrap-anywhere">{t`Your reference: ${reference}`}</p>
        )}
      </div>
      <p className="text-right leading-snug max-sm:col-start-3 max-sm:row-start-1">
        <Price amount={times(price, shown)} className={isChosen ? 'text-ink' : 'text-muted'} />
        {price !== before && (
          <span className="block text-sm text-ochre">
            <Trans>
              was: <Price amount={times(before, shown)} className="line-through" />
            </Trans>
          </span>
        )}
        {shown > 1 && (
          <span className="block text-sm text-muted">
            <Trans>
              <Price amount={price} className="font-normal text-muted" /> each
            </Trans>
          </span>
        )}
      </p>
      {former !== detail && <Note>{t`Now in another form or size; you ordered: ${former}`}</Note>}
      {inCart > 0 && (
        <Note>
          <Trans>The cart has {inCart} of them already.</Trans>{' '}
          {room < line.quantity && <Trans>A cart holds at most {maxQuantity} of one item.</Trans>}
        </Note>
      )}
      {isChosen && (
        <div className="col-span-2 col-start-2 mt-2 sm:col-start-3">
          <QuantityStepper
            quantity={quantity}
            of={name}
            onChange={(wanted) => onChange(Math.min(wanted, room))}
          />
        </div>
      )}
    </li>
  )
}

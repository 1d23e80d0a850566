import { Trans, useLingui } from '@lingui/react/macro'
import { maxQuantity } from '../../../domain/quantity.ts'
import { lineMessages } from '../../../messages/shop/lines.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Price } from '../../../ui/price.tsx'
import { LinePicture } from '../../shop/pictures/line-picture.tsx'
import { SubstanceList } from '../../shop/substance-list.tsx'
import type { ReorderView } from '../orders/reorder-answer.ts'

/** A line of a list at today's terms. */
export type ListRowView = ReorderView & { key: string }

type Props = { row: ListRowView; isLast: boolean; isMovedUp: boolean; isMovedDown: boolean }

/** A line with its quantity; its buttons submit the form of the list. */
export const ListRow = ({ row, isLast, isMovedUp, isMovedDown }: Props) => {
  const { t } = useLingui()
  const { key, position, quantity, before } = row
  const shown = 'item' in row ? row.item : row
  const { name, info } = shown
  const { detail, substances } = lineMessages(info, t)
  const isFirst = position === 0
  // The same button again, so that a line moves on with one key; at an end the other one.
  const focused =
    (isMovedUp && (isFirst ? 'down' : 'up')) || (isMovedDown && (isLast ? 'up' : 'down'))
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 py-3 sm:grid-cols-[2.5rem_minmax(0,1fr)_auto_auto_auto]">
      <LinePicture line={shown} side={40} className="max-sm:self-start" />
      <div className="min-w-0">
        <h2 className="font-sans text-base font-medium break-words">{name}</h2>
        <p className="text-sm text-muted">{detail}</p>
        {substances.length > 0 && <SubstanceList substances={substances} className="mt-1" />}
        {'why' in row && (
          <p className="mt-1 flex gap-2 text-sm font-medium text-alarm">
            <Icon name="warning" className="mt-0.5 size-4 shrink-0" />
            {row.why}
          </p>
        )}
      </div>
      <p className="text-right max-sm:self-start">
        {'item' in row && (
          <>
            <Price amount={row.item.price} className="text-ink" />
            {row.item.price !== before && (
              <span className="block text-sm text-ochre">
                <Trans>
                  was: <Price amount={before} className="line-through" />
                </Trans>
              </span>
            )}
          </>
        )}
      </p>
      <input
        type="number"
        inputMode="numeric"
        name={`quantity:${key}`}
        min={1}
        max={maxQuantity}
        required
        defaultValue={quantity}
        aria-label={t`Quantity of ${name}`}
        className="h-11 w-20 rounded-md max-sm:col-span-2 border border-edge bg-white px-2 text-center font-semibold tabular-nums"
      />
      <div className="flex justify-end">
        <button
          type="submit"
          name="intent"
          value={`move-up:${position - 1}:${key}`}
          data-autofocus={focused === 'up' || undefined}
          disabled={isFirst}
          aria-label={t`Move up: ${name}`}
          className="round-button disabled:text-line"
        >
          <Icon name="arrow-up" />
        </button>
        <button
          type="submit"
          name="intent"
          value={`move-down:${position + 1}:${key}`}
          data-autofocus={focused === 'down' || undefined}
          disabled={isLast}
          aria-label={t`Move down: ${name}`}
          className="round-button disabled:text-line"
        >
          <Icon name="arrow-up" className="rotate-180" />
        </button>
        <button
          type="submit"
          name="intent"
          value={`remove:${key}`}
          aria-label={t`Remove ${name}`}
          className="round-button text-muted hover:text-alarm"
        >
          <Icon name="trash" />
        </button>
      </div>
    </li>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { maxQuantity } from '../../../domain/quantity.ts'
import { maxListName } from '../../../domain/shelf/saved-list.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LineList } from '../../../ui/line-layout.tsx'
import { OrderLine } from '../../shop/order-line.tsx'
import { OrderScriptNote } from '../../shop/selector/price-lines.tsx'
import { UnavailableReason } from '../notices.tsx'
import type { ReorderView } from '../orders/answer-reorder.ts'

/** A line of a list at today's terms. */
type ListRowView = ReorderView & { key: string }

type Props = { row: ListRowView; isLast: boolean; isMovedUp: boolean; isMovedDown: boolean }

/** A line with its quantity; its buttons submit the form of the list. */
const ListRow = ({ row, isLast, isMovedUp, isMovedDown }: Props) => {
  const { t } = useLingui()
  const { key, position, quantity, before } = row
  const shown = 'item' in row ? row.item : row
  const { name } = shown
  const isFirst = position === 0
  // The same button again, so that a line moves on with one key; at an end the other one.
  const focused =
    (isMovedUp && (isFirst ? 'down' : 'up')) || (isMovedDown && (isLast ? 'up' : 'down'))
  const moves = [
    { way: 'up', to: position - 1, isEnd: isFirst, label: t`Move up: ${name}` },
    { way: 'down', to: position + 1, isEnd: isLast, label: t`Move down: ${name}` },
  ] as const
  return (
    <OrderLine
      line={shown}
      heading="h2"
      hasField
      notes={'why' in row && <UnavailableReason>{row.why}</UnavailableReason>}
      quantity={
        <input
          type="number"
          inputMode="numeric"
          name={`quantity:${key}`}
          min={1}
          max={maxQuantity}
          required
          defaultValue={quantity}
          aria-label={t`Quantity of ${name}`}
          className="h-9 w-18 rounded-md border border-edge bg-white px-2 text-center text-base font-semibold text-ink tabular-nums pointer-coarse:h-11"
        />
      }
      amount={'item' in row ? row.item.price : undefined}
      before={'item' in row && row.item.price !== before ? before : undefined}
      actions={
        <>
          {moves.map(({ way, to, isEnd, label }) => (
            <button
              key={way}
              type="submit"
              name="intent"
              value={`move-${way}:${to}:${key}`}
              data-autofocus={focused === way || undefined}
              disabled={isEnd}
              aria-label={label}
              className="line-button"
            >
              <Icon name="arrow-up" className={way === 'down' ? 'rotate-180' : ''} />
            </button>
          ))}
          <button
            type="submit"
            name="intent"
            value={`remove:${key}`}
            aria-label={t`Remove ${name}`}
            className="line-button text-muted hover:text-alarm"
          >
            <Icon name="trash" />
          </button>
        </>
      }
    />
  )
}

type FormProps = {
  rows: readonly ListRowView[]
  mayOrder: boolean
  /** The key of the line that was just moved. */
  movedUp: string | undefined
  movedDown: string | undefined
}

/** The lines of a list in one form, so that every button also saves the quantities. */
export const ListForm = ({ rows, mayOrder, movedUp, movedDown }: FormProps) => {
  const { t } = useLingui()
  if (rows.length === 0)
    return (
      <p className="measure py-4 text-lg text-muted">
        {t`This list is empty. Choose “Add to list” beside an item, an order or your cart.`}
      </p>
    )
  return (
    <form method="post">
      {mayOrder && <OrderScriptNote />}
      <div className="mb-4 flex flex-wrap gap-3">
        {/* The first button is what Enter in a quantity submits. */}
        <Button type="submit" look="outline" name="intent" value="save" className="order-last">
          {t`Save quantities`}
        </Button>
        {mayOrder && (
          <Button data-action="reorder" className="noscript:hidden">
            <Icon name="basket" />
            {t`Add all to cart`}
          </Button>
        )}
      </div>
      <LineList aria-label={t`Your items`}>
        {rows.map((row) => (
          <ListRow
            key={row.key}
            row={row}
            isLast={row.position === rows.length - 1}
            isMovedUp={row.key === movedUp}
            isMovedDown={row.key === movedDown}
          />
        ))}
      </LineList>
    </form>
  )
}

/** Renames or deletes a list. */
export const ListSettings = ({ name, mayDelete }: { name: string; mayDelete: boolean }) => (
  <details className="mt-8">
    <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-leaf-dark">
      {mayDelete ? <Trans>Rename or delete the list</Trans> : <Trans>Rename the list</Trans>}
    </summary>
    <form method="post" className="mt-2 flex max-w-xl flex-wrap items-end gap-3">
      <div className="grow">
        <TextField
          label={<Trans>Name of the list</Trans>}
          name="name"
          defaultValue={name}
          required
          maxLength={maxListName}
          autoComplete="off"
        />
      </div>
      <Button type="submit" look="outline" name="intent" value="rename">
        <Trans>Rename</Trans>
      </Button>
    </form>
    {mayDelete && (
      <form method="post" className="mt-4">
        <Button
          type="submit"
          look="plain"
          name="intent"
          value="delete"
          className="-ml-6 text-alarm"
        >
          <Icon name="trash" />
          <Trans>Delete the list</Trans>
        </Button>
      </form>
    )}
  </details>
)

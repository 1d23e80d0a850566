import { Trans, useLingui } from '@lingui/react/macro'
import { maxListName } from '../../../domain/shelf/saved-list.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { OrderScriptNote } from '../../shop/selector/order-script-note.tsx'
import { ListRow, type ListRowView } from './list-row.tsx'

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
        <Trans>
          This list is empty. Choose “Add to list” beside an item, an order or your cart.
        </Trans>
      </p>
    )
  return (
    <form method="post">
      {mayOrder && <OrderScriptNote />}
      <div className="mb-4 flex flex-wrap gap-3">
        {/* The first button is what Enter in a quantity submits. */}
        <Button type="submit" look="outline" name="intent" value="save" className="order-last">
          <Trans>Save quantities</Trans>
        </Button>
        {mayOrder && (
          <Button data-action="reorder" className="noscript:hidden">
            <Icon name="basket" />
            <Trans>Add all to cart</Trans>
          </Button>
        )}
      </div>
      <ul aria-label={t`Your items`} className="divide-y divide-line border-y border-line">
        {rows.map((row) => (
          <ListRow
            key={row.key}
            row={row}
            isLast={row.position === rows.length - 1}
            isMovedUp={row.key === movedUp}
            isMovedDown={row.key === movedDown}
          />
        ))}
      </ul>
    </form>
  )
}

/** Renames or deletes a list. */
export const ListSettings = ({ name }: { name: string }) => (
  <details className="mt-8">
    <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-leaf-dark">
      <Trans>Rename or delete the list</Trans>
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
    <form method="post" className="mt-4">
      <Button type="submit" look="plain" name="intent" value="delete" className="-ml-6 text-alarm">
        <Icon name="trash" />
        <Trans>Delete the list</Trans>
      </Button>
    </form>
  </details>
)

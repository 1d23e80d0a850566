import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import type { TableProduct } from './table-product.ts'

/** The quantity of a row and the button that adds it; for those who may order, with script. */
export const OrderCell = ({ product }: { product: TableProduct }) => {
  const { t } = useLingui()
  const { name: of, name: title } = product
  return (
    <td className="order-cell">
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        aria-label={t`Quantity of ${of}`}
        data-quantity
      />
      <button
        type="button"
        aria-label={t`Add ${title} to Cart`}
        data-add-row={JSON.stringify(product)}
      >
        <Icon name="basket" />
      </button>
    </td>
  )
}

/** Adds all rows with a quantity; it stays in sight while there are any. */
export const OrderBar = () => (
  <div data-order-bar className="order-bar">
    <p className="tabular-nums">
      <Trans>
        Products with a quantity: <strong data-entered>0</strong>
      </Trans>
    </p>
    <Button data-add-all aria-disabled>
      <Trans>Add all to cart</Trans>
    </Button>
  </div>
)

/** A column without a key is not sorted. */
type Column = { key?: string; name: ReactNode; isNumber?: boolean }

/** The heads of columns, whose buttons sort the table, and of the quantities. */
export const ColumnHeads = ({ columns }: { columns: readonly Column[] }) => (
  <thead>
    <tr>
      {columns.map(({ key, name, isNumber }) => (
        <th
          key={key ?? ''}
          scope="col"
          data-column={key}
          aria-sort={key ? 'none' : undefined}
          className={isNumber ? 'number' : undefined}
        >
          {key ? (
            <button type="button">
              {name}
              <Icon name="caret-down" className="size-3" />
            </button>
          ) : (
            name
          )}
        </th>
      ))}
      <th scope="col" className="order-cell">
        <Trans>Quantity</Trans>
      </th>
    </tr>
  </thead>
)

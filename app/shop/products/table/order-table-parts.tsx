import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
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
export type Column = { key?: string; name: ReactNode; isNumber?: boolean }

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

/** Sorts the table on small screens, which have no heads of columns. */
export const SortChoice = ({ columns }: { columns: readonly Column[] }) => {
  const { t } = useLingui()
  const id = useId()
  return (
    <div className="mb-3 flex items-center gap-3 lg:hidden noscript:hidden print:hidden">
      <label htmlFor={id} className="text-sm font-medium whitespace-nowrap text-muted">
        <Trans>Sort by</Trans>
      </label>
      <span className="relative grow sm:max-w-60">
        <select
          id={id}
          data-sort
          autoComplete="off"
          className="min-h-11 w-full appearance-none truncate rounded-md border border-edge bg-white py-2 pr-10 pl-3"
        >
          <option value="">{t`Usual order`}</option>
          {columns.map(
            ({ key, name }) =>
              key && (
                <option key={key} value={key}>
                  {name}
                </option>
              ),
          )}
          <option value="-price">{t`Price, highest first`}</option>
        </select>
        <Icon
          name="caret-down"
          className="pointer-events-none absolute top-3.5 right-3 size-4 text-muted"
        />
      </span>
    </div>
  )
}

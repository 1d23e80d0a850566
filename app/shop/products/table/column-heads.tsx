import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../../../../ui/icon.tsx'

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

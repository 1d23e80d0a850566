import { useLingui } from '@lingui/react/macro'
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

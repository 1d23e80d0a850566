import type { AmountProblem } from '../../../../domain/prices/read-amount.ts'
import type { PriceChangeRefusal } from '../../../catalogue/price-changes/change-price.ts'
import type { UndoRefusal } from '../../../catalogue/price-changes/undo-price.ts'
import type { ProductRefusal } from '../../../catalogue/product-changes/change-product.ts'
import type { RemedyRefusal } from '../../../catalogue/remedy-changes/edited-remedy.ts'

type Unknown = 'product-unknown' | 'change-unknown' | 'remedy-unknown'

type CatalogueProblem =
  | Exclude<
      ProductRefusal | PriceChangeRefusal | UndoRefusal | RemedyRefusal['code'],
      // 404, a blank field, and of every area
      Unknown | 'name-missing' | 'edit-conflict'
    >
  | `amount-${AmountProblem}`

/** HTTP status of the refusals of catalogue changes; unknown records are 404. */
export const catalogueStatus = {
  'title-missing': 422,
  'image-unknown': 422,
  'category-unknown': 422,
  'combination-unknown': 422,
  'price-exists': 409,
  'order-incomplete': 409,
  'day-passed': 422,
  'price-unchanged': 422,
  'price-unusual': 422,
  'already-undone': 409,
  superseded: 409,
  'first-price': 409,
  'name-taken': 409,
  'lm-invalid': 422,
  'range-unreadable': 422,
  'nothing-offered': 422,
  'amount-empty': 422,
  'amount-not-a-number': 422,
  'amount-negative': 422,
  'amount-ambiguous': 422,
  'amount-decimals': 422,
  'amount-too-large': 422,
} as const satisfies Record<CatalogueProblem | 'order-incomplete', number>

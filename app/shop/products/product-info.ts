import type { PackInfo, SetInfo } from '../../../domain/cart/cart-info.ts'
import type { ProductSummary } from '../../../domain/catalogue/product-view.ts'

type Facts = Pick<ProductSummary, 'kind' | 'formKey' | 'size' | 'remedies'>

/** What the line of a ready product says about it (D2 §3). */
export const productInfo = ({ kind, formKey, size, remedies }: Facts): SetInfo | PackInfo =>
  kind === 'kit' || kind === 'seasonal'
    ? { type: kind, remedies }
    : { type: kind, form: formKey, size }

import type { ShownKind } from '../catalogue/product-view.ts'
import type { PageKey } from './route-words.ts'

const productPages = {
  complex: 'shop.homeopathy.complexes.product',
  otc: 'shop.otc.product',
  kit: 'shop.homeopathy.products.product',
  seasonal: 'shop.homeopathy.products.product',
  supplement: 'shop.food_supplements.products.product',
} as const satisfies Record<ShownKind, PageKey>

/** The page that shows a product of the kind. */
export const productPageOf = (kind: ShownKind) => productPages[kind]

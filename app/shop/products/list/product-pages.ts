import type { ShownKind } from '../../../../domain/catalogue/product-kind.ts'
import type { PageKey } from '../../../../domain/page/route-words.ts'

type ProductList = { kind: ShownKind; category?: string }

/** The content of each list: a kind of products; for OTC, one category (D1 §2). */
export const productLists = {
  'shop.homeopathy.complexes': { kind: 'complex' },
  'shop.homeopathy.products': { kind: 'kit' },
  'shop.homeopathy.seasonal': { kind: 'seasonal' },
  'shop.food_supplements': { kind: 'supplement' },
  'otcs.otchomeo': { kind: 'otc', category: 'otchomeo' },
  'otcs.gemmotherapy': { kind: 'otc', category: 'gemmotherapy' },
  'otcs.animals': { kind: 'otc', category: 'animals' },
} as const satisfies Partial<Record<PageKey, ProductList>>

export type ProductListPage = keyof typeof productLists

/** The compiler reports a kind of products without a list. */
type ListedKind = (typeof productLists)[ProductListPage]['kind']

export const productListPages = Object.keys(productLists) as ProductListPage[]

export const productListOf = (key: ProductListPage): ProductList => productLists[key]

export const isProductListPage = (key: PageKey): key is ProductListPage =>
  Object.hasOwn(productLists, key)

const fits = (key: ProductListPage, kind: ListedKind, categories: readonly string[]) => {
  const list = productListOf(key)
  return list.kind === kind && (!list.category || categories.includes(list.category))
}

/** The list for the back link; OTC products whose categories have no list are with the homeopathic ones. */
export const listPageOf = (kind: ListedKind, categories: readonly string[]): ProductListPage =>
  productListPages.find((key) => fits(key, kind, categories)) ?? 'otcs.otchomeo'

/** Whether a product is in a list. */
export const isInList = (key: ProductListPage, kind: ListedKind, categories: readonly string[]) =>
  fits(key, kind, categories) || listPageOf(kind, categories) === key

import { foldText } from '../../../domain/fold-text.ts'
import { type Language, languages } from '../../../domain/language.ts'
import { combinationNames } from '../prices/combination-names.ts'
import { textsOf } from '../product-changes/edited-product.ts'
import type { StoredProduct } from '../product-changes/stored-products.ts'

/** The name of a product in files: what a price is for, or the title. */
export const productName = ({ slug, name, record }: StoredProduct, language: Language): string =>
  combinationNames(slug)?.[language] || textsOf(record).title[language] || name

/** Products by their names in all languages. */
export const createNameIndex = (products: readonly StoredProduct[]) => {
  const ids = new Map<string, Set<number>>()
  for (const product of products)
    for (const language of languages) {
      const name = foldText(productName(product, language))
      ids.set(name, (ids.get(name) ?? new Set()).add(product.id))
    }
  return {
    /** Whether other products have the name, and this one has not. */
    isOfAnother: (name: string, { id }: StoredProduct): boolean => {
      const named = ids.get(foldText(name))
      return named !== undefined && !named.has(id)
    },
  }
}

import type { ShownKind } from '../../../domain/catalogue/product-view.ts'
import type { Language } from '../../../domain/language.ts'
import { productSummary } from '../../../server/catalogue/product-view.ts'
import { findProducts } from '../../../server/catalogue/products.ts'
import { option } from '../../../server/content/options.ts'
import type { Services } from '../../../server/services.ts'

export type Facts = { services: Pick<Services, 'db'>; language: Language }

/** The products of a kind as everyone may see them; `category` narrows it (`animals`). */
export const loadProducts = async (
  { services: { db }, language }: Facts,
  kind: ShownKind,
  category?: string,
) => {
  const [found, audiences] = await Promise.all([
    findProducts(db, kind, category),
    option(db, 'text_sections'),
  ])
  return found.map((product) => productSummary(product, { audiences, language }))
}

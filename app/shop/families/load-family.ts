import type { FamilyRemedy } from '../../../domain/catalogue/family-remedy.ts'
import { inSeasonFirst } from '../../../domain/catalogue/season.ts'
import { onlyPricedSize, type SizedFamily } from '../../../domain/catalogue/sized-family.ts'
import { audienceOf } from '../../../domain/catalogue/text-sections.ts'
import { readSizedCode } from '../../../domain/sized/sized-selection.ts'
import { selectorPrices } from '../../../server/catalogue/prices/price-products.ts'
import { openDescription } from '../../../server/catalogue/products/section-texts.ts'
import { familyRemedies } from '../../../server/catalogue/remedies/family-remedies.ts'
import { findRemedy } from '../../../server/catalogue/remedies/find-remedies.ts'
import { option } from '../../../server/content/options.ts'
import type { RequestFacts } from '../../../server/http/pages/request-facts.ts'
import { swissMonth } from '../../../server/swiss-day.ts'
import { loadProducts } from '../products/list/load-products.ts'
import type { SizedOffer } from '../sized/sized-selector.tsx'
import type { Shelf } from './families.ts'

/** Two pages of the slider. */
const shelfProductCount = 8

/** The first products of a shelf, products in season first, with the total count. */
export const loadShelf = async (facts: RequestFacts, { list }: Shelf) => {
  const products = await loadProducts(facts, list)
  const month = swissMonth(facts.now)
  return {
    list,
    count: products.length,
    products: inSeasonFirst(products, month).slice(0, shelfProductCount),
  }
}

/** A family's remedies and prices, with the selection in the address (R6). */
export const loadOffer = async (
  { services: { db }, language, page }: RequestFacts,
  family: SizedFamily,
): Promise<{ offer: SizedOffer; remedy: FamilyRemedy | undefined }> => {
  const [remedies, prices] = await Promise.all([
    familyRemedies(db, family, language),
    selectorPrices(db, `single-${family}-`),
  ])
  const ids = new Set(remedies.map(({ id }) => id))
  const selection = readSizedCode(page?.params.remedyCode ?? '', {
    family,
    remedies: ids,
    onlySize: onlyPricedSize(family, prices),
  })
  const remedy = remedies.find(({ id }) => id === selection.remedy)
  const [audiences, stored] = await Promise.all([
    option(db, 'text_sections'),
    remedy && findRemedy(db, remedy.id),
  ])
  const describedTo = audienceOf(audiences, family, 'description')
  const description = stored ? openDescription(stored, audiences, language) : ''
  const texts = { describedTo, ...(stored && { described: { id: stored.id, description } }) }
  return { offer: { family, remedies, prices, selection, texts }, remedy }
}

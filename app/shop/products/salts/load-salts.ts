import { neighbourSalts } from '../../../../domain/catalogue/salt.ts'
import { metaDescription } from '../../../../domain/page/meta-description.ts'
import { selectorPrices } from '../../../../server/catalogue/prices/selector-prices.ts'
import { findSalts } from '../../../../server/catalogue/products/salts.ts'
import { option } from '../../../../server/content/options.ts'
import { notFound } from '../../../content/not-found.ts'
import type { ProductFacts } from '../list/load-products.ts'

/** The public fields of all salts, with prices (R35). */
export const loadSalts = async ({ services: { db }, language }: ProductFacts) => {
  const audiences = await option(db, 'text_sections')
  const [salts, prices] = await Promise.all([
    findSalts(db, { audiences, language }),
    selectorPrices(db, 'schussler-salts-'),
  ])
  return { salts, prices }
}

/** A salt by its slug, with its neighbours. */
export const loadSalt = async (facts: ProductFacts, slug: string) => {
  const { salts, prices } = await loadSalts(facts)
  const salt = salts.find((known) => known.slug === slug)
  if (!salt) throw notFound(facts.language)
  return {
    title: salt.name,
    description: metaDescription([salt.name, salt.compound, salt.description]),
    salt: { salt, prices, ...neighbourSalts(salts, slug) },
  }
}

import { homeopathyInfo } from '../../cart/line-info.ts'
import { checkPreparation } from '../../homeopathy/check-preparation.ts'
import { priceSlug } from '../../homeopathy/price-slug.ts'
import { ok } from '../../result.ts'
import { findAsked } from '../price-facts.ts'
import { impossible, type LineDefinition, priceOf, unknownRemedy } from './line-definition.ts'

/** A single homeopathic remedy: its preparation decides the price (D2 §7). */
export const homeopathyLine: LineDefinition<'homeopathy'> = {
  asks: ({ name, info }) => {
    const preparation = checkPreparation(info)
    const slug = preparation.ok && priceSlug(preparation.value)
    return { remedies: [{ category: 'hpt', name }], slugs: slug ? [slug] : [] }
  },
  price: ({ name, info }, facts) => {
    const remedy = findAsked(facts.remedies, { category: 'hpt', name })
    if (!remedy) return unknownRemedy()
    const preparation = checkPreparation(info, remedy.dilutions)
    if (!preparation.ok) return impossible(preparation.refusal.field, preparation.refusal.reason)
    const product = priceOf(facts, priceSlug(preparation.value))
    if (!product.ok) return product
    return ok({
      name: remedy.name,
      info: homeopathyInfo(preparation.value),
      product: product.value,
    })
  },
}

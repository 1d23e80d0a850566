import { saltInfo } from '../../cart/line-info.ts'
import { readSaltForm, saltPriceSlug } from '../../catalogue/salt-price.ts'
import { ok } from '../../result.ts'
import { findAsked, spelling } from '../price-facts.ts'
import { impossible, type LineDefinition, priceOf, unknownRemedy } from './line-definition.ts'

/** A Schüssler salt: pills and powder have a price each, whatever the salt (R17). */
export const schusslerLine: LineDefinition<'schussler'> = {
  asks: ({ name, info }) => {
    const form = readSaltForm(info.form)
    return {
      remedies: [{ category: 'sch', name }],
      slugs: form ? [saltPriceSlug(form)] : [],
    }
  },
  price: ({ name, info }, facts) => {
    const salt = findAsked(facts.remedies, { category: 'sch', name })
    if (!salt) return unknownRemedy()
    const form = readSaltForm(info.form)
    if (!form) return impossible('form', 'unknown-value')
    if (!salt.forms?.includes(form)) return impossible('form', 'form-not-offered')
    const product = priceOf(facts, saltPriceSlug(form))
    if (!product.ok) return product
    return ok({
      name: spelling([salt.name, ...salt.otherNames], name) ?? salt.name,
      info: saltInfo(form),
      product: product.value,
    })
  },
}

import { mixtureInfo } from '../../cart/mixture-info.ts'
import { ladder } from '../../homeopathy/ladder.ts'
import { type AskedMixture, checkMixture, type FindSubstance } from '../../mixture/check-mixture.ts'
import { dearest, mixtureSlugs } from '../../mixture/mixture-price.ts'
import { categoryOf, maxSubstances, readSubstanceType } from '../../mixture/substance.ts'
import { type AskedSubstance, readSubstanceLine } from '../../mixture/substance-line.ts'
import { ok, refuse } from '../../result.ts'
import { cleanLine } from '../free-text.ts'
import type { PostedMixture } from '../posted-item.ts'
import { type AskedRemedy, findAsked, type RemedyIndex } from '../price-facts.ts'
import { impossible, type LineDefinition, unknownRemedy } from './line-definition.ts'

/** What is no line of a mixture has no type, and is refused for it. */
const partsOf = (substance: string | AskedSubstance): AskedSubstance =>
  typeof substance === 'string' ? (readSubstanceLine(substance) ?? { type: '' }) : substance

const readPosted = ({ substances, ...mixture }: PostedMixture): AskedMixture => ({
  ...mixture,
  // One more than allowed is enough to be refused; a thousand need not be read.
  substances: substances.slice(0, maxSubstances + 1).map(partsOf),
})

const remedyOf = ({ type, remedy, name }: AskedSubstance): AskedRemedy[] => {
  const known = readSubstanceType(type)
  return known ? [{ category: categoryOf[known], id: remedy, name }] : []
}

/** Before the remedies are known: whatever could be made of such substances. */
const anySubstance: FindSubstance = () => ({ name: '', dilutions: ladder })

const among =
  (remedies: RemedyIndex): FindSubstance =>
  (type, { remedy, name }) =>
    findAsked(remedies, { category: categoryOf[type], id: remedy, name })

/** A mixture of the customer's own; the dearest of its price products counts (R11–R14). */
export const customLine: LineDefinition<'custom'> = {
  asks: ({ info }) => {
    const asked = readPosted(info)
    const mixture = checkMixture(asked, anySubstance)
    return {
      remedies: asked.substances.length > maxSubstances ? [] : asked.substances.flatMap(remedyOf),
      slugs: mixture.ok ? mixtureSlugs(mixture.value) : [],
    }
  },
  price: ({ name, info }, facts) => {
    const mixture = checkMixture(readPosted(info), among(facts.remedies))
    if (!mixture.ok) {
      const { field, reason } = mixture.refusal
      if (field.endsWith('.remedy')) return unknownRemedy(`info.${field}`)
      return impossible(field, reason)
    }
    const found = dearest(mixtureSlugs(mixture.value), (slug) => facts.prices.get(slug))
    if (!found.ok) return refuse({ code: 'price-not-found', field: 'info', ...found.refusal })
    return ok({
      name: cleanLine(name),
      info: mixtureInfo(mixture.value),
      product: found.value.product,
    })
  },
}

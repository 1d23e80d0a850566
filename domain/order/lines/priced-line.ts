import type { FindRemedy, RequestedRemedy } from '../../catalogue/known-remedy.ts'
import { findRequestedRemedy } from '../../catalogue/known-remedy.ts'
import { saltForms } from '../../catalogue/salt.ts'
import { ladder } from '../../homeopathy/ladder.ts'
import { mostExpensive } from '../../mixture/mixture-price.ts'
import { ok, refuse } from '../../result.ts'
import type { PricedType, RemedyReference, Unavailable } from './decision.ts'
import { decisionOf } from './decisions.ts'
import type { LineDefinition, LineRefusal } from './line-definition.ts'

/** Stands in for remedies that are not loaded yet: every dilution and form is offered. */
const anyRemedy: FindRemedy = ({ category, id = 0, name = '' }) => ({
  category,
  id,
  name,
  otherNames: {},
  dilutions: ladder,
  forms: saltForms,
})

/** Reference by id when the line has one, else by the line's name (R44). */
const remedyReferenceOf = (name: string, info: object): RemedyReference =>
  'remedy' in info && typeof info.remedy === 'number' ? { id: info.remedy } : { name }

/** Prefixes the field with its place in an order: the name is outside of `info`. */
const lineRefusal = ({ field, reason }: Unavailable, { id }: RemedyReference): LineRefusal => {
  if (field === 'remedy')
    return { code: 'remedy-unknown', field: id === undefined ? 'name' : 'info.remedy' }
  if (field.endsWith('.remedy')) return { code: 'remedy-unknown', field: `info.${field}` }
  return { code: 'selection-impossible', field: `info.${field}`, reason }
}

/** The line definition of a family, from the rules of the family. */
export const pricedLine = <Type extends PricedType>(type: Type): LineDefinition<Type> => {
  const decide = decisionOf(type)
  return {
    asks: (item) => {
      const remedies: RequestedRemedy[] = []
      const decision = decide(item.info, remedyReferenceOf(item.name, item.info), (asked) => {
        remedies.push(asked)
        return anyRemedy(asked)
      })
      return { remedies, slugs: decision.ok ? decision.value.slugs : [] }
    },
    price: (item, { remedies, prices, language }) => {
      const called = remedyReferenceOf(item.name, item.info)
      const decision = decide(item.info, called, (asked) => findRequestedRemedy(remedies, asked))
      if (!decision.ok) return refuse(lineRefusal(decision.refusal, called))
      const { name, info, slugs } = decision.value
      const found = mostExpensive(slugs, (slug) => prices.get(slug))
      if (!found.ok) return refuse({ code: 'price-not-found', field: 'info', ...found.refusal })
      return ok({ name: name(language), info, product: found.value.product })
    },
  }
}

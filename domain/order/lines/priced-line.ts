import type { AskedRemedy, FindRemedy } from '../../catalogue/known-remedy.ts'
import { findAsked } from '../../catalogue/known-remedy.ts'
import { saltForms } from '../../catalogue/salt.ts'
import { ladder } from '../../homeopathy/ladder.ts'
import { dearest } from '../../mixture/mixture-price.ts'
import { ok, refuse } from '../../result.ts'
import type { PricedType, Unavailable } from './decision.ts'
import { decisionOf } from './decisions.ts'
import type { LineDefinition, LineRefusal } from './line-definition.ts'

/** Before the remedies are known: whatever could be made of one. */
const anyRemedy: FindRemedy = ({ category, id = 0, name = '' }) => ({
  category,
  id,
  name,
  otherNames: [],
  dilutions: ladder,
  forms: saltForms,
})

/** In the words of an order: the name of a line stands beside its info. */
const lineRefusal = ({ field, reason }: Unavailable): LineRefusal => {
  if (field === 'remedy') return { code: 'remedy-unknown', field: 'name' }
  if (field.endsWith('.remedy')) return { code: 'remedy-unknown', field: `info.${field}` }
  return { code: 'selection-impossible', field: `info.${field}`, reason }
}

/** A family's line in an order, by the rules of the family. */
export const pricedLine = <Type extends PricedType>(type: Type): LineDefinition<Type> => {
  const decide = decisionOf(type)
  return {
    asks: ({ name, info }) => {
      const remedies: AskedRemedy[] = []
      const decision = decide(info, { name }, (asked) => {
        remedies.push(asked)
        return anyRemedy(asked)
      })
      return { remedies, slugs: decision.ok ? decision.value.slugs : [] }
    },
    price: (item, { remedies, prices }) => {
      const decision = decide(item.info, { name: item.name }, (asked) => findAsked(remedies, asked))
      if (!decision.ok) return refuse(lineRefusal(decision.refusal))
      const { name, info, slugs } = decision.value
      const found = dearest(slugs, (slug) => prices.get(slug))
      if (!found.ok) return refuse({ code: 'price-not-found', field: 'info', ...found.refusal })
      return ok({ name, info, product: found.value.product })
    },
  }
}

import { findRequestedRemedy, type RequestedRemedy } from '../../catalogue/find-requested-remedy.ts'
import { ok, refuse } from '../../result.ts'
import type { PostedItem } from '../posted-item.ts'
import type { PricedType, RemedyReference, Unavailable } from './decision.ts'
import { decisionOf } from './decisions.ts'
import type { LineDefinition, LineRefusal } from './line-definition.ts'

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

/** The line definition of a family with price products, from the rules of the family. */
export const pricedLine = <Type extends PricedType>(
  type: Type,
  remediesOf: (item: PostedItem<Type>, called: RemedyReference) => readonly RequestedRemedy[],
): LineDefinition<Type> => {
  const decide = decisionOf(type)
  return {
    requirements: (item) => ({
      remedies: remediesOf(item, remedyReferenceOf(item.name, item.info)),
    }),
    decide: (item, { remedies, language }) => {
      const called = remedyReferenceOf(item.name, item.info)
      const decision = decide(item.info, called, (asked) => findRequestedRemedy(remedies, asked))
      if (!decision.ok) return refuse(lineRefusal(decision.refusal, called))
      const { name, info, slugs } = decision.value
      return ok({ name: name(language), info, slugs })
    },
  }
}

import type { RemedyFacts } from '../../../domain/catalogue/find-requested-remedy.ts'
import type { Decision, Unavailable } from '../../../domain/order/lines/decision.ts'
import { decisionOf } from '../../../domain/order/lines/decisions.ts'
import type { Result } from '../../../domain/result.ts'
import { type PriceQuery, toRequestedSubstance } from './price-request.ts'
import { remedyById } from './remedy-by-id.ts'

/** The price products of a requested combination, by the rules of orders (R20). */
export const decidePrice = (
  request: PriceQuery,
  remedies: ReadonlyMap<number, RemedyFacts>,
): Result<Decision, Unavailable> => {
  const find = remedyById(remedies)
  if (request.family !== 'custom') {
    const { family, remedy: id } = request
    return decisionOf(family)(request, id === undefined ? undefined : { id }, find)
  }
  const substances = request.substances.map(toRequestedSubstance)
  return decisionOf('custom')({ ...request, substances }, undefined, find)
}

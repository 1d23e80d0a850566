import type { KnownRemedy } from '../../../domain/catalogue/known-remedy.ts'
import type { Decision, Unavailable } from '../../../domain/order/lines/decision.ts'
import { decisionOf } from '../../../domain/order/lines/decisions.ts'
import type { Result } from '../../../domain/result.ts'
import { type PriceRequest, toRequestedSubstance } from './price-request.ts'
import { remedyById } from './remedy-by-id.ts'

/** The price products of a requested combination, by the rules of orders (R20). */
export const decidePrice = (
  asked: PriceRequest,
  remedies: ReadonlyMap<number, KnownRemedy>,
): Result<Decision, Unavailable> => {
  const find = remedyById(remedies)
  if (asked.family !== 'custom') {
    const { family, remedy: id } = asked
    return decisionOf(family)(asked, id === undefined ? undefined : { id }, find)
  }
  const substances = asked.substances.map(toRequestedSubstance)
  return decisionOf('custom')({ ...asked, substances }, undefined, find)
}

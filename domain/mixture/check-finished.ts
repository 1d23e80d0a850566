import { ok, type Result, refuse } from '../result.ts'
import { checkSubstance, type FindSubstance, type ImpossibleMixture } from './check-mixture.ts'
import { maxSubstances } from './mixture-parts.ts'
import type { Substance } from './substance.ts'
import type { RequestedSubstance } from './substance-line.ts'

/** Whether the refused field is only not chosen yet (D2 §4). */
const isOpen = (requested: RequestedSubstance, field: keyof RequestedSubstance) =>
  field === 'remedy' ? requested.remedy === undefined && !requested.name : !requested[field]

/**
 * The finished substances among unfinished ones. Choices of unfinished substances are validated
 * too: the first invalid one is refused, with its field.
 */
export const checkFinished = (
  requested: readonly RequestedSubstance[],
  find: FindSubstance,
): Result<Substance[], ImpossibleMixture> => {
  if (requested.length > maxSubstances)
    return refuse({ field: 'substances', reason: 'too-many-substances' })
  const finished: Substance[] = []
  for (const [index, one] of requested.entries()) {
    const checked = checkSubstance(one, find)
    if (checked.ok) finished.push(checked.value)
    else if (!isOpen(one, checked.refusal.field)) {
      const { field, reason } = checked.refusal
      return refuse({ field: `substances.${index}.${field}`, reason })
    }
  }
  return ok(finished)
}

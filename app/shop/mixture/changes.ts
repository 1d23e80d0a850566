import type { Form } from '../../../domain/homeopathy/form.ts'
import { finishedSubstances, type MixtureState } from '../../../domain/mixture/builder.ts'
import { finishedOf, type MixtureDraft } from '../../../domain/mixture/draft.ts'
import { type FormReason, mixtureFormReason } from '../../../domain/mixture/mixture-form.ts'

/** A choice that a change removed in addition, with the reason. */
export type RemovedChoices = { what: 'form'; form: Form; reason: FormReason } | { what: 'carrier' }

/**
 * The choice that a change of the substances removed: the form, or the carrier of Drops with
 * plants.
 */
export const findRemovedChoices = (
  before: MixtureState,
  after: MixtureState,
): RemovedChoices | undefined => {
  const { form, carrier } = before
  if (before.substances === after.substances || !form) return undefined
  const finished = finishedSubstances(after)
  const reason = mixtureFormReason(form, finished, after.substances.length > 0)
  if (reason) return { what: 'form', form, reason }
  return carrier && !after.carrier ? { what: 'carrier' } : undefined
}

/** The substance that the change finished. */
export const findFinishedSubstance = (
  before: MixtureState,
  after: MixtureState,
): MixtureDraft | undefined =>
  after.substances.find((draft) => {
    const earlier = before.substances.find(({ key }) => key === draft.key)
    return finishedOf(draft) && !(earlier && finishedOf(earlier))
  })

import { msg } from '@lingui/core/macro'
import {
  finishedSubstances,
  isMixtureReadyForSize,
  type MixtureState,
} from '../../../domain/mixture/builder.ts'
import { finishedOf } from '../../../domain/mixture/draft.ts'
import type { Prompt } from '../selector/add-button.tsx'

/**
 * The prompt for the next step; undefined when complete. Also undefined without substances, as that
 * step has its own button. Unfinished substances come first, so that the cart gets exactly what is
 * visible.
 */
export const mixturePromptFor = (state: MixtureState): Prompt | undefined => {
  const { substances, form, size } = state
  if (substances.length === 0) return undefined
  const open = substances.find((draft) => !finishedOf(draft))
  if (open && (size || finishedSubstances(state).length === 0))
    return { step: `substance-${open.key}`, text: msg`Complete or delete the current substance` }
  if (!form) return { step: 'form', text: msg`Choose the form` }
  if (!isMixtureReadyForSize(state)) return { step: 'carrier', text: msg`Choose the vehicle` }
  return size ? undefined : { step: 'size', text: msg`Choose the size` }
}

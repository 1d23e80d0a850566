import { msg } from '@lingui/core/macro'
import type { Selection } from '../../../domain/homeopathy/selection.ts'
import type { Prompt } from '../selector/add-button.tsx'
import { nextStep } from './next-step.ts'

const prompts = {
  remedy: msg`Choose the remedy`,
  scale: msg`Choose the scale`,
  dilution: msg`Choose the dilution`,
  form: msg`Choose the form`,
  carrier: msg`Choose the vehicle`,
  size: msg`Choose the size`,
}

/** The prompt for the next step; undefined when the selection is complete. */
export const homeopathyPromptFor = (selection: Selection): Prompt | undefined => {
  const step = nextStep(selection)
  return step && { step, text: prompts[step] }
}

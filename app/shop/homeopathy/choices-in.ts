import { type Choices, choicesOf } from '../../../domain/homeopathy/choices.ts'
import type { SelectionState } from './apply-events.ts'

const found = new WeakMap<SelectionState, Choices>()

/** The choices of a state, computed once for all steps. */
export const choicesIn = (state: SelectionState): Choices => {
  const choices = found.get(state) ?? choicesOf(state.selection, state.remedy)
  found.set(state, choices)
  return choices
}

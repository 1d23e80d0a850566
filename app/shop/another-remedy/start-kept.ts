import {
  choicesToKeep,
  keepChoices,
  keptIn,
  openIn,
} from '../../../domain/homeopathy/kept-choices.ts'
import { emptySelection } from '../../../domain/homeopathy/selection.ts'
import type { Kept, KeptRules, SelectionState } from '../homeopathy/apply-events.ts'
import { KeptChoicesNotice } from './kept-choices-notice.tsx'

// Loaded with the search for another remedy.

/** A kept choice that was changed is no longer kept. */
const keep = ({ selection: before, remedy }: SelectionState, kept: Kept): SelectionState => {
  if (!remedy) return { selection: before, remedy, kept }
  const { selection, waiting, dropped } = keepChoices(before, kept.waiting, remedy)
  const chosen = keptIn(selection, { ...kept.chosen, ...kept.waiting })
  const stillDropped = { ...openIn(selection, kept.dropped), ...dropped }
  return { selection, remedy, kept: { chosen, waiting, dropped: stillDropped, rules } }
}

const clear = ({ remedy, selection }: SelectionState): SelectionState => ({
  selection: remedy ? { remedy: remedy.id, quantity: selection.quantity } : emptySelection,
  remedy,
  kept: nothingKept,
})

const rules: KeptRules = { keep, clear, Notice: KeptChoicesNotice }

const nothingKept: Kept = { chosen: {}, waiting: {}, dropped: {}, rules }

/** No remedy, and the choices of the selection for the next one. */
export const startKept = ({ selection }: SelectionState): SelectionState => ({
  selection: emptySelection,
  remedy: undefined,
  kept: { ...nothingKept, waiting: choicesToKeep(selection) },
})

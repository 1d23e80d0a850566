import type { ComponentType } from 'react'
import { sizesOf } from '../../../domain/homeopathy/form.ts'
import type { KeptChoices } from '../../../domain/homeopathy/kept-choices.ts'
import type { Remedy } from '../../../domain/homeopathy/remedy.ts'
import {
  isReadyForSize,
  nextSelection,
  type Selection,
  type SelectionEvent,
} from '../../../domain/homeopathy/selection.ts'
import { onlyValue } from '../selector/notes.ts'

/** What a selection has of the previous remedy's choices, what follows later, what it lacks. */
export type Kept = {
  chosen: KeptChoices
  waiting: KeptChoices
  dropped: KeptChoices
  rules: KeptRules
}

/** Loaded with the first kept choice. */
export type KeptRules = {
  /** Adds the waiting choices to a changed selection. */
  keep: (changed: SelectionState, kept: Kept) => SelectionState
  /** Clears the choices but not the remedy. */
  clear: (state: SelectionState) => SelectionState
  Notice: ComponentType<{ state: SelectionState; onClear: () => void }>
}

/** A selection with the record of its remedy. */
export type SelectionState = {
  selection: Selection
  remedy: Remedy | undefined
  kept?: Kept | undefined
}

const withOnlySize = (selection: Selection, remedy: Remedy | undefined): Selection => {
  const { scale, form, size } = selection
  const only = scale && form && onlyValue(sizesOf(scale, form))
  return only && !size && isReadyForSize(selection)
    ? nextSelection(selection, { type: 'choose-size', size: only }, remedy)
    : selection
}

export const withKeptChoices = (state: SelectionState, kept: Kept | undefined): SelectionState =>
  kept ? kept.rules.keep(state, kept) : state

/**
 * Applies events in order; disallowed ones are ignored. Returns the same object when nothing
 * changes.
 */
export const applyEvents = (
  chosen: SelectionState,
  events: readonly SelectionEvent[],
): SelectionState => {
  const { remedy } = chosen
  const selection = events.reduce(
    (before, event) => nextSelection(before, event, remedy),
    chosen.selection,
  )
  if (selection === chosen.selection) return chosen
  const next = withKeptChoices({ selection, remedy }, chosen.kept)
  return { ...next, selection: withOnlySize(next.selection, remedy) }
}

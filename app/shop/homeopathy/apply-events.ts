import { sizesOf } from '../../../domain/homeopathy/form.ts'
import type { Remedy } from '../../../domain/homeopathy/remedy.ts'
import {
  isReadyForSize,
  nextSelection,
  type Selection,
  type SelectionEvent,
} from '../../../domain/homeopathy/selection.ts'
import { onlyValue } from '../selector/notes.ts'

/** A selection with the record of its remedy. */
export type SelectionState = { selection: Selection; remedy: Remedy | undefined }

const withOnlySize = (selection: Selection, remedy: Remedy | undefined): Selection => {
  const { scale, form, size } = selection
  const only = scale && form && onlyValue(sizesOf(scale, form))
  return only && !size && isReadyForSize(selection)
    ? nextSelection(selection, { type: 'choose-size', size: only }, remedy)
    : selection
}

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
  return selection === chosen.selection
    ? chosen
    : { remedy, selection: withOnlySize(selection, remedy) }
}

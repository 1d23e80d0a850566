import { sizesOf } from '../../../domain/homeopathy/form.ts'
import type { Remedy } from '../../../domain/homeopathy/remedy.ts'
import {
  isReadyForSize,
  nextSelection,
  type Selection,
  type SelectionEvent,
} from '../../../domain/homeopathy/selection.ts'

/** A selection with the record of its remedy. */
export type Chosen = { selection: Selection; remedy: Remedy | undefined }

/** Where there is only one size (Creme), it need not be asked for. */
const withOnlySize = (selection: Selection, remedy: Remedy | undefined): Selection => {
  const { scale, form, size } = selection
  const [first, ...others] = scale && form ? sizesOf(scale, form) : []
  return first && others.length === 0 && !size && isReadyForSize(selection)
    ? nextSelection(selection, { type: 'choose-size', size: first }, remedy)
    : selection
}

/** One event after the other; what is not allowed is passed over, and nothing new is the same object. */
export const afterEvents = (chosen: Chosen, events: readonly SelectionEvent[]): Chosen => {
  const { remedy } = chosen
  const selection = events.reduce(
    (before, event) => nextSelection(before, event, remedy),
    chosen.selection,
  )
  return selection === chosen.selection
    ? chosen
    : { remedy, selection: withOnlySize(selection, remedy) }
}

import { useState } from 'react'
import { sizesOf } from '../../../domain/homeopathy/form.ts'
import type { Remedy } from '../../../domain/homeopathy/remedy.ts'
import {
  emptySelection,
  isReadyForSize,
  nextSelection,
  type Selection,
  type SelectionEvent,
} from '../../../domain/homeopathy/selection.ts'

/** A selection with the record of its remedy. */
export type Chosen = { selection: Selection; remedy: Remedy | undefined }

const nothing: Chosen = { selection: emptySelection, remedy: undefined }

/** Where there is only one size (Creme), it need not be asked for. */
const withOnlySize = (selection: Selection, remedy: Remedy | undefined): Selection => {
  const { scale, form, size } = selection
  const [first, ...others] = scale && form ? sizesOf(scale, form) : []
  return first && others.length === 0 && !size && isReadyForSize(selection)
    ? nextSelection(selection, { type: 'choose-size', size: first }, remedy)
    : selection
}

const afterEvents = (chosen: Chosen, events: readonly SelectionEvent[]): Chosen => {
  const { remedy } = chosen
  const selection = events.reduce(
    (before, event) => nextSelection(before, event, remedy),
    chosen.selection,
  )
  return selection === chosen.selection
    ? chosen
    : { remedy, selection: withOnlySize(selection, remedy) }
}

/**
 * The selection as the person changes it, beginning with that of the address. `given` is what the
 * loader answered: when it answers anew, someone came by another address and that one counts.
 */
export const useSelection = (given: Chosen) => {
  const [arrived, setArrived] = useState(given)
  const [chosen, setChosen] = useState(given)
  if (given !== arrived) {
    setArrived(given)
    setChosen(given)
  }
  return {
    ...chosen,
    choose: (...events: SelectionEvent[]) => setChosen((before) => afterEvents(before, events)),
    chooseRemedy: (remedy: Remedy) =>
      setChosen(
        afterEvents({ selection: emptySelection, remedy }, [
          { type: 'choose-remedy', remedy: remedy.id },
        ]),
      ),
    clear: () => setChosen(nothing),
  }
}

export type Choose = ReturnType<typeof useSelection>['choose']

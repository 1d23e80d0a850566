import { useState } from 'react'
import type { Remedy } from '../../../domain/homeopathy/remedy.ts'
import { emptySelection, type SelectionEvent } from '../../../domain/homeopathy/selection.ts'
import { applyEvents, type SelectionState } from './apply-events.ts'

const nothing: SelectionState = { selection: emptySelection, remedy: undefined }

/**
 * The state of the selection, initially from the address. `given` is the loader's data: when it
 * changes, the person navigated and it replaces the state.
 */
export const useSelection = (given: SelectionState) => {
  const [arrived, setArrived] = useState(given)
  const [chosen, setChosen] = useState(given)
  if (given !== arrived) {
    setArrived(given)
    setChosen(given)
  }
  return {
    ...chosen,
    choose: (...events: SelectionEvent[]) => setChosen((before) => applyEvents(before, events)),
    chooseRemedy: (remedy: Remedy) =>
      setChosen(
        applyEvents({ ...nothing, remedy }, [{ type: 'choose-remedy', remedy: remedy.id }]),
      ),
    clear: () => setChosen(nothing),
  }
}

export type Choose = ReturnType<typeof useSelection>['choose']

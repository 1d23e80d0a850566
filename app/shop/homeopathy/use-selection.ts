import { useState } from 'react'
import type { Remedy } from '../../../domain/homeopathy/remedy.ts'
import { emptySelection, type SelectionEvent } from '../../../domain/homeopathy/selection.ts'
import { applyEvents, type SelectionState } from './apply-events.ts'

const nothing: SelectionState = { selection: emptySelection, remedy: undefined }

/**
 * The selection as the person changes it, beginning with that of the address. `given` is what the
 * loader answered: when it answers anew, someone came by another address and that one counts.
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

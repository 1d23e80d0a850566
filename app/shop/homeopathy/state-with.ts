import type { Remedy } from '../../../domain/homeopathy/remedy.ts'
import { emptySelection, type SelectionEvent } from '../../../domain/homeopathy/selection.ts'
import { applyEvents, type Kept, type SelectionState, withKeptChoices } from './apply-events.ts'

/** The selection of a remedy with the choices that were typed with its name, then the kept ones. */
export const stateWith = (
  remedy: Remedy,
  typed: readonly SelectionEvent[],
  kept?: Kept,
): SelectionState =>
  withKeptChoices(
    applyEvents({ selection: emptySelection, remedy }, [
      { type: 'choose-remedy', remedy: remedy.id },
      ...typed,
    ]),
    kept,
  )

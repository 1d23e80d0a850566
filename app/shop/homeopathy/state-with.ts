import type { Remedy } from '../../../domain/homeopathy/remedy.ts'
import { emptySelection, type SelectionEvent } from '../../../domain/homeopathy/selection.ts'
import { applyEvents, type SelectionState } from './apply-events.ts'

/** The selection of a remedy with the choices that were typed with its name. */
export const stateWith = (remedy: Remedy, typed: readonly SelectionEvent[]): SelectionState =>
  applyEvents({ selection: emptySelection, remedy }, [
    { type: 'choose-remedy', remedy: remedy.id },
    ...typed,
  ])

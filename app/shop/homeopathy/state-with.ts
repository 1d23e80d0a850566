import type { Remedy } from '../../../domain/homeopathy/remedy.ts'
import { emptySelection } from '../../../domain/homeopathy/selection.ts'
import { eventsOf, type QueryRest } from '../../../domain/search/query-events.ts'
import { applyEvents, type SelectionState } from './apply-events.ts'

/** The selection of a remedy with the preparation that was typed with its name. */
export const stateWith = (remedy: Remedy, rest?: QueryRest): SelectionState =>
  applyEvents({ selection: emptySelection, remedy }, [
    { type: 'choose-remedy', remedy: remedy.id },
    ...(rest ? eventsOf(rest, remedy) : []),
  ])

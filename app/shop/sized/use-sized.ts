import { useState } from 'react'
import {
  nextSized,
  type Offer,
  type SizedEvent,
  type SizedSelection,
} from '../../../domain/sized/sized-selection.ts'

/**
 * The state of the selection, initially from the address. When the loader's data changes, the
 * person navigated and it replaces the state.
 */
export const useSized = (given: { selection: SizedSelection }, offer: Offer) => {
  const [arrived, setArrived] = useState(given)
  const [selection, setSelection] = useState(given.selection)
  if (given !== arrived) {
    setArrived(given)
    setSelection(given.selection)
  }
  const choose = (event: SizedEvent) => setSelection((before) => nextSized(before, event, offer))
  return { selection, choose }
}

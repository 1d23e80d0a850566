import { useState } from 'react'
import {
  nextSized,
  type Offer,
  type SizedEvent,
  type SizedSelection,
} from '../../../domain/sized/sized-selection.ts'

/**
 * The selection as the person changes it, beginning with that of the address. When the loader
 * answers anew, someone came by another address and that one counts.
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

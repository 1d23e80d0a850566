import { useState } from 'react'
import type { FamilySize } from '../../../domain/catalogue/sized-family.ts'
import {
  emptySized,
  nextSized,
  type Offer,
  type SizedEvent,
  type SizedSelection,
} from '../../../domain/sized/sized-selection.ts'

/** `kept`: the size of the previous remedy. */
type State = { selection: SizedSelection; kept?: FamilySize | undefined }

const afterEvents = (before: State, events: readonly SizedEvent[], offer: Offer): State => {
  const { kept } = before
  const keeps: SizedEvent[] =
    events[0]?.type === 'choose-remedy' && kept ? [{ type: 'choose-size', size: kept }] : []
  const [first, ...others] = events
  const inOrder = first ? [first, ...keeps, ...others] : []
  const selection = inOrder.reduce((one, event) => nextSized(one, event, offer), before.selection)
  const isKept = selection.remedy === undefined || selection.size === kept
  return { selection, kept: isKept && first?.type !== 'clear' ? kept : undefined }
}

/**
 * The state of the selection, initially from the address. When the loader's data changes, the
 * person navigated and it replaces the state.
 */
export const useSized = (given: { selection: SizedSelection }, offer: Offer) => {
  const [arrived, setArrived] = useState(given)
  const [state, setState] = useState<State>({ selection: given.selection })
  if (given !== arrived) {
    setArrived(given)
    setState({ selection: given.selection })
  }
  return {
    ...state,
    choose: (...events: SizedEvent[]) => setState((before) => afterEvents(before, events, offer)),
    /** Clears the remedy and keeps the size for the next one. */
    restart: () => setState(({ selection: { size } }) => ({ selection: emptySized, kept: size })),
    clearKept: () => setState(({ selection: { size: _, ...selection } }) => ({ selection })),
  }
}

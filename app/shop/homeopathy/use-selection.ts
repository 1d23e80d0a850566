import { startTransition, useCallback, useEffect, useState } from 'react'
import type { Remedy } from '../../../domain/homeopathy/remedy.ts'
import { emptySelection, type SelectionEvent } from '../../../domain/homeopathy/selection.ts'
import { afterPaint } from '../../../ui/after-paint.ts'
import { applyEvents, type SelectionState } from './apply-events.ts'
import { nextStep, type Step } from './next-step.ts'
import { stateWith } from './state-with.ts'

type EditedStep = Step | 'quantity'

type Steps = {
  current: SelectionState
  /** What the steps show that were not edited: `current` after the next paint. */
  shown: SelectionState
  edited: readonly EditedStep[]
}

const nothing: SelectionState = { selection: emptySelection, remedy: undefined }

/** Loads the search for a remedy, and what 'another remedy' needs. */
export const loadSearch = () => import('./remedy-combobox.tsx')

const withoutKept = (state: SelectionState) => state.kept?.rules.clear(state) ?? state

const settled = (current: SelectionState): Steps => ({ current, shown: current, edited: [] })

const editedBy = {
  'choose-remedy': 'remedy',
  'choose-scale': 'scale',
  'choose-dilution': 'dilution',
  'choose-form': 'form',
  'choose-carrier': 'form',
  'choose-size': 'size',
  'set-quantity': 'quantity',
  clear: 'remedy',
} as const satisfies Record<SelectionEvent['type'], EditedStep>

/** The step that the focus moves to after the remedy. */
export const stepAfterRemedy = (state: SelectionState): EditedStep =>
  nextStep(state.selection) ?? 'quantity'

const edit = (before: Steps, current: SelectionState, steps: readonly EditedStep[]): Steps => {
  if (current === before.current) return before
  const { shown } = before
  return { current, shown, edited: shown === before.current ? steps : [...before.edited, ...steps] }
}

/**
 * The state of the selection, initially from the address. `given` is the loader's data: when it
 * changes, the person navigated and it replaces the state. A change renders the edited step; the
 * other parts follow after the paint. The returned functions are stable.
 */
export const useSelection = (given: SelectionState) => {
  const [arrived, setArrived] = useState(given)
  const [state, setState] = useState(() => settled(given))
  if (given !== arrived) {
    setArrived(given)
    setState(settled(given))
  }
  const { current, shown, edited } = state
  useEffect(() => {
    if (current === shown) return
    return afterPaint(() => startTransition(() => setState((before) => settled(before.current))))
  }, [current, shown])
  return {
    current,
    shown,
    /** What a step shows. */
    stateOf: (step: EditedStep) => (edited.includes(step) ? current : shown),
    choose: useCallback((...events: SelectionEvent[]) => {
      const steps = events.slice(0, 1).map(({ type }) => editedBy[type])
      setState((before) => edit(before, applyEvents(before.current, events), steps))
    }, []),
    /** `typed`: the preparation that was typed with the name. */
    chooseRemedy: useCallback((remedy: Remedy, typed: readonly SelectionEvent[]) => {
      setState((before) => {
        const chosen = stateWith(remedy, typed, before.current.kept)
        const step = stepAfterRemedy(chosen)
        return edit(before, chosen, ['remedy', step === 'carrier' ? 'form' : step])
      })
    }, []),
    clear: useCallback(() => setState((before) => edit(before, nothing, ['remedy'])), []),
    /** Clears the remedy and keeps the other choices for the next one. */
    restart: useCallback(async () => {
      // Without network, nothing is kept.
      const search = await loadSearch().catch(() => undefined)
      setState((before) => edit(before, search?.startKept(before.current) ?? nothing, ['remedy']))
    }, []),
    clearKept: useCallback(
      () => setState((before) => edit(before, withoutKept(before.current), ['remedy'])),
      [],
    ),
  }
}

export type Choose = ReturnType<typeof useSelection>['choose']

import type { Reason } from '../../../domain/homeopathy/choices.ts'
import { sizesOf } from '../../../domain/homeopathy/form.ts'
import {
  choicesToKeep,
  type KeptChoices,
  keepChoices,
  keptIn,
  openIn,
} from '../../../domain/homeopathy/kept-choices.ts'
import { priceSlug } from '../../../domain/homeopathy/price-slug.ts'
import type { Remedy } from '../../../domain/homeopathy/remedy.ts'
import {
  emptySelection,
  isReadyForSize,
  nextSelection,
  type Selection,
  type SelectionEvent,
} from '../../../domain/homeopathy/selection.ts'
import { type Prices, type SelectorQuote, selectorQuote } from '../selector/selector-quote.ts'
import { onlyValue } from '../selector/step-frame.tsx'

/** The steps in display order; the carrier applies to Drops only. */
const steps = ['remedy', 'scale', 'dilution', 'form', 'carrier', 'size'] as const

export type Step = (typeof steps)[number]

/** The first incomplete step; undefined when all are complete. */
export const nextStep = (selection: Selection): Step | undefined =>
  steps.find(
    (step) => selection[step] === undefined && (step !== 'carrier' || selection.form === 'drops'),
  )

const first = {
  remedy: 'remedy-first',
  scale: 'scale-first',
  dilution: 'dilution-first',
  form: 'form-first',
  carrier: 'carrier-first',
} as const satisfies Record<Exclude<Step, 'size'>, Reason>

/** The step that must be completed first; undefined when the step can be taken. */
export const findMissingStep = (step: Step | 'quantity', selection: Selection) => {
  const next = nextStep(selection)
  if (next === undefined || next === 'size') return undefined
  // A quantity needs a remedy only.
  const needed = step === 'quantity' ? steps.slice(0, 1) : steps.slice(0, steps.indexOf(step))
  return needed.includes(next) ? first[next] : undefined
}

/** Whether an earlier step shows the same message: only the first waiting step shows it. */
export const isWaitRepeated = (step: Step, selection: Selection) => {
  const next = nextStep(selection)
  const shown: readonly Step[] = steps.filter((one) => one !== 'carrier')
  const open = next === 'carrier' ? 'form' : next
  return open !== undefined && shown.indexOf(step) > shown.indexOf(open) + 1
}

/** What a selection has of the previous remedy's choices, what follows later, what it lacks. */
type Kept = { chosen: KeptChoices; waiting: KeptChoices; dropped: KeptChoices }

/** A selection with the record of its remedy. */
export type SelectionState = {
  selection: Selection
  remedy: Remedy | undefined
  kept?: Kept | undefined
}

const withOnlySize = (selection: Selection, remedy: Remedy | undefined): Selection => {
  const { scale, form, size } = selection
  const only = scale && form && onlyValue(sizesOf(scale, form))
  return only && !size && isReadyForSize(selection)
    ? nextSelection(selection, { type: 'choose-size', size: only }, remedy)
    : selection
}

/** Adds the waiting choices to a changed selection; a kept choice that was changed is no longer kept. */
const withKept = (changed: SelectionState, kept: Kept | undefined): SelectionState => {
  const { selection: before, remedy } = changed
  if (!kept || !remedy) return { ...changed, kept }
  const { selection, waiting, dropped } = keepChoices(before, kept.waiting, remedy)
  const chosen = keptIn(selection, { ...kept.chosen, ...kept.waiting })
  const stillDropped = { ...openIn(selection, kept.dropped), ...dropped }
  return { selection, remedy, kept: { chosen, waiting, dropped: stillDropped } }
}

/**
 * Applies events in order; disallowed ones are ignored. Returns the same object when nothing
 * changes.
 */
export const applyEvents = (
  before: SelectionState,
  events: readonly SelectionEvent[],
): SelectionState => {
  const { remedy } = before
  const selection = events.reduce(
    (chosen, event) => nextSelection(chosen, event, remedy),
    before.selection,
  )
  if (selection === before.selection) return before
  const next = withKept({ selection, remedy }, before.kept)
  return { ...next, selection: withOnlySize(next.selection, remedy) }
}

/** The selection of a remedy with the choices that were typed with its name, then the kept ones. */
export const stateWith = (
  remedy: Remedy,
  typed: readonly SelectionEvent[],
  kept?: Kept,
): SelectionState =>
  withKept(
    applyEvents({ selection: emptySelection, remedy }, [
      { type: 'choose-remedy', remedy: remedy.id },
      ...typed,
    ]),
    kept,
  )

const nothingKept: Kept = { chosen: {}, waiting: {}, dropped: {} }

export const nothingChosen: SelectionState = { selection: emptySelection, remedy: undefined }

/** No remedy, and the choices of the selection for the next one. */
export const startKept = ({ selection }: SelectionState): SelectionState => ({
  ...nothingChosen,
  kept: { ...nothingKept, waiting: choicesToKeep(selection) },
})

/** Clears the choices but not the remedy. */
export const clearKept = ({ remedy, selection }: SelectionState): SelectionState => ({
  selection: remedy ? { remedy: remedy.id, quantity: selection.quantity } : emptySelection,
  remedy,
  kept: nothingKept,
})

/** The price of a selection; 'open' while it is incomplete. */
export const homeopathyQuote = (selection: Selection, prices: Prices): SelectorQuote =>
  selectorQuote(
    selection.remedy === undefined ? undefined : priceSlug(selection),
    selection.quantity,
    prices,
  )

import type { Preparation } from './form.ts'
import type { Remedy } from './remedy.ts'
import { nextSelection, type Selection, type SelectionEvent } from './selection.ts'

/** Choices of a previous remedy for the next one; the remedy and the quantity are never kept. */
export type KeptChoices = Partial<Preparation>

export type KeptResult = {
  /** With the kept choices that the remedy has. */
  selection: Selection
  /** Kept choices that need a previous step first. */
  waiting: KeptChoices
  /** Kept choices that the remedy does not have. */
  dropped: KeptChoices
}

const steps = ['scale', 'dilution', 'form', 'carrier', 'size'] as const

type KeptStep = (typeof steps)[number]

const pick = (choices: KeptChoices, isPicked: (step: KeptStep) => boolean): KeptChoices =>
  Object.fromEntries(
    steps
      .filter((step) => choices[step] !== undefined && isPicked(step))
      .map((step) => [step, choices[step]]),
  )

/** The choices of a selection that another remedy can have. */
export const choicesToKeep = (selection: Selection): KeptChoices => pick(selection, () => true)

/** The kept choices that the selection contains. */
export const keptIn = (selection: Selection, kept: KeptChoices): KeptChoices =>
  pick(kept, (step) => selection[step] === kept[step])

/** The kept choices of steps that are still open. */
export const openIn = (selection: Selection, kept: KeptChoices): KeptChoices =>
  pick(kept, (step) => selection[step] === undefined)

const eventOf = (step: KeptStep, kept: KeptChoices): SelectionEvent | undefined => {
  const { scale, dilution, form, carrier, size } = kept
  if (step === 'scale') return scale && { type: 'choose-scale', scale }
  if (step === 'dilution')
    return dilution === undefined ? undefined : { type: 'choose-dilution', dilution }
  if (step === 'form') return form && { type: 'choose-form', form }
  if (step === 'carrier') return carrier && { type: 'choose-carrier', carrier }
  return size && { type: 'choose-size', size }
}

/** A dilution belongs to its scale, carrier and size to their form. */
const ownerOf = { dilution: 'scale', carrier: 'form', size: 'form' } as const

const isReplaced = (step: KeptStep, selection: Selection, kept: KeptChoices) => {
  if (step === 'scale' || step === 'form') return false
  const owner = ownerOf[step]
  return selection[owner] !== undefined && selection[owner] !== kept[owner]
}

const isWaiting = (step: KeptStep, { dilution, form }: Selection, dropped: KeptChoices) => {
  if (step === 'form') return dilution === undefined
  return (step === 'carrier' || step === 'size') && !form && !dropped.form
}

/**
 * Adds kept choices to a selection of the remedy, in the order of the steps and by the rules of
 * `nextSelection`. A step that is chosen already stays, and replaces what belongs to the kept one.
 */
export const keepChoices = (
  selection: Selection,
  kept: KeptChoices,
  remedy: Remedy,
): KeptResult => {
  let next = selection
  const waiting: KeptChoices = {}
  const dropped: KeptChoices = {}
  for (const step of steps) {
    const event = eventOf(step, kept)
    if (!event || next[step] !== undefined || isReplaced(step, next, kept)) continue
    const before = next
    next = nextSelection(before, event, remedy)
    if (next === before)
      Object.assign(isWaiting(step, next, dropped) ? waiting : dropped, { [step]: kept[step] })
  }
  return { selection: next, waiting, dropped }
}

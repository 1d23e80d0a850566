import type { Reason } from '../../../domain/homeopathy/choices.ts'
import type { Selection } from '../../../domain/homeopathy/selection.ts'

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

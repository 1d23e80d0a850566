import type { Reason } from '../../../domain/homeopathy/reason.ts'
import type { Selection } from '../../../domain/homeopathy/selection.ts'

/** The steps in the order of the shop; the carrier is asked of Drops only. */
export const steps = ['remedy', 'scale', 'dilution', 'form', 'carrier', 'size'] as const

export type Step = (typeof steps)[number]

/** The first step that is still open; undefined when everything is chosen. */
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

/** What is to be chosen before a step can be taken; undefined when nothing stands in its way. */
export const waitsFor = (step: Step | 'quantity', selection: Selection) => {
  const next = nextStep(selection)
  if (next === undefined || next === 'size') return undefined
  // A quantity needs no more than a remedy.
  const needed = step === 'quantity' ? steps.slice(0, 1) : steps.slice(0, steps.indexOf(step))
  return needed.includes(next) ? first[next] : undefined
}

/** Whether an earlier step waits for the same: the first step after the open one says it for all. */
export const isWaitRepeated = (step: Step, selection: Selection) => {
  const next = nextStep(selection)
  const shown: readonly Step[] = steps.filter((one) => one !== 'carrier')
  const open = next === 'carrier' ? 'form' : next
  return open !== undefined && shown.indexOf(step) > shown.indexOf(open) + 1
}

import type { Selection } from '../../../domain/homeopathy/selection.ts'

/** The steps in the order of the shop; the carrier is asked of Drops only. */
export const steps = ['remedy', 'scale', 'dilution', 'form', 'carrier', 'size'] as const

export type Step = (typeof steps)[number]

/** The first step that is still open; undefined when everything is chosen. */
export const nextStep = (selection: Selection): Step | undefined =>
  steps.find(
    (step) => selection[step] === undefined && (step !== 'carrier' || selection.form === 'drops'),
  )

import type { Centimes } from '../money.ts'

/** `days` after the due day of the invoice, or of the step before; 0: no such reminder. */
export type ReminderStep = { days: number; fee: Centimes }

/** The steps that are in use: none after one that is off. */
export const usedSteps = (steps: readonly ReminderStep[]): readonly ReminderStep[] => {
  const end = steps.findIndex(({ days }) => days === 0)
  return end < 0 ? steps : steps.slice(0, end)
}

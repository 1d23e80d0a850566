import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ChoiceReason } from '../../domain/homeopathy/choices.ts'

/** The values in a reason: the names of the unavailable options, and the chosen scale. */
export type About = { names: string; scale: string }

/** Why an option is unavailable (R18); `drops-up-to-30ch` is worded as in D2 §4. */
export const homeopathyReasonMessages = {
  'remedy-first': () => msg`Choose a remedy first.`,
  'scale-first': () => msg`Choose a scale first.`,
  'dilution-first': () => msg`Choose a dilution first.`,
  'form-first': () => msg`Choose a form first.`,
  'carrier-first': () => msg`Choose a vehicle first.`,
  'scale-not-offered': ({ names }) => msg`Not available in ${names}.`,
  'dilution-not-offered': ({ names }) => msg`Not available in ${names}.`,
  'form-not-in-scale': ({ names, scale }) => msg`${names}: not available in ${scale}.`,
  'drops-up-to-30ch': () => msg`Drops are only available up to 30CH`,
  'carrier-only-for-drops': () => msg`Only Drops are made with a vehicle.`,
} satisfies Record<ChoiceReason, (about: About) => MessageDescriptor>

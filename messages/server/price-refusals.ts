import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Translate } from '../shop/preparations.ts'

/** Why a choice cannot be made; incomplete choices and values that the family does not have. */
const messages: Readonly<Record<string, MessageDescriptor>> = {
  'scale-not-offered': msg`This remedy is not made in this scale.`,
  'dilution-not-offered': msg`This remedy is not made in this dilution.`,
  'form-not-in-scale': msg`This form is not made in this scale.`,
  'drops-up-to-30ch': msg`Drops are only available up to 30CH`,
  'carrier-only-for-drops': msg`Only Drops are made with a vehicle.`,
  'carrier-first': msg`Choose a vehicle first.`,
  'size-not-in-form': msg`This form is not made in this size.`,
  'no-substances': msg`Complete a substance first.`,
  'needs-homeopathy': msg`Granules/Globuli are only available if there is at least one Homeopathy substance`,
  'not-with-plants': msg`Not made with plants or buds.`,
  'form-not-offered': msg`This salt is not made in this form.`,
}

export const unavailableMessage = (reason: string, t: Translate): string =>
  t((Object.hasOwn(messages, reason) && messages[reason]) || msg`This choice is not offered.`)

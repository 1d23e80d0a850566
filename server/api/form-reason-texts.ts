import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FormReason } from '../../domain/mixture/mixture-form.ts'

/** Why a form of a mixture cannot be chosen, in the words of D2 §4. */
export const formReasonTexts: Record<FormReason, MessageDescriptor> = {
  'no-substances': msg`Choose a substance first.`,
  'needs-homeopathy': msg`Granules/Globuli are only available if there is at least one Homeopathy substance`,
  'drops-up-to-30ch': msg`Drops are only available up to 30CH`,
  'not-with-plants': msg`not available if there is a Phyto- or Gemmotherapy substance`,
}

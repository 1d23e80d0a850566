import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FormReason } from '../../domain/mixture/mixture-form.ts'

/** Why forms are unavailable, worded as in D2 §4; `names` lists the forms. */
export const mixtureFormReasonMessages = {
  'no-substances': () => msg`Complete a substance first.`,
  'needs-homeopathy': () =>
    msg`Granules/Globuli are only available if there is at least one Homeopathy substance`,
  'drops-up-to-30ch': () => msg`Drops are only available up to 30CH`,
  'not-with-plants': (names: string) =>
    msg`${names}: not available if there is a Phyto- or Gemmotherapy substance`,
} satisfies Record<FormReason, (names: string) => MessageDescriptor>

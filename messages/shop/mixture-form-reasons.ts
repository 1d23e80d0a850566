import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FormReason } from '../../domain/mixture/mixture-form.ts'

/** Why forms are closed, in the words of D2 §4; `names` are the forms that it is said of. */
export const mixtureFormReasonMessages = {
  'no-substances': () => msg`Complete a substance first.`,
  'needs-homeopathy': () =>
    msg`Granules/Globuli are only available if there is at least one Homeopathy substance`,
  'drops-up-to-30ch': () => msg`Drops are only available up to 30CH`,
  'not-with-plants': (names: string) =>
    msg`${names}: not available if there is a Phyto- or Gemmotherapy substance`,
} satisfies Record<FormReason, (names: string) => MessageDescriptor>

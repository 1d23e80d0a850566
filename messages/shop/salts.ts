import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SaltForm } from '../../domain/catalogue/salt.ts'

/** The forms of a Schüssler salt (D2 §3). */
export const saltFormNames = {
  pl_6: msg`Tablets 6 DH`,
  pl_12: msg`Tablets 12 DH`,
  p_6: msg`Powder 6 DH`,
  p_12: msg`Powder 12 DH`,
  p: msg`Powder, undiluted`,
} satisfies Record<SaltForm, MessageDescriptor>

/** The potencies of Schüssler salts, in the usage of each language. */
export const saltPotencyNames = {
  6: msg`6 DH`,
  12: msg`12 DH`,
} satisfies Record<6 | 12, MessageDescriptor>

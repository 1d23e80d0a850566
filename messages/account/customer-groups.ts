import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CustomerGroup } from '../../domain/customer/customer-group.ts'

export const customerGroupNames: Readonly<Record<CustomerGroup, MessageDescriptor>> = {
  none: msg`No group`,
  A: msg`Group A`,
  B: msg`Group B`,
  C: msg`Group C`,
  D: msg`Group D`,
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AccountState } from '../../domain/customer/account-state.ts'

export const accountStateNames: Record<AccountState, MessageDescriptor> = {
  pending: msg`Awaiting verification`,
  active: msg`Active`,
  rejected: msg`Rejected`,
  suspended: msg`Suspended`,
}

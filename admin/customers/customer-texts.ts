import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AccountState } from '../../domain/customer/account-state.ts'
import type { Role } from '../../domain/staff/permissions.ts'

export const stateNames: Record<AccountState, MessageDescriptor> = {
  pending: msg`Waiting for verification`,
  active: msg`Active`,
  rejected: msg`Rejected`,
  suspended: msg`Suspended`,
}

export const stateColours = {
  pending: 'warning',
  active: 'success',
  suspended: 'error',
  rejected: 'default',
} as const

export const roleNames: Record<Role, MessageDescriptor> = {
  customer: msg`Customer`,
  administrator: msg`Administrator`,
  sales: msg`Sales`,
  editor: msg`Editor`,
}

export const erasureNames = {
  requested: msg`To be approved`,
  erased: msg`Erased`,
} as const

export const certificateNames = {
  expired: msg`Expired`,
  soon: msg`Expires within 60 days`,
  missing: msg`Without an expiry date`,
} as const

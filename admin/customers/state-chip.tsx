import { useLingui } from '@lingui/react'
import { Chip } from '@mui/material'
import type { AccountState } from '../../domain/customer/account-state.ts'
import { stateNames } from './customer-texts.ts'

const colours = {
  pending: 'warning',
  active: 'success',
  suspended: 'error',
  rejected: 'default',
} as const satisfies Record<AccountState, string>

export const StateChip = ({ state }: { state: AccountState }) => {
  const { _ } = useLingui()
  return (
    <Chip size="small" variant="outlined" color={colours[state]} label={_(stateNames[state])} />
  )
}

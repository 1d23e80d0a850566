import { Trans } from '@lingui/react/macro'
import SecurityIcon from '@mui/icons-material/Security'
import { ListItemIcon, ListItemText, MenuItem } from '@mui/material'
import { forwardRef } from 'react'
import { useUserMenu } from 'react-admin'
import { useNavigate } from 'react-router'
import { useSession } from './session.ts'

/** Leads to the set-up of the second factor while it is missing, later to new recovery codes. */
export const SecondFactorMenuItem = forwardRef<HTMLLIElement>((props, ref) => {
  const session = useSession()
  const navigate = useNavigate()
  const menu = useUserMenu()
  const isVerified = session?.secondFactor === 'verified'
  if (!isVerified && session?.secondFactor !== 'optional') return null
  const open = () => {
    menu?.onClose()
    navigate(isVerified ? '/second-factor#codes' : '/second-factor')
  }
  return (
    <MenuItem ref={ref} onClick={open} {...props}>
      <ListItemIcon>
        <SecurityIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>
        {isVerified ? (
          <Trans>New recovery codes</Trans>
        ) : (
          <Trans>Set up two-factor authentication</Trans>
        )}
      </ListItemText>
    </MenuItem>
  )
})

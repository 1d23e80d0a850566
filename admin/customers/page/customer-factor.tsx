import { useLingui } from '@lingui/react/macro'
import { Box, Typography } from '@mui/material'
import { useRefresh } from 'react-admin'
import { isPermitted, useSession } from '../../access/session.ts'
import { api } from '../../api/client.ts'
import { ConfirmedButton } from '../../screen/confirmed-button.tsx'
import { type Customer, nameOf } from '../customer.ts'

/** Whether the customer has a second factor; administrators remove it when the phone is lost. */
export const CustomerFactor = ({
  customer,
  onReset,
}: {
  customer: Customer
  /** All logins have ended. */
  onReset: () => void
}) => {
  const { t } = useLingui()
  const refresh = useRefresh()
  const mayReset = isPermitted(useSession(), 'staff.write') && customer.role === 'customer'
  const name = nameOf(customer)
  const reset = async () => {
    const params = { path: { id: customer.id } }
    await api.POST('/admin/accounts/{id}/reset-second-factor', { params })
    refresh()
    onReset()
  }
  return (
    <Box component="section" aria-label={t`Second factor`} sx={{ px: 2, pt: 2 }}>
      <Typography sx={{ mb: 1 }}>
        {customer.hasSecondFactor
          ? t`A login needs the password and a code of an authenticator app.`
          : t`A login needs the password only: no authenticator app is set up.`}
      </Typography>
      {customer.hasSecondFactor && mayReset && (
        <ConfirmedButton
          label={t`Reset the authenticator app`}
          variant="outlined"
          question={{
            title: t`Reset the authenticator app of ${name}?`,
            content: t`Do this when the phone is lost, and be sure that it is ${name} who asks. All logins end, the next one needs the password only, and ${name} receives a mail.`,
            confirm: t`Reset the authenticator app`,
          }}
          action={reset}
          done={t`The authenticator app has been removed.`}
        />
      )}
    </Box>
  )
}

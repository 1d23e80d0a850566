import { useLingui } from '@lingui/react/macro'
import AlternateEmailIcon from '@mui/icons-material/AlternateEmail'
import MailIcon from '@mui/icons-material/MailOutlined'
import { Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { ActionDialog } from '../../screen/confirm-dialog.tsx'
import { ConfirmedButton } from '../../screen/confirmed-button.tsx'
import type { Customer } from '../customer.ts'

/** Changes the address of a customer, or sends the link to choose a password. */
export const LoginActions = ({ customer: { id, email, state } }: { customer: Customer }) => {
  const { t } = useLingui()
  const [typed, setTyped] = useState<string>()
  const params = { path: { id } }
  return (
    <>
      <Button startIcon={<AlternateEmailIcon />} onClick={() => setTyped(email)}>
        {email ? t`Change the e-mail address` : t`Add an e-mail address`}
      </Button>
      {typed !== undefined && (
        <ActionDialog
          isForm
          title={email ? t`Change the e-mail address` : t`Add an e-mail address`}
          content={
            <>
              <Typography>
                {email
                  ? t`The customer logs in with this address and receives all e-mails there. A message is sent to this address and to the previous one.`
                  : t`The customer receives all e-mails at this address. To give access to the shop as well, invite the customer afterwards.`}
              </Typography>
              <TextField
                required
                autoFocus
                type="email"
                label={t`E-mail`}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            </>
          }
          confirm={t`Save the address`}
          isReady={typed.trim() !== '' && typed !== email}
          action={() => api.POST('/admin/accounts/{id}/email', { params, body: { email: typed } })}
          done={t`The address has been saved.`}
          onClose={() => setTyped(undefined)}
        />
      )}
      {email && state === 'active' && (
        <ConfirmedButton
          size="medium"
          startIcon={<MailIcon />}
          label={t`Invite to the shop`}
          question={{
            title: t`Invite to the shop?`,
            content: t`${email} will receive a link to choose a password. It is valid for 7 days; the previous link no longer works.`,
            confirm: t`Send the invitation`,
          }}
          action={() => api.POST('/admin/accounts/{id}/invitation', { params })}
          done={t`The invitation has been sent.`}
        />
      )}
    </>
  )
}

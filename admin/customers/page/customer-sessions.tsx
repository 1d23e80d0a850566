import { useLingui } from '@lingui/react/macro'
import { Box, List, ListItem, ListItemText, Typography } from '@mui/material'
import { useIsPermitted } from '../../access/session.ts'
import { api } from '../../api/client.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { timeText } from '../../i18n/swiss-time.ts'
import { ConfirmedButton } from '../../screen/confirmed-button.tsx'
import { LoadedPart } from '../../screen/loaded-part.tsx'
import { type Customer, nameOf } from '../customer.ts'

/** Whether the customer has a second factor; administrators remove it when the phone is lost. */
const CustomerFactor = ({ customer }: { customer: Customer }) => {
  const { t } = useLingui()
  const mayReset = useIsPermitted('staff.write') && customer.role === 'customer'
  const name = nameOf(customer)
  const params = { path: { id: customer.id } }
  return (
    <Box component="section" aria-label={t`Two-factor authentication`} sx={{ px: 2, pt: 2 }}>
      <Typography sx={{ mb: 1 }}>
        {customer.hasSecondFactor
          ? t`Logging in requires the password and a code from an authenticator app.`
          : t`Logging in requires only the password: no authenticator app is set up.`}
      </Typography>
      {customer.hasSecondFactor && mayReset && (
        <ConfirmedButton
          label={t`Reset the authenticator app`}
          variant="outlined"
          question={{
            title: t`Reset the authenticator app of ${name}?`,
            content: t`Do this if the phone is lost, and make sure that it is ${name} who is asking. All sessions will end, the next login will need only the password, and ${name} will receive an e-mail.`,
            confirm: t`Reset the authenticator app`,
          }}
          action={() => api.POST('/admin/accounts/{id}/reset-second-factor', { params })}
          done={t`The authenticator app has been removed.`}
        />
      )}
    </Box>
  )
}

/** Where the customer is logged in; staff can log the customer out, for instance after a theft. */
export const CustomerSessions = ({ customer }: { customer: Customer }) => {
  const { t } = useLingui()
  const params = { path: { id: customer.id } }
  const loaded = useAnswer('/admin/accounts/{id}/sessions', { params })
  const end = (session?: string) =>
    api
      .POST('/admin/accounts/{id}/end-sessions', { params, body: session ? { session } : {} })
      .finally(loaded.retry)
  return (
    <>
      <CustomerFactor customer={customer} />
      <LoadedPart loaded={loaded}>
        {(sessions) =>
          sessions.length === 0 ? (
            <Typography>{t`This customer is not logged in on any device.`}</Typography>
          ) : (
            <>
              <List disablePadding>
                {sessions.map(({ id, browser, system, since, lastSeen }) => {
                  const device = [browser, system].filter(Boolean).join(', ') || t`Unknown device`
                  const [first, last] = [timeText(since), timeText(lastSeen)]
                  return (
                    <ListItem key={id} divider sx={{ flexWrap: 'wrap' }}>
                      <ListItemText
                        sx={{ minWidth: '12rem' }}
                        primary={device}
                        secondary={t`Logged in on ${first}, last used on ${last}`}
                      />
                      <ConfirmedButton
                        label={t`Log out`}
                        aria-label={t`Log out on ${device}`}
                        action={() => end(id)}
                        done={t`The customer has been logged out there.`}
                      />
                    </ListItem>
                  )
                })}
              </List>
              <Box sx={{ mt: 2 }}>
                <ConfirmedButton
                  label={t`Log out on all devices`}
                  color="error"
                  question={{
                    title: t`Log out on all devices?`,
                    content: t`The customer will have to log in again everywhere. Carts and orders are kept.`,
                    confirm: t`Log out everywhere`,
                  }}
                  action={() => end()}
                  done={t`The customer has been logged out there.`}
                />
              </Box>
            </>
          )
        }
      </LoadedPart>
    </>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { Button, List, ListItem, ListItemText, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../../api/client.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { timeText } from '../../i18n/swiss-time.ts'
import { ConfirmDialog } from '../../screen/confirm-dialog.tsx'
import { LoadedPart } from '../../screen/loaded-part.tsx'
import type { Customer } from '../customer.ts'
import { CustomerFactor } from './customer-factor.tsx'

/** Where the customer is logged in; staff can log the customer out, for instance after a theft. */
export const CustomerSessions = ({ customer }: { customer: Customer }) => {
  const { t } = useLingui()
  const notify = useNotify()
  const params = { path: { id: customer.id } }
  const loaded = useAnswer('/admin/accounts/{id}/sessions', { params })
  const [isAsking, setAsking] = useState(false)
  const end = async (session?: string) => {
    setAsking(false)
    try {
      const body = session ? { session } : {}
      await api.POST('/admin/accounts/{id}/end-sessions', { params, body })
      notify(t`The customer is logged out there.`)
    } catch (error) {
      notify(error instanceof Error ? error.message : '', { type: 'error' })
    }
    loaded.retry()
  }
  return (
    <>
      <CustomerFactor customer={customer} onReset={loaded.retry} />
      <LoadedPart loaded={loaded}>
        {(sessions) =>
          sessions.length === 0 ? (
            <Typography>
              <Trans>This customer is not logged in on any device.</Trans>
            </Typography>
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
                      <Button onClick={() => end(id)} aria-label={t`Log out on ${device}`}>
                        <Trans>Log out</Trans>
                      </Button>
                    </ListItem>
                  )
                })}
              </List>
              <Button color="error" sx={{ mt: 2 }} onClick={() => setAsking(true)}>
                <Trans>Log out on all devices</Trans>
              </Button>
              <ConfirmDialog
                isOpen={isAsking}
                title={t`Log out on all devices?`}
                content={t`The customer has to log in again everywhere. Carts and orders stay.`}
                confirm={t`Log out everywhere`}
                onConfirm={() => end()}
                onClose={() => setAsking(false)}
              />
            </>
          )
        }
      </LoadedPart>
    </>
  )
}

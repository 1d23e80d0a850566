import { Trans, useLingui } from '@lingui/react/macro'
import { Button, List, ListItem, ListItemText, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { components } from '../../api/generated/api.ts'
import { send } from '../../api/send.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { timeText } from '../../i18n/swiss-time.ts'
import { ConfirmDialog } from '../../screen/confirm-dialog.tsx'
import { LoadedPart } from '../../screen/loaded-part.tsx'
import type { Customer } from '../customer.ts'
import { CustomerFactor } from './customer-factor.tsx'

type Session = components['schemas']['CustomerSession']

/** Where the customer is logged in; staff can log the customer out, for instance after a theft. */
export const CustomerSessions = ({ customer }: { customer: Customer }) => {
  const { t } = useLingui()
  const notify = useNotify()
  const loaded = useAnswer<Session[]>(`accounts/${customer.id}/sessions`)
  const [isAsking, setAsking] = useState(false)
  const end = async (session?: string) => {
    setAsking(false)
    try {
      const body = session ? { session } : {}
      await send(`accounts/${customer.id}/end-sessions`, { method: 'POST', body })
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

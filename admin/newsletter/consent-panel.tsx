import { useLingui } from '@lingui/react/macro'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Box, Typography } from '@mui/material'
import { useRecordContext, useRefresh } from 'react-admin'
import { isPermitted, useSession } from '../access/session.ts'
import { api } from '../api/client.ts'
import { timeText } from '../i18n/swiss-time.ts'
import { kindTexts } from '../inbox/entry-texts.ts'
import { ConfirmedButton } from '../screen/confirmed-button.tsx'
import { Fact, Facts } from '../screen/facts.tsx'
import type { Subscriber } from './subscriber.ts'

const SubscriberActions = ({ id, email, state }: Subscriber) => {
  const { t } = useLingui()
  const refresh = useRefresh()
  return (
    <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
      {state !== 'unsubscribed' && (
        <ConfirmedButton
          label={t`Unsubscribe`}
          variant="outlined"
          question={{
            title: t`Unsubscribe ${email}?`,
            content: t`The address receives no newsletter any more. Only the person can subscribe again. The proof of consent stays stored.`,
            confirm: t`Unsubscribe the address`,
          }}
          action={async () => {
            await api.POST('/admin/newsletter/{id}/unsubscribe', { params: { path: { id } } })
            refresh()
          }}
          done={t`${email} is unsubscribed.`}
        />
      )}
      <ConfirmedButton
        label={t`Erase`}
        color="error"
        startIcon={<DeleteIcon />}
        question={{
          title: t`Erase ${email}?`,
          content: t`The address and its proof of consent are erased for good. Do so when the person asks for it.`,
          confirm: t`Erase the address`,
        }}
        action={async () => {
          await api.DELETE('/admin/newsletter/{id}', { params: { path: { id } } })
          refresh()
        }}
        done={t`The address has been erased.`}
      />
    </Box>
  )
}

/** The proof of consent: what was agreed to, when, and where. */
export const ConsentPanel = () => {
  const { t, i18n } = useLingui()
  const session = useSession()
  const one = useRecordContext<Subscriber>()
  if (!one) return null
  const facts = [
    [t`Text of the consent`, one.consentText],
    [t`Form used`, one.source && i18n._(kindTexts[one.source])],
    [t`Requested`, timeText(one.requestedAt)],
    [t`Confirmed by the link in the mail`, timeText(one.confirmedAt)],
    [
      one.isUnsubscribedByStaff ? t`Unsubscribed by the staff` : t`Unsubscribed`,
      timeText(one.unsubscribedAt),
    ],
  ] as const
  return (
    <Box component="section" aria-label={t`Proof of consent`} sx={{ p: 2 }}>
      <Typography variant="h6" component="h2">{t`Proof of consent`}</Typography>
      <Facts>
        {facts.map(([label, value]) => (
          <Fact key={label} label={label}>
            {value || '–'}
          </Fact>
        ))}
      </Facts>
      {isPermitted(session, 'newsletter.write') && <SubscriberActions {...one} />}
    </Box>
  )
}

import { useLingui } from '@lingui/react/macro'
import { Alert, Box, Card, CardContent, Typography } from '@mui/material'
import { Show, useRecordContext, useRedirect } from 'react-admin'
import { useIsPermitted, useSession } from '../access/session.ts'
import { timeText } from '../i18n/swiss-time.ts'
import { BackToListActions } from '../screen/edit-screen.tsx'
import { Fact, Facts } from '../screen/facts.tsx'
import { mailKindTexts, type QueuedMail } from './mail.ts'
import { MailActions } from './mail-actions.tsx'
import { MailPreview } from './mail-preview.tsx'
import { MailReason } from './mail-reason.tsx'
import { MailStateChip } from './mail-state-chip.tsx'

const MailFacts = () => {
  const { t } = useLingui()
  const mayWrite = useIsPermitted('mails.write')
  const redirect = useRedirect()
  const session = useSession()
  const mail = useRecordContext<QueuedMail>()
  if (!mail) return null
  const kind = mailKindTexts[mail.kind]
  const { endedAt, nextAttemptAt } = mail
  return (
    <Card variant="outlined" sx={{ mb: 2 }}>
      <CardContent>
        <Typography
          variant="h5"
          component="h2"
          sx={{ mb: 1, display: 'flex', gap: 1.5, alignItems: 'center' }}
        >
          {kind ? t(kind) : mail.kind}
          <MailStateChip state={mail.state} />
        </Typography>
        {mail.reason && (
          <Alert severity={mail.state === 'failed' ? 'error' : 'warning'} sx={{ mb: 2 }}>
            <MailReason reason={mail.reason} />
          </Alert>
        )}
        {mail.state === 'not-needed' && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {t`Nothing was sent, as it was no longer needed.`}
          </Alert>
        )}
        <Facts>
          <Fact label={t`Recipient`}>{mail.recipient}</Fact>
          <Fact label={t`Created`}>{timeText(mail.createdAt)}</Fact>
          {endedAt && (
            <Fact label={mail.state === 'sent' && session?.hasMailServer ? t`Sent` : t`Ended`}>
              {timeText(endedAt)}
            </Fact>
          )}
          {nextAttemptAt && <Fact label={t`Next attempt`}>{timeText(nextAttemptAt)}</Fact>}
          <Fact label={t`Attempts`}>{String(mail.attempts)}</Fact>
        </Facts>
        {mayWrite && (
          <Box sx={{ mt: 2 }}>
            <MailActions mail={mail} onDiscard={() => redirect('list', 'mails')} />
          </Box>
        )}
      </CardContent>
    </Card>
  )
}

const MailTitle = () => {
  const { t } = useLingui()
  const mail = useRecordContext<QueuedMail>()
  const kind = mail && mailKindTexts[mail.kind]
  return kind ? t(kind) : null
}

const Preview = () => {
  const mail = useRecordContext<QueuedMail>()
  return mail ? <MailPreview id={mail.id} /> : null
}

/** One mail: its state, why it failed, and what it looks like. */
export const MailShow = () => (
  <Show title={<MailTitle />} component="div" actions={<BackToListActions />}>
    <MailFacts />
    <Preview />
  </Show>
)

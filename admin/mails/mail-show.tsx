import { Trans, useLingui } from '@lingui/react/macro'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import ReplayIcon from '@mui/icons-material/Replay'
import { Alert, Box, Card, CardContent, Chip, Typography } from '@mui/material'
import {
  ListButton,
  Show,
  TopToolbar,
  useRecordContext,
  useRedirect,
  useRefresh,
} from 'react-admin'
import { isPermitted, useSession } from '../access/session.ts'
import { send } from '../api/send.ts'
import { timeText } from '../i18n/swiss-time.ts'
import { ConfirmedButton } from '../screen/confirmed-button.tsx'
import { Fact, Facts } from '../screen/facts.tsx'
import { mailKindTexts, mailStateColours, mailStateTexts, type QueuedMail } from './mail.ts'
import { MailPreview } from './mail-preview.tsx'

const Acts = ({ id, state, canResend, recipient }: QueuedMail) => {
  const { t } = useLingui()
  const refresh = useRefresh()
  const redirect = useRedirect()
  const post = (verb: string) => async () => {
    await send(`mails/${id}/${verb}`, { method: 'POST' })
    refresh()
  }
  const hasFailed = state === 'failed' || state === 'retrying'
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {hasFailed && (
        <ConfirmedButton
          label={t`Send now`}
          variant="contained"
          startIcon={<ReplayIcon />}
          act={post('retry')}
          done={t`The mail is being sent. Reload the page to see whether it worked.`}
        />
      )}
      {canResend && (
        <ConfirmedButton
          label={t`Send again`}
          variant="outlined"
          startIcon={<ReplayIcon />}
          question={{
            title: t`Send this mail again?`,
            content: t`${recipient} receives it a second time, written with the present data.`,
          }}
          act={post('resend')}
          done={t`The mail is sent again.`}
        />
      )}
      {hasFailed && (
        <ConfirmedButton
          label={t`Discard`}
          color="error"
          startIcon={<DeleteIcon />}
          question={{
            title: t`Discard this mail?`,
            content: t`It is never sent. Nobody is told about it.`,
          }}
          act={async () => {
            await send(`mails/${id}`, { method: 'DELETE' })
            redirect('list', 'mails')
          }}
          done={t`The mail has been discarded.`}
        />
      )}
    </Box>
  )
}

const MailFacts = () => {
  const { t, i18n } = useLingui()
  const session = useSession()
  const mail = useRecordContext<QueuedMail>()
  if (!mail) return null
  const kind = mailKindTexts[mail.kind]
  const facts = [
    [t`Recipient`, mail.recipient],
    [t`Created`, timeText(mail.createdAt)],
    [mail.state === 'sent' ? t`Sent` : t`Ended`, mail.endedAt && timeText(mail.endedAt)],
    [t`Next attempt`, mail.nextAttemptAt && timeText(mail.nextAttemptAt)],
    [t`Attempts`, String(mail.attempts)],
  ] as const
  return (
    <Card variant="outlined" sx={{ mb: 2 }}>
      <CardContent>
        <Typography variant="h5" component="h2" sx={{ mb: 1 }}>
          {kind ? i18n._(kind) : mail.kind}{' '}
          <Chip
            size="small"
            variant="outlined"
            color={mailStateColours[mail.state]}
            label={i18n._(mailStateTexts[mail.state])}
          />
        </Typography>
        {mail.reason && (
          <Alert severity={mail.state === 'failed' ? 'error' : 'warning'} sx={{ mb: 2 }}>
            <Trans>The mail server gave this reason:</Trans> {mail.reason}
          </Alert>
        )}
        {mail.state === 'not-needed' && (
          <Alert severity="info" sx={{ mb: 2 }}>
            <Trans>Nothing was sent, since it was not needed any more.</Trans>
          </Alert>
        )}
        <Facts>
          {facts.map(
            ([label, value]) =>
              value && (
                <Fact key={label} label={label}>
                  {value}
                </Fact>
              ),
          )}
        </Facts>
        {isPermitted(session, 'mails.write') && <Acts {...mail} />}
      </CardContent>
    </Card>
  )
}

const MailTitle = () => {
  const { i18n } = useLingui()
  const mail = useRecordContext<QueuedMail>()
  const kind = mail && mailKindTexts[mail.kind]
  return kind ? i18n._(kind) : null
}

const Preview = () => {
  const mail = useRecordContext<QueuedMail>()
  return mail ? <MailPreview id={mail.id} /> : null
}

/** One mail: its state, why it failed, and what it looks like. */
export const MailShow = () => (
  <Show
    title={<MailTitle />}
    component="div"
    actions={
      <TopToolbar>
        <ListButton />
      </TopToolbar>
    }
  >
    <MailFacts />
    <Preview />
  </Show>
)

import { useLingui } from '@lingui/react/macro'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import ReplayIcon from '@mui/icons-material/Replay'
import { Box } from '@mui/material'
import { useRefresh } from 'react-admin'
import { api } from '../api/client.ts'
import { ConfirmedButton } from '../screen/confirmed-button.tsx'
import type { QueuedMail } from './mail.ts'

/** By then the server has usually tried to send it. */
const sendingMs = 3_000

/** What can be done with a mail. `onDiscard`: after it was deleted; else the screen is reloaded. */
export const MailActions = ({
  mail: { id, state, canResend, recipient },
  onDiscard,
}: {
  mail: QueuedMail
  onDiscard?: () => void
}) => {
  const { t } = useLingui()
  const refresh = useRefresh()
  const params = { path: { id } }
  const post = (verb: 'retry' | 'resend') => async () => {
    await api.POST(`/admin/mails/{id}/${verb}`, { params })
    setTimeout(refresh, sendingMs)
  }
  const hasFailed = state === 'failed' || state === 'retrying'
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {hasFailed && (
        <ConfirmedButton
          label={t`Send now`}
          variant="contained"
          startIcon={<ReplayIcon />}
          action={post('retry')}
          done={t`The e-mail is being sent. You will see here shortly whether it was sent.`}
        />
      )}
      {canResend && (
        <ConfirmedButton
          label={t`Send again`}
          variant="outlined"
          startIcon={<ReplayIcon />}
          question={{
            title: t`Send this e-mail again?`,
            content: t`${recipient} will receive it a second time, written with the current data.`,
            confirm: t`Send the e-mail again`,
          }}
          action={post('resend')}
          done={t`The e-mail is being sent again.`}
        />
      )}
      {hasFailed && (
        <ConfirmedButton
          label={t`Discard`}
          color="error"
          startIcon={<DeleteIcon />}
          question={{
            title: t`Discard this e-mail?`,
            content: t`It will never be sent. Nobody will be notified.`,
            confirm: t`Discard the e-mail`,
          }}
          action={() => api.DELETE('/admin/mails/{id}', { params })}
          done={t`The e-mail has been discarded.`}
          {...(onDiscard && { onDone: onDiscard })}
        />
      )}
    </Box>
  )
}

import { useLingui } from '@lingui/react/macro'
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined'
import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useIsPermitted } from '../../access/session.ts'
import { api, type Schemas } from '../../api/client.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { dayText, today } from '../../i18n/swiss-time.ts'
import { ConfirmedButton } from '../../screen/confirmed-button.tsx'
import { LoadedPart } from '../../screen/loaded-part.tsx'
import { useAction } from '../../screen/use-action.ts'
import type { Customer } from '../customer.ts'

type Pause = Pick<Schemas['ReminderPause'], 'until' | 'note'>

type PauseProps = { pause: Pause; save: (pause: Pause) => Promise<unknown>; onSaved: () => void }

const PauseState = ({ pause: { until, note }, save, onSaved }: PauseProps) => {
  const { t } = useLingui()
  const mayWrite = useIsPermitted('payments.write')
  const day = dayText(until)
  return (
    <Alert
      severity={until && until < today() ? 'info' : 'warning'}
      action={
        mayWrite && (
          <ConfirmedButton
            label={t`End the pause`}
            action={() => save({ until: null, note: '' })}
            done={t`Reminders are sent again.`}
            onDone={onSaved}
          />
        )
      }
    >
      <Box sx={{ fontWeight: 500 }}>
        {until ? t`No reminders until ${day}` : t`No reminders, for good`}
      </Box>
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note}</Box>
    </Alert>
  )
}

const PauseForm = ({ save, onSaved }: Omit<PauseProps, 'pause'>) => {
  const { t } = useLingui()
  const { perform, isSending } = useAction()
  const [until, setUntil] = useState('')
  const [note, setNote] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await perform(save({ until: until || null, note }), t`Reminders are paused.`)) onSaved()
  }
  return (
    <Stack component="form" onSubmit={submit} spacing={2} sx={{ maxWidth: '40rem' }}>
      <TextField
        type="date"
        label={t`No reminders until`}
        helperText={t`Empty: no reminders for good.`}
        value={until}
        onChange={({ target }) => setUntil(target.value)}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today() } }}
      />
      <TextField
        label={t`What is agreed`}
        helperText={t`Such as instalments with their days. Only staff can read it.`}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <Box>
        <Button type="submit" variant="contained" disabled={isSending || note.trim() === ''}>
          {t`Pause the reminders`}
        </Button>
      </Box>
    </Stack>
  )
}

/** The customer’s statement of account, and what is agreed about reminders. */
export const CustomerInvoices = ({ customer: { id } }: { customer: Customer }) => {
  const { t } = useLingui()
  const mayWrite = useIsPermitted('payments.write')
  const params = { path: { id } }
  const loaded = useAnswer('/admin/accounts/{id}/reminder-pause', { params })
  const save = (body: Pause) => api.PUT('/admin/accounts/{id}/reminder-pause', { params, body })
  const { retry } = loaded
  return (
    <LoadedPart loaded={loaded}>
      {(pause) => (
        <Stack spacing={3} sx={{ alignItems: 'start' }}>
          {pause.openInvoices === 0 ? (
            <Typography>{t`No invoice is open.`}</Typography>
          ) : (
            <Button
              variant="outlined"
              startIcon={<PdfIcon />}
              href={`/api/admin/accounts/${id}/statement.pdf`}
              target="_blank"
              rel="noreferrer"
            >
              {t`Statement of account`}
            </Button>
          )}
          <Box component="section" sx={{ width: '100%' }}>
            <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
              {t`Reminders`}
            </Typography>
            {pause.note && <PauseState pause={pause} save={save} onSaved={retry} />}
            {!pause.note && mayWrite && <PauseForm save={save} onSaved={retry} />}
          </Box>
        </Stack>
      )}
    </LoadedPart>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Stack, TextField, Typography } from '@mui/material'
import { useLogout } from 'react-admin'
import { api } from '../api/client.ts'
import { setSession } from './session.ts'
import { useSubmission } from './use-submission.ts'

/** The field for a code of the app or a recovery code. */
export const CodeForm = ({ onDone }: { onDone: () => void }) => {
  const { t } = useLingui()
  const logout = useLogout()
  const { submit, isSending, error } = useSubmission(async (values) => {
    const code = String(values.get('code') ?? '').trim()
    const { data } = await api.POST('/admin/session/second-factor', { body: { code } })
    setSession(data)
    onDone()
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack spacing={2.5}>
        <Typography>
          <Trans>
            Enter the six digits that your authenticator app shows. Without your phone, enter one of
            your recovery codes.
          </Trans>
        </Typography>
        {error && <Alert severity="error">{error}</Alert>}
        <TextField
          name="code"
          label={t`Code`}
          autoComplete="one-time-code"
          slotProps={{ htmlInput: { inputMode: 'text', autoCapitalize: 'off', spellCheck: false } }}
          autoFocus
          required
          fullWidth
        />
        <Button type="submit" variant="contained" size="large" loading={isSending}>
          {t`Continue`}
        </Button>
        <Button onClick={() => logout()}>{t`Log out`}</Button>
      </Stack>
    </form>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLogout } from 'react-admin'
import { onSessionEnd } from '../api/session-end.ts'
import { CredentialFields } from './access-fields.tsx'
import { CodeForm } from './code-form.tsx'
import { openSession, setSession, useSession } from './session.ts'
import { useSubmission } from './use-submission.ts'

/** Asks for the login over the shown screen when the session has ended; what was typed stays. */
export const LoginAgain = () => {
  const { t } = useLingui()
  const session = useSession()
  const idleMinutes = session?.idleMinutes ?? 60
  const queries = useQueryClient()
  const logout = useLogout()
  const [step, setStep] = useState<'password' | 'code'>()
  useEffect(() => onSessionEnd(() => setStep((current) => current ?? 'password')), [])
  const finish = () => {
    setStep(undefined)
    queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
  }
  const { submit, isSending, error } = useSubmission(async (values) => {
    const body = {
      email: String(values.get('email') ?? ''),
      password: String(values.get('password') ?? ''),
    }
    const data = await openSession(body)
    // Another person's screen and rights.
    if (data?.id !== session?.id) return window.location.reload()
    if (data?.secondFactor === 'pending') return setStep('code')
    setSession(data)
    finish()
  })
  if (!step) return null
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby="login-again">
      <DialogTitle id="login-again">{t`Please log in again`}</DialogTitle>
      <DialogContent>
        {step === 'code' && <CodeForm onDone={finish} />}
        {step === 'password' && (
          <Stack component="form" id="login-again-form" onSubmit={submit} noValidate spacing={2.5}>
            <Typography>
              <Trans>
                Your session has ended: this happens after {idleMinutes} minutes without use. What
                you have typed is still there.
              </Trans>
            </Typography>
            {error && <Alert severity="error">{error}</Alert>}
            <CredentialFields email={session?.email} />
          </Stack>
        )}
      </DialogContent>
      {step === 'password' && (
        <DialogActions>
          <Button onClick={() => logout()}>{t`Log out`}</Button>
          <Button type="submit" form="login-again-form" variant="contained" loading={isSending}>
            {t`Log in`}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  )
}

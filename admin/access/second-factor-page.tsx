import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Stack, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { Loading } from 'react-admin'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { api } from '../api/client.ts'
import { AccessFrame } from './access-frame.tsx'
import { AppCodeField } from './app-code-field.tsx'
import { CodeForm } from './code-form.tsx'
import { Enrolment } from './enrolment.tsx'
import { OwnPasswordField } from './own-password-field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { loadSession, useSession } from './session.ts'
import { useSubmission } from './use-submission.ts'

/** Replaces the recovery codes, after a code of the app. */
const RenewCodes = () => {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [codes, setCodes] = useState<readonly string[]>()
  const { submit, isSending, error } = useSubmission(async (values) => {
    const code = String(values.get('code') ?? '').trim()
    const path = '/admin/session/second-factor/recovery-codes'
    const password = String(values.get('password') ?? '')
    const { data } = await api.POST(path, { body: { code, password } })
    setCodes(data.recoveryCodes)
  })
  const leave = () => navigate('/', { replace: true })
  if (codes) return <RecoveryCodes codes={codes} onDone={leave} />
  return (
    <form onSubmit={submit} noValidate>
      <Stack spacing={2.5}>
        <Typography>
          <Trans>
            New recovery codes replace all former ones. Enter the six digits that your authenticator
            app shows.
          </Trans>
        </Typography>
        {error && <Alert severity="error">{error}</Alert>}
        <AppCodeField autoFocus />
        <OwnPasswordField />
        <Button type="submit" variant="contained" size="large" loading={isSending}>
          {t`Create new codes`}
        </Button>
        <Button onClick={leave}>{t`Not now`}</Button>
      </Stack>
    </form>
  )
}

/** Asks for the code of the second factor, sets it up, or renews the recovery codes. */
export const SecondFactorPage = () => {
  const { t } = useLingui()
  const session = useSession()
  const navigate = useNavigate()
  const { hash } = useLocation()
  useEffect(() => {
    loadSession().catch(() => navigate('/login', { replace: true }))
  }, [navigate])
  if (!session) return <Loading />
  if (session.secondFactor === 'verified')
    return hash === '#codes' ? (
      <AccessFrame title={t`New recovery codes`}>
        <RenewCodes />
      </AccessFrame>
    ) : (
      <Navigate to="/" replace />
    )
  return session.secondFactor === 'pending' ? (
    <AccessFrame title={t`Confirm that it is you`}>
      <CodeForm onDone={() => navigate('/', { replace: true })} />
    </AccessFrame>
  ) : (
    <AccessFrame title={t`Protect your account`}>
      <Enrolment isOptional={session.secondFactor === 'optional'} />
    </AccessFrame>
  )
}

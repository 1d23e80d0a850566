import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Box, Button, Skeleton, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Loading } from 'react-admin'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { api } from '../api/client.ts'
import { saveFile } from '../api/save-file.ts'
import { AppCodeField, PasswordField } from './access-fields.tsx'
import { AccessFrame } from './access-frame.tsx'
import { CodeForm } from './code-form.tsx'
import { loadSession, setSession, useSession } from './session.ts'
import { useSubmission } from './use-submission.ts'

/** Shows the recovery codes once, to be saved. */
const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  const { t } = useLingui()
  return (
    <Stack spacing={2.5}>
      <Alert severity="warning">
        <Trans>
          Save these recovery codes now: they are shown only once. Each replaces the app a single
          time, for instance if you lose your phone.
        </Trans>
      </Alert>
      <Box
        component="ul"
        aria-label={t`Recovery codes`}
        sx={{ columnCount: 2, fontFamily: 'monospace', listStyle: 'none', p: 0 }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Button
        variant="outlined"
        onClick={() => saveFile(new Blob([codes.join('\n')]), `${t`Recovery codes`}.txt`)}
      >
        {t`Save as a file`}
      </Button>
      <Button variant="contained" onClick={onDone}>
        {t`I have saved the codes`}
      </Button>
    </Stack>
  )
}

/** The secret in groups of four, for typing. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** A new secret, the same until the page is left. */
const useEnrolment = () =>
  useQuery({
    queryKey: ['second factor'],
    queryFn: async () => (await api.POST('/admin/session/second-factor/enrolment')).data,
    retry: false,
    staleTime: 'static',
    gcTime: 0,
  })

/** Sets up the second factor: QR code, first code, recovery codes. */
const Enrolment = ({ isOptional }: { isOptional: boolean }) => {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { data: secret, isError: isFailed } = useEnrolment()
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>()
  const { submit, isSending, error } = useSubmission(async (values) => {
    const code = String(values.get('code') ?? '').trim()
    const password = String(values.get('password') ?? '')
    const { data } = await api.POST('/admin/session/second-factor/confirmation', {
      body: { secret: secret?.secret ?? '', code, password },
    })
    setRecoveryCodes(data.recoveryCodes)
  })
  const finish = async () => {
    setSession(undefined)
    await loadSession()
    navigate('/', { replace: true })
  }
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onDone={finish} />
  if (isFailed)
    return (
      <Alert severity="error">{t`The set-up could not be started. Please reload the page.`}</Alert>
    )
  return (
    <form onSubmit={submit} noValidate>
      <Stack spacing={2.5}>
        <Typography>
          <Trans>
            Scan this code with an authenticator app on your phone. From then on, logging in
            requires your password and a code from the app.
          </Trans>
        </Typography>
        {secret ? (
          <Box
            component="img"
            src={`data:image/svg+xml,${encodeURIComponent(secret.qrSvg)}`}
            alt={t`QR code for the authenticator app`}
            sx={{ width: 200, height: 200, alignSelf: 'center' }}
          />
        ) : (
          <Skeleton variant="rectangular" width={200} height={200} sx={{ alignSelf: 'center' }} />
        )}
        <Typography variant="body2">
          {t`Or enter this key in the app:`}
          <Box component="code" sx={{ display: 'block', overflowWrap: 'anywhere', mt: 0.5 }}>
            {grouped(secret?.secret ?? '')}
          </Box>
        </Typography>
        {error && <Alert severity="error">{error}</Alert>}
        <AppCodeField />
        <PasswordField label={t`Your password`} />
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={isSending}
          disabled={!secret}
        >
          {t`Connect the app`}
        </Button>
        {isOptional && <Button onClick={() => navigate('/')}>{t`Not now`}</Button>}
      </Stack>
    </form>
  )
}

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
            New recovery codes replace all previous ones. Enter the six digits that your
            authenticator app shows.
          </Trans>
        </Typography>
        {error && <Alert severity="error">{error}</Alert>}
        <AppCodeField autoFocus />
        <PasswordField label={t`Your password`} />
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

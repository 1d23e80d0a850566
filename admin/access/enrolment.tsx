import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Box, Button, Skeleton, Stack, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { api, type DataOf } from '../api/client.ts'
import { AppCodeField } from './app-code-field.tsx'
import { OwnPasswordField } from './own-password-field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { loadSession, setSession } from './session.ts'
import { useSubmission } from './use-submission.ts'

/** The secret in groups of four, for typing. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

const useEnrolment = () => {
  const [secret, setSecret] = useState<DataOf<'post', '/admin/session/second-factor/enrolment'>>()
  const [isFailed, setIsFailed] = useState(false)
  useEffect(() => {
    let isShown = true
    api
      .POST('/admin/session/second-factor/enrolment')
      .then(({ data }) => isShown && setSecret(data))
      .catch(() => isShown && setIsFailed(true))
    return () => {
      isShown = false
    }
  }, [])
  return { secret, isFailed }
}

/** Sets up the second factor: QR code, first code, recovery codes. */
export const Enrolment = ({ isOptional }: { isOptional: boolean }) => {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { secret, isFailed } = useEnrolment()
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
            Scan this code with an authenticator app on your phone. From then on, a login needs your
            password and a code of the app.
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
        <OwnPasswordField />
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

import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Link, Stack, TextField } from '@mui/material'
import { useLogin } from 'react-admin'
import { AccessFrame } from './access-frame.tsx'
import { useSubmission } from './use-submission.ts'

/** The login of staff. */
export const LoginPage = () => {
  const { t, i18n } = useLingui()
  const login = useLogin()
  const { submit, isSending, error } = useSubmission(async (values) => {
    await login({ email: values.get('email'), password: values.get('password') })
  })
  return (
    <AccessFrame title={t`Back office`}>
      <form onSubmit={submit} noValidate>
        <Stack spacing={2.5}>
          {error && <Alert severity="error">{error}</Alert>}
          <TextField
            name="email"
            type="email"
            label={t`E-mail`}
            autoComplete="username"
            autoFocus
            required
            fullWidth
          />
          <TextField
            name="password"
            type="password"
            label={t`Password`}
            autoComplete="current-password"
            required
            fullWidth
          />
          <Button type="submit" variant="contained" size="large" loading={isSending}>
            <Trans>Log in</Trans>
          </Button>
          <Link href={`/${i18n.locale}/login`} variant="body2">
            <Trans>Forgot your password? Ask for a new one on the site.</Trans>
          </Link>
        </Stack>
      </form>
    </AccessFrame>
  )
}

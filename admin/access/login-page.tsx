import { useLingui } from '@lingui/react/macro'
import { Alert, Button, Link, Stack } from '@mui/material'
import { useLogin } from 'react-admin'
import { CredentialFields } from './access-fields.tsx'
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
          <CredentialFields />
          <Button type="submit" variant="contained" size="large" loading={isSending}>
            {t`Log in`}
          </Button>
          <Link href={`/${i18n.locale}/login`} variant="body2">
            {t`Forgot your password? Ask for a new one on the site.`}
          </Link>
        </Stack>
      </form>
    </AccessFrame>
  )
}

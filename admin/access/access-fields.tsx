import { useLingui } from '@lingui/react/macro'
import { TextField } from '@mui/material'

/** E-mail address and password of the login. */
export const CredentialFields = ({ email }: { email?: string | undefined }) => {
  const { t } = useLingui()
  return (
    <>
      <TextField
        name="email"
        type="email"
        label={t`E-mail`}
        autoComplete="username"
        defaultValue={email}
        autoFocus={!email}
        required
        fullWidth
      />
      <PasswordField label={t`Password`} autoFocus={!!email} />
    </>
  )
}

/** The field `password` of a form. */
export const PasswordField = (props: { label: string; autoFocus?: boolean }) => (
  <TextField
    name="password"
    type="password"
    autoComplete="current-password"
    required
    fullWidth
    {...props}
  />
)

/** The field `code` of a form for the six digits that the authenticator app shows. */
export const AppCodeField = ({ autoFocus = false }: { autoFocus?: boolean }) => {
  const { t } = useLingui()
  return (
    <TextField
      name="code"
      label={t`Code from the app`}
      autoComplete="one-time-code"
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      autoFocus={autoFocus}
      required
      fullWidth
    />
  )
}

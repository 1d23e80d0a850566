import { useLingui } from '@lingui/react/macro'
import { TextField } from '@mui/material'

type Props = {
  /** Proposed address. */
  email?: string | undefined
}

/** E-mail address and password of the login. */
export const CredentialFields = ({ email }: Props) => {
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
      <TextField
        name="password"
        type="password"
        label={t`Password`}
        autoComplete="current-password"
        autoFocus={!!email}
        required
        fullWidth
      />
    </>
  )
}

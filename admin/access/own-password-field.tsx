import { useLingui } from '@lingui/react/macro'
import { TextField } from '@mui/material'

/** The field `password` of a form that changes the own login. */
export const OwnPasswordField = () => {
  const { t } = useLingui()
  return (
    <TextField
      name="password"
      type="password"
      label={t`Your password`}
      autoComplete="current-password"
      required
      fullWidth
    />
  )
}

import { useLingui } from '@lingui/react/macro'
import { TextField } from '@mui/material'

/** The field `code` of a form for the six digits that the authenticator app shows. */
export const AppCodeField = ({ autoFocus = false }: { autoFocus?: boolean }) => {
  const { t } = useLingui()
  return (
    <TextField
      name="code"
      label={t`Code of the app`}
      autoComplete="one-time-code"
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      autoFocus={autoFocus}
      required
      fullWidth
    />
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { passwordChangeMessages } from '../../../messages/account/security.ts'
import { PasswordField } from './password-field.tsx'

/** The present password, which confirms a change of the account; `refusal` is that of the form. */
export const ConfirmingPasswordField = ({ refusal }: { refusal: string | undefined }) => {
  const { t } = useLingui()
  return (
    <PasswordField
      label={<Trans>Your password</Trans>}
      name="password"
      autoComplete="current-password"
      required
      error={refusal === 'password-wrong' ? t(passwordChangeMessages['password-wrong']) : undefined}
    />
  )
}

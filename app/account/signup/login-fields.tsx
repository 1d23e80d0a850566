import { Trans } from '@lingui/react/macro'
import { TextField } from '../../../ui/field.tsx'
import { PasswordField } from '../security/password-field.tsx'
import { type PartProps, useFieldProps } from './field-props.ts'

/** Pasting is allowed everywhere, for password managers. */
export const LoginFields = (props: PartProps) => {
  const fieldProps = useFieldProps(props)
  return (
    <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
      <TextField {...fieldProps('email')} type="email" autoComplete="email" required />
      <TextField {...fieldProps('repeatEmail')} type="email" autoComplete="email" required />
      <PasswordField
        {...fieldProps('password')}
        hint={<Trans>At least 8 characters</Trans>}
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...fieldProps('repeatPassword')}
        hint={<Trans>Enter it again to avoid typing errors</Trans>}
        autoComplete="new-password"
        required
      />
    </div>
  )
}

import { Trans } from '@lingui/react/macro'
import { TextField } from '../../../ui/field.tsx'
import {
  AccountForm,
  type AccountFormState,
  EditButtons,
  useAccountForm,
} from '../forms/account-form.tsx'
import { CodeField } from '../forms/code-field.tsx'
import { NewPasswordFields, PasswordField } from '../forms/password-field.tsx'
import type { SecurityAnswer } from './answer-security.ts'

type FieldsProps = { form: AccountFormState; phone?: string; hasFocus?: boolean }

/** The present password, which confirms a change of the login. */
export const OwnPasswordField = ({ form, hasFocus }: FieldsProps) => (
  <PasswordField
    {...form.field('password')}
    label={<Trans>Your password</Trans>}
    autoComplete="current-password"
    data-autofocus={hasFocus}
    required
  />
)

const EmailFields = ({ form }: FieldsProps) => (
  <>
    <TextField
      {...form.field('login')}
      label={<Trans>New e-mail</Trans>}
      hint={<Trans>We will send a confirmation e-mail to this address.</Trans>}
      type="email"
      autoComplete="email"
      data-autofocus
      required
    />
    <OwnPasswordField form={form} />
  </>
)

const PhoneFields = ({ form, phone }: FieldsProps) => (
  <TextField
    {...form.field('billingPhone', phone)}
    label={<Trans>Phone</Trans>}
    type="tel"
    autoComplete="billing tel"
    data-autofocus
    required
  />
)

const PasswordFields = ({ form }: FieldsProps) => (
  <>
    <PasswordField
      {...form.field('oldPassword')}
      label={<Trans>Old password</Trans>}
      autoComplete="current-password"
      data-autofocus
      required
    />
    <NewPasswordFields form={form} name="newPassword" repeatName="newPasswordRepeat" />
  </>
)

/** Tells password managers whose password it is; not sent. */
const UserName = ({ email }: { email: string }) => (
  <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
)

const fields = { email: EmailFields, phone: PhoneFields, password: PasswordFields }

type Props = {
  part: keyof typeof fields
  answer: SecurityAnswer | undefined
  /** A code of the second factor is needed as well. */
  hasCode: boolean
  phone?: string
  /** The login of the account. */
  email: string
}

/** Changes e-mail address, telephone number or password. */
export default function SecurityForm({ part, answer, hasCode, phone, email }: Props) {
  const form = useAccountForm(answer)
  const Fields = fields[part]
  return (
    <AccountForm form={form} intent={part} className="grid max-w-md gap-5">
      {part !== 'phone' && <UserName email={email} />}
      <Fields form={form} phone={phone} />
      {hasCode && <CodeField error={form.errorOf('code')} />}
      <EditButtons isBusy={form.isBusy} />
    </AccountForm>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isEmail } from '../../../domain/customer/email.ts'
import { fieldProblemMessages } from '../../../messages/account/field-problems.ts'
import { TextField } from '../../../ui/field.tsx'
import { CodeField } from './code-field.tsx'
import { ConfirmingPasswordField } from './confirming-password-field.tsx'
import { SecurityForm, type SecurityFormProps, useSecurityForm } from './security-form.tsx'

/** Requests a change of the address used for logging in. */
export default function EmailForm({ answer, hasFactor }: SecurityFormProps) {
  const { t } = useLingui()
  const [isWrong, setWrong] = useState(false)
  const form = useSecurityForm(answer, (entered) => {
    const isFine = isEmail(`${entered.get('login')}`.trim())
    setWrong(!isFine)
    return isFine ? undefined : 'login'
  })
  const isInvalid = isWrong || form.refusal === 'email-invalid'
  return (
    <SecurityForm form={form} intent="email">
      <TextField
        label={<Trans>New e-mail</Trans>}
        hint={<Trans>We will send a confirmation e-mail to this address.</Trans>}
        name="login"
        type="email"
        autoComplete="email"
        data-autofocus
        required
        defaultValue={answer?.entered}
        error={isInvalid ? t(fieldProblemMessages['email-invalid']) : undefined}
      />
      <ConfirmingPasswordField refusal={form.refusal} />
      {hasFactor && <CodeField refusal={form.refusal} />}
    </SecurityForm>
  )
}

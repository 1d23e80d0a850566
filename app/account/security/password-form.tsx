import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  checkPasswordChange,
  fieldOfProblem,
  type PasswordChange,
} from '../../../domain/customer/password-change.ts'
import { passwordChangeMessages } from '../../../messages/account/security.ts'
import { CodeField } from './code-field.tsx'
import { PasswordField } from './password-field.tsx'
import { SecurityForm, type SecurityFormProps, useSecurityForm } from './security-form.tsx'

type Code = keyof typeof passwordChangeMessages

/** The field next to which each message is shown. */
const fields: Record<Code, keyof PasswordChange> = {
  'old-password-missing': fieldOfProblem['old-missing'],
  'new-password-missing': fieldOfProblem['new-missing'],
  'new-passwords-differ': fieldOfProblem.differs,
  'new-password-short': fieldOfProblem.short,
  'password-wrong': 'oldPassword',
  'password-common': 'newPassword',
  'password-personal': 'newPassword',
  'password-pattern': 'newPassword',
  'password-guessable': 'newPassword',
  'password-breached': 'newPassword',
  'password-too-long': 'newPassword',
}

const codes = {
  'old-missing': 'old-password-missing',
  'new-missing': 'new-password-missing',
  differs: 'new-passwords-differ',
  short: 'new-password-short',
} as const

const isCode = (text: string): text is Code => Object.hasOwn(passwordChangeMessages, text)

/** The rules of D1 §5; returns the last one that fails. */
const check = (entered: FormData): Code | undefined => {
  const problem = checkPasswordChange({
    oldPassword: `${entered.get('oldPassword')}`,
    newPassword: `${entered.get('newPassword')}`,
    newPasswordRepeat: `${entered.get('newPasswordRepeat')}`,
  })
  return problem && codes[problem]
}

/** Changes the password. */
export default function PasswordForm({ answer, hasFactor }: SecurityFormProps) {
  const { t } = useLingui()
  const [found, setFound] = useState<Code>()
  const form = useSecurityForm(answer, (entered) => {
    const problem = check(entered)
    setFound(problem)
    return problem && fields[problem]
  })
  const code = found ?? (form.refusal && isCode(form.refusal) ? form.refusal : undefined)
  const errorOf = (field: keyof PasswordChange) =>
    code && fields[code] === field ? t(passwordChangeMessages[code]) : undefined
  return (
    <SecurityForm form={form} intent="password">
      <PasswordField
        label={<Trans>Old password</Trans>}
        name="oldPassword"
        autoComplete="current-password"
        data-autofocus
        required
        error={errorOf('oldPassword')}
      />
      <PasswordField
        label={<Trans>New password</Trans>}
        hint={<Trans>At least 8 characters</Trans>}
        name="newPassword"
        autoComplete="new-password"
        required
        error={errorOf('newPassword')}
      />
      <PasswordField
        label={<Trans>Repeat new password</Trans>}
        name="newPasswordRepeat"
        autoComplete="new-password"
        required
        error={errorOf('newPasswordRepeat')}
      />
      {hasFactor && <CodeField refusal={form.refusal} />}
    </SecurityForm>
  )
}

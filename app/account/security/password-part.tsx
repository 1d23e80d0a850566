import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import {
  checkPasswordChange,
  fieldOfProblem,
  type PasswordChange,
} from '../../../domain/customer/password-change.ts'
import { passwordChangeMessages, waitMessage } from '../../../messages/account/security.ts'
import { EditButtons, EditFrame } from '../edit-frame.tsx'
import { focusFirst, useFocusInvalidField } from '../focus.ts'
import { FormPanel } from '../form-panel.tsx'
import { PasswordField } from './password-field.tsx'
import type { SecurityAnswer } from './security-answer.ts'

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
const check = (form: HTMLFormElement): Code | undefined => {
  const entered = new FormData(form)
  const problem = checkPasswordChange({
    oldPassword: `${entered.get('oldPassword')}`,
    newPassword: `${entered.get('newPassword')}`,
    newPasswordRepeat: `${entered.get('newPasswordRepeat')}`,
  })
  return problem && codes[problem]
}

const PasswordForm = ({ answer }: { answer: SecurityAnswer | undefined }) => {
  const { t } = useLingui()
  const isBusy = useNavigation().state !== 'idle'
  const form = useRef<HTMLFormElement>(null)
  useFocusInvalidField(form, answer)
  const [found, setFound] = useState<Code>()
  const refusal = answer && 'refusal' in answer ? answer.refusal : undefined
  const code = found ?? (refusal && isCode(refusal) ? refusal : undefined)
  const errorOf = (field: keyof PasswordChange) =>
    code && fields[code] === field ? t(passwordChangeMessages[code]) : undefined
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      className="grid max-w-md gap-5"
      onSubmit={(event) => {
        const form = event.currentTarget
        const problem = check(form)
        setFound(problem)
        if (!problem) return
        event.preventDefault()
        form.querySelector<HTMLInputElement>(`[name=${fields[problem]}]`)?.focus()
      }}
    >
      {answer && 'wait' in answer && <FormPanel>{t(waitMessage(answer.wait))}</FormPanel>}
      <PasswordField
        label={<Trans>Old password</Trans>}
        name="oldPassword"
        autoComplete="current-password"
        ref={focusFirst}
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
      <EditButtons intent="password" isBusy={isBusy} />
    </Form>
  )
}

/** Always three, as the length of a password is secret (R29). */
const dots = '•••'

export const PasswordPart = ({ answer }: { answer: SecurityAnswer | undefined }) => (
  <EditFrame
    part="password"
    title={<Trans>Password</Trans>}
    view={
      <p className="font-medium">
        <span aria-hidden="true">{dots}</span>
        <span className="sr-only">
          <Trans>hidden</Trans>
        </span>
      </p>
    }
    done={
      <Trans>Your password has been changed. You have been logged out on all other devices.</Trans>
    }
  >
    <PasswordForm answer={answer} />
  </EditFrame>
)

import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { isEmail } from '../../../domain/customer/email.ts'
import { fieldProblemMessages } from '../../../messages/account/field-problems.ts'
import { passwordChangeMessages, waitMessage } from '../../../messages/account/security.ts'
import { TextField } from '../../../ui/field.tsx'
import { EditButtons, EditFrame } from '../edit-frame.tsx'
import { focusFirst, useFocusInvalidField } from '../focus.ts'
import { FormPanel } from '../form-panel.tsx'
import { PasswordField } from './password-field.tsx'
import type { SecurityAnswer } from './security-answer.ts'

type Props = { email: string; pending: string | undefined; answer: SecurityAnswer | undefined }

/** The new address awaits confirmation by mail; until then it can be cancelled. */
const Pending = ({ pending }: { pending: string }) => (
  <Form
    method="post"
    preventScrollReset
    className="mt-3 flex flex-wrap items-center gap-x-4 border-l-4 border-ochre-light bg-ochre-wash px-4 py-2"
  >
    <p className="min-w-0 wrap-anywhere">
      <Trans>
        We have sent an e-mail to {pending}. Your address will change once you confirm it.
      </Trans>
    </p>
    <button type="submit" name="intent" value="withdraw-email" className="text-link min-h-11">
      <Trans>Keep the old address</Trans>
    </button>
  </Form>
)

const EmailForm = ({ answer }: Pick<Props, 'answer'>) => {
  const { t } = useLingui()
  const isBusy = useNavigation().state !== 'idle'
  const form = useRef<HTMLFormElement>(null)
  useFocusInvalidField(form, answer)
  const [isWrong, setWrong] = useState(false)
  const refusal = answer && 'refusal' in answer ? answer.refusal : undefined
  const isInvalid = isWrong || refusal === 'email-invalid'
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      className="grid max-w-md gap-5"
      onSubmit={(event) => {
        const field = event.currentTarget.elements.namedItem('login')
        if (!(field instanceof HTMLInputElement)) return
        setWrong(!isEmail(field.value.trim()))
        if (isEmail(field.value.trim())) return
        event.preventDefault()
        field.focus()
      }}
    >
      {answer && 'wait' in answer && <FormPanel>{t(waitMessage(answer.wait))}</FormPanel>}
      <TextField
        label={<Trans>New e-mail</Trans>}
        hint={<Trans>We will send a confirmation e-mail to this address.</Trans>}
        name="login"
        type="email"
        autoComplete="email"
        ref={focusFirst}
        required
        defaultValue={answer?.entered}
        error={isInvalid ? t(fieldProblemMessages['email-invalid']) : undefined}
      />
      <PasswordField
        label={<Trans>Your password</Trans>}
        name="password"
        autoComplete="current-password"
        required
        error={
          refusal === 'password-wrong' ? t(passwordChangeMessages['password-wrong']) : undefined
        }
      />
      <EditButtons intent="email" isBusy={isBusy} />
    </Form>
  )
}

/** The address used for logging in. */
export const EmailPart = ({ email, pending, answer }: Props) => (
  <EditFrame
    part="email"
    title={<Trans>E-mail</Trans>}
    view={
      <>
        <p className="font-medium wrap-anywhere">{email}</p>
        {pending && <Pending pending={pending} />}
      </>
    }
    done={<Trans>Please check your inbox.</Trans>}
  >
    <EmailForm answer={answer} />
  </EditFrame>
)

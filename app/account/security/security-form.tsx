import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import { noAnswerMessage, waitMessage } from '../../../messages/account/form-answers.ts'
import { useFormPost } from '../../islands/use-form-post.ts'
import { EditButtons } from '../edit-buttons.tsx'
import { useFocusInvalidField } from '../focus.ts'
import { FormPanel } from '../form-panel.tsx'
import type { SecurityAnswer } from './security-answer.ts'

export type SecurityFormProps = {
  /** The action's result when the form was submitted without script. */
  answer: SecurityAnswer | undefined
  /** Whether the account has a second factor: its code is asked for as well. */
  hasFactor?: boolean
}

/** The state of a form of the security page; `findInvalid` returns the name of an invalid field. */
export const useSecurityForm = (
  answer: SecurityAnswer | undefined,
  findInvalid: (entered: FormData) => string | undefined = () => undefined,
) => {
  const ref = useRef<HTMLFormElement>(null)
  const posted = useFormPost<SecurityAnswer>(undefined, (form) => {
    const invalid = findInvalid(new FormData(form))
    if (invalid) form.querySelector<HTMLElement>(`[name=${invalid}]`)?.focus()
    return invalid === undefined
  })
  useFocusInvalidField(ref, posted.answer)
  const latest = posted.isBusy ? undefined : (posted.answer ?? answer)
  const refusal = latest && 'refusal' in latest ? latest.refusal : undefined
  return { ref, posted, latest, refusal }
}

type Props = {
  form: ReturnType<typeof useSecurityForm>
  intent: string
  /** Of the button that sends the form, if it is not 'Save'. */
  label?: ReactNode
  children: ReactNode
}

/** The frame of a form: messages about it as a whole, its fields and its buttons. */
export const SecurityForm = ({ form: { ref, posted, latest }, intent, label, children }: Props) => {
  const { t } = useLingui()
  return (
    <form
      ref={ref}
      method="post"
      noValidate
      className="grid max-w-md gap-5"
      onSubmit={posted.onSubmit}
    >
      {latest && 'failed' in latest && <FormPanel>{t(noAnswerMessage)}</FormPanel>}
      {latest && 'wait' in latest && <FormPanel>{t(waitMessage(latest.wait))}</FormPanel>}
      {children}
      <EditButtons intent={intent} label={label} isBusy={posted.isBusy} />
    </form>
  )
}

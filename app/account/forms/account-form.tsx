import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { noAnswerMessage } from '../../../messages/account/form-answers.ts'
import { buttonClass, SubmitButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { usePageContext } from '../../i18n/page-context.ts'
import type { NoAnswer } from '../../islands/post-form.ts'
import { useFormPost } from '../../islands/use-form-post.ts'
import type { FormAnswer } from './form-answer.ts'

/**
 * The state of a form of the account. The server checks it and answers with texts, to a script as to a
 * page without one: `given` is the answer that such a page was rendered with.
 */
export const useAccountForm = <Answer extends FormAnswer>(
  given?: Answer,
  onAnswer?: (answer: Answer | NoAnswer) => void,
) => {
  const ref = useRef<HTMLFormElement>(null)
  const posted = useFormPost<Answer>(onAnswer)
  const { isBusy } = posted
  const latest = isBusy ? undefined : (posted.answer ?? given)
  const answer = latest && 'failed' in latest ? undefined : latest
  useEffect(() => {
    if (posted.answer) ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [posted.answer])
  return {
    ref,
    isBusy,
    onSubmit: posted.onSubmit,
    answer,
    isFailed: latest !== undefined && 'failed' in latest,
    errorOf: (name: string) => answer?.errors?.[name],
    /** Name, error and value of a field. */
    field: (name: string, value?: string) => ({
      name,
      error: answer?.errors?.[name],
      defaultValue: given?.values?.[name] ?? value,
    }),
  }
}

export type AccountFormState = Pick<
  ReturnType<typeof useAccountForm>,
  'ref' | 'isBusy' | 'onSubmit' | 'isFailed' | 'errorOf' | 'field'
> & { answer: FormAnswer | undefined }

/** Above a form: why it was refused as a whole (D1 §8). */
export const FormPanel = ({ children }: { children: ReactNode }) => (
  <div role="alert" className="flex gap-3 rounded-md border-l-4 border-alarm bg-alarm-wash p-4">
    <Icon name="warning" className="mt-0.5 size-5 text-alarm" />
    <div>
      <p className="font-semibold">
        <Trans>Something went wrong</Trans>
      </p>
      <p>{children}</p>
    </div>
  </div>
)

type Props = Omit<ComponentProps<'form'>, 'ref'> & {
  form: AccountFormState
  /** Kept when the form is sent by the Enter key before its script has loaded. */
  intent?: string
  failedMessage?: MessageDescriptor
}

/** A form with the message about it as a whole. */
export const AccountForm = ({
  form: { ref, onSubmit, answer, isFailed },
  intent,
  failedMessage = noAnswerMessage,
  className = 'grid gap-5',
  children,
  ...rest
}: Props) => {
  const { t } = useLingui()
  const notice = isFailed ? t(failedMessage) : answer?.notice
  return (
    <form {...rest} ref={ref} method="post" noValidate className={className} onSubmit={onSubmit}>
      {intent && <input type="hidden" name="intent" value={intent} />}
      {notice && <FormPanel>{notice}</FormPanel>}
      {children}
    </form>
  )
}

type EditButtonsProps = {
  isBusy: boolean
  label?: ReactNode
  /** Default: the page without the form. */
  cancelAddress?: string
}

/** The end of a form within a page: save or cancel. */
export const EditButtons = ({ isBusy, label, cancelAddress }: EditButtonsProps) => {
  const { pathname } = usePageContext()
  return (
    <div className="flex flex-wrap gap-3">
      <SubmitButton isBusy={isBusy}>
        {isBusy ? <Trans>Saving…</Trans> : (label ?? <Trans>Save</Trans>)}
      </SubmitButton>
      <a href={cancelAddress ?? pathname} className={buttonClass('plain')}>
        <Trans>Cancel</Trans>
      </a>
    </div>
  )
}

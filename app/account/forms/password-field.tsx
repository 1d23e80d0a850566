import { useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { Field, inputClass } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { AccountFormState } from './account-form.tsx'

type Props = {
  label: ReactNode
  error?: string | undefined
  hint?: ReactNode
} & ComponentProps<'input'>

/** A password input with a button to show the password. */
export const PasswordField = ({ label, error, hint, id, ...rest }: Props) => {
  const { t } = useLingui()
  return (
    <Field label={label} error={error} hint={hint} id={id} required={rest.required}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            {...rest}
            type="password"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={`${inputClass} pr-13`}
          />
          <button
            type="button"
            aria-label={t`Show password`}
            aria-pressed="false"
            data-action="toggle-password"
            className="group absolute inset-y-0 right-0 inline-flex w-12 items-center justify-center rounded-md text-muted hover:text-ink noscript:hidden"
          >
            <Icon name="eye" className="size-5 group-aria-pressed:hidden" />
            <Icon name="eye-slash" className="size-5 group-not-aria-pressed:hidden" />
          </button>
        </div>
      )}
    </Field>
  )
}

type NewPasswordProps = {
  form: Pick<AccountFormState, 'field'>
  name: string
  repeatName: string
} & Pick<ComponentProps<'input'>, 'ref'>

/** A new password, entered twice. */
export const NewPasswordFields = ({ form, name, repeatName, ref }: NewPasswordProps) => {
  const { t } = useLingui()
  return (
    <>
      <PasswordField
        {...form.field(name)}
        label={t`New password`}
        hint={t`At least 8 characters`}
        autoComplete="new-password"
        ref={ref}
        required
      />
      <PasswordField
        {...form.field(repeatName)}
        label={t`Repeat new password`}
        autoComplete="new-password"
        required
      />
    </>
  )
}

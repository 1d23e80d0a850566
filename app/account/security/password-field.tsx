import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Field, inputClass } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'

type Props = {
  label: ReactNode
  error?: string | undefined
  hint?: ReactNode
} & ComponentProps<'input'>

/** A password input with a button to show the password. */
export const PasswordField = ({ label, error, hint, id, ...rest }: Props) => {
  const { t } = useLingui()
  const [isShown, setShown] = useState(false)
  return (
    <Field label={label} error={error} hint={hint} id={id} required={rest.required}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            {...rest}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={`${inputClass} pr-13`}
          />
          <button
            type="button"
            aria-label={t`Show password`}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0 right-0 inline-flex w-12 items-center justify-center rounded-md text-muted hover:text-ink noscript:hidden"
          >
            <Icon name={isShown ? 'eye-slash' : 'eye'} />
          </button>
        </div>
      )}
    </Field>
  )
}

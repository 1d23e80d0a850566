import { type ComponentProps, createElement, type ReactNode, useId } from 'react'

/** Classes of inputs, selects and textareas. */
export const inputClass =
  'w-full min-h-11 rounded-md border border-edge bg-white px-3 py-2 text-base text-ink aria-invalid:border-alarm aria-invalid:bg-alarm-wash'

type Described = {
  label: ReactNode
  error?: string | undefined
  hint?: ReactNode
  /** Set when another element links to the control. */
  id?: string | undefined
}

type Control = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldProps = Described & {
  required?: boolean | undefined
  children: (control: Control) => ReactNode
}

/** Label, hint and error of a control; the children receive the ids and ARIA attributes. */
export const Field = ({ label, error, hint, id: given, required, children }: FieldProps) => {
  const own = useId()
  const id = given ?? own
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
        {required && (
          <span aria-hidden="true" className="text-alarm">
            {' '}
            *
          </span>
        )}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-alarm">
          {error}
        </p>
      )}
    </div>
  )
}

type Props<Tag extends 'input' | 'select' | 'textarea'> = Described & ComponentProps<Tag>

const fieldWith =
  <Tag extends 'input' | 'select' | 'textarea'>(tag: Tag) =>
  ({ label, error, hint, id, className = '', ...rest }: Props<Tag>) => (
    <Field label={label} error={error} hint={hint} id={id} required={rest.required}>
      {(control) =>
        createElement(tag, { ...control, className: `${inputClass} ${className}`, ...rest })
      }
    </Field>
  )

export const TextField = fieldWith('input')
export const TextArea = fieldWith('textarea')
export const SelectField = fieldWith('select')

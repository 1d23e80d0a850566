import { type ComponentProps, type ReactNode, useId } from 'react'

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

/** Ids that associate a control with its hint and error (aria-describedby). */
const useDescription = ({ error, hint, id: given }: Described) => {
  const own = useId()
  const id = given ?? own
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { id, describedBy: describedBy || undefined }
}

const Frame = ({
  id,
  label,
  error,
  hint,
  children,
  required,
}: Described & { id: string; children: ReactNode; required?: boolean | undefined }) => (
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
    {children}
    {error && (
      <p id={`${id}-error`} className="text-sm font-medium text-alarm">
        {error}
      </p>
    )}
  </div>
)

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
  const { id, describedBy } = useDescription({ label, error, hint, id: given })
  return (
    <Frame id={id} label={label} error={error} hint={hint} required={required}>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
    </Frame>
  )
}

type Props<Element extends 'input' | 'select' | 'textarea'> = Described & ComponentProps<Element>

export const TextField = ({ label, error, hint, id, className = '', ...rest }: Props<'input'>) => (
  <Field label={label} error={error} hint={hint} id={id} required={rest.required}>
    {(control) => <input {...control} className={`${inputClass} ${className}`} {...rest} />}
  </Field>
)

export const TextArea = ({
  label,
  error,
  hint,
  id,
  className = '',
  ...rest
}: Props<'textarea'>) => (
  <Field label={label} error={error} hint={hint} id={id} required={rest.required}>
    {(control) => <textarea {...control} className={`${inputClass} ${className}`} {...rest} />}
  </Field>
)

export const SelectField = ({
  label,
  error,
  hint,
  id,
  className = '',
  ...rest
}: Props<'select'>) => (
  <Field label={label} error={error} hint={hint} id={id} required={rest.required}>
    {(control) => <select {...control} className={`${inputClass} ${className}`} {...rest} />}
  </Field>
)

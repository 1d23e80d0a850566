import { useLingui } from '@lingui/react/macro'
import type { SignupForm } from '../../../domain/customer/signup-form.ts'
import type { FieldProblems } from './field-problems.ts'
import { ownFieldNames } from './signup-labels.ts'
import { entryId } from './signup-sections.ts'

/** Props of every part of the form. */
export type PartProps = {
  /** The values submitted without script. */
  values: Partial<SignupForm>
  found: FieldProblems
}

/** Name, label, value and error of a field outside of addresses. */
export const useFieldProps = ({ values, found }: PartProps) => {
  const { t } = useLingui()
  return (name: Exclude<keyof typeof ownFieldNames, 'certificate'>) => ({
    name,
    id: entryId(name),
    label: t(ownFieldNames[name]),
    error: found[name]?.text,
    defaultValue: values[name],
  })
}

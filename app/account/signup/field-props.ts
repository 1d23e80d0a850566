import { useLingui } from '@lingui/react/macro'
import type { SignupForm } from '../../../domain/customer/signup-form.ts'
import type { FieldProblems } from './field-problems.ts'
import { ownFieldNames } from './signup-names.ts'
import { entryId } from './signup-sections.ts'

/** What every part of the form is given. */
export type PartProps = {
  /** What was typed before the form was sent without script. */
  values: Partial<SignupForm>
  found: FieldProblems
}

/** Name, label, text and error of a field that stands in no address. */
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

import type { MessageDescriptor } from '@lingui/core'
import { SelectInput, type SelectInputProps } from 'react-admin'
import { i18n } from '../i18n/i18n.ts'

/** Names of choices by their ids: messages, or texts in the language in use. */
type ChoiceNames = Readonly<Record<string, MessageDescriptor | string>>

/** Choices of an input, in the order of their names. */
export const choicesOf = (names: ChoiceNames) =>
  Object.entries(names).map(([id, name]) => ({
    id,
    name: typeof name === 'string' ? name : i18n._(name),
  }))

/** A filter of a list with choices, always shown. */
export const choiceFilter = (
  source: string,
  label: string,
  names: ChoiceNames,
  props: Partial<SelectInputProps> = {},
) => (
  <SelectInput
    key={source}
    source={source}
    label={label}
    choices={choicesOf(names)}
    alwaysOn
    {...props}
  />
)

/** Of a filter that is shown once it is added. */
export const optional = { alwaysOn: false }

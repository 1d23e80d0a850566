import type { MessageDescriptor } from '@lingui/core'
import {
  Checkbox,
  FormControlLabel,
  type FormControlLabelProps,
  MenuItem,
  TextField,
  type TextFieldProps,
} from '@mui/material'
import { SearchInput, SelectInput, type SelectInputProps } from 'react-admin'
import type { ListName, ListQuery } from '../api/resources.ts'
import { i18n } from '../i18n/i18n.ts'

/** Names of choices by their ids: messages, or texts in the language in use. */
type ChoiceNames = Readonly<Record<string, MessageDescriptor | string>>

/** Choices of an input, in the order of their names. */
export const namedChoices = (names: ChoiceNames) =>
  Object.entries(names).map(([id, name]) => ({
    id,
    name: typeof name === 'string' ? name : i18n._(name),
  }))

/** A filter of a list with choices, always shown. */
export const choiceFilter = <Name extends ListName>(
  source: keyof ListQuery<Name> & string,
  label: string,
  names: ChoiceNames,
  props: Partial<SelectInputProps> = {},
) => (
  <SelectInput
    key={source}
    source={source}
    label={label}
    choices={namedChoices(names)}
    alwaysOn
    {...props}
  />
)

/** The search of a list; `placeholder` says by what records are found. */
export const searchFilter = (placeholder: string) => (
  <SearchInput key="search" source="search" alwaysOn placeholder={placeholder} />
)

/** Of a filter that is shown once it is added. */
export const optional = { alwaysOn: false }

type ChoiceFieldProps<Value extends string> = Omit<TextFieldProps, 'onChange' | 'value'> & {
  value: Value | ''
  values: readonly Value[]
  /** Without it, values are their own names. */
  nameOf?: (value: Value) => string
  onChange: (value: Value) => void
}

/** A field outside of react-admin's forms in which one of some values is chosen. */
export const ChoiceField = <Value extends string>(props: ChoiceFieldProps<Value>) => {
  const { value, values, nameOf = String, onChange, ...field } = props
  return (
    <TextField
      select
      disabled={values.length === 0}
      {...field}
      value={value !== '' && values.includes(value) ? value : ''}
      onChange={({ target }) => onChange(target.value as Value)}
    >
      {values.map((each) => (
        <MenuItem key={each} value={each}>
          {nameOf(each)}
        </MenuItem>
      ))}
    </TextField>
  )
}

type CheckFieldProps = Pick<FormControlLabelProps, 'sx'> & {
  label: string
  isChecked: boolean
  onChange: (isChecked: boolean) => void
}

/** A field outside of react-admin's forms for yes or no. */
export const CheckField = ({ isChecked, onChange, ...label }: CheckFieldProps) => (
  <FormControlLabel
    {...label}
    control={<Checkbox checked={isChecked} onChange={(_, next) => onChange(next)} />}
  />
)

import type { ReactNode } from 'react'
import {
  ArrayInput,
  AutocompleteInput,
  BooleanInput,
  CheckboxGroupInput,
  DateInput,
  NumberInput,
  RadioButtonGroupInput,
  SelectArrayInput,
  SelectInput,
  TextArrayInput,
  TextInput,
} from 'react-admin'
import type { FieldValues, Path } from 'react-hook-form'

const inputs = {
  ArrayInput,
  AutocompleteInput,
  BooleanInput,
  CheckboxGroupInput,
  DateInput,
  NumberInput,
  RadioButtonGroupInput,
  SelectArrayInput,
  SelectInput,
  TextArrayInput,
  TextInput,
}

type Typed<Component extends (props: never) => unknown, Fields extends FieldValues> = (
  props: Parameters<Component>[0] & { source: Path<Fields> },
) => ReactNode

/** The inputs of react-admin for a record or filters with these fields: another `source` is an error of types. */
export const inputsOf = <Fields extends FieldValues>() =>
  inputs as unknown as { [Name in keyof typeof inputs]: Typed<(typeof inputs)[Name], Fields> }

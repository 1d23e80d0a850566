import { createElement, type ReactNode } from 'react'
import {
  ArrayInput,
  AutocompleteInput,
  BooleanInput,
  CheckboxGroupInput,
  DateInput,
  NumberInput,
  type NumberInputProps,
  RadioButtonGroupInput,
  SelectArrayInput,
  SelectInput,
  TextArrayInput,
  TextInput,
} from 'react-admin'
import type { FieldValues, Path } from 'react-hook-form'
import { readDecimal, shownDecimal } from '../../domain/read-decimal.ts'

/** A number as people write it: browsers drop the comma of an input of type "number". */
export const DecimalInput = (props: NumberInputProps) =>
  createElement(NumberInput, {
    parse: readDecimal,
    format: shownDecimal,
    ...props,
    slotProps: { htmlInput: { type: 'text', inputMode: 'decimal' } },
  })

const inputs = {
  ArrayInput,
  AutocompleteInput,
  BooleanInput,
  CheckboxGroupInput,
  DateInput,
  NumberInput: DecimalInput,
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

import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { expandDilutionRanges } from '../../../domain/homeopathy/dilution-steps.ts'
import {
  type RangeProblem,
  readDilutionRanges,
} from '../../../domain/homeopathy/read-dilution-ranges.ts'

type DilutionInputProps = { source: string; label: string; scale: 'CH' | 'K' }

/** A range text such as '3-30,200': says at which character it is unreadable, or what it offers. */
export const DilutionInput = ({ source, label, scale }: DilutionInputProps) => {
  const { t } = useLingui()
  const written: string = useWatch({ name: source }) ?? ''

  const problemText = ({ at, found, expected }: RangeProblem) => {
    const character = at + 1
    if (found === '') return t`A dilution is missing at character ${character}, e.g. 3-30,200.`
    if (expected === 'higher')
      return t`Character ${character}: “${found}” must be higher than the dilution before the hyphen.`
    if (expected === 'ascending')
      return t`Character ${character}: “${found}” must be higher than all dilutions before it.`
    return t`Character ${character}: “${found}” is not a dilution of the scale ${scale}.`
  }
  const problemOf = (text: string) => {
    if (text.trim() === '') return undefined
    const read = readDilutionRanges(scale, text)
    return read.ok ? undefined : problemText(read.refusal)
  }

  const problem = problemOf(written)
  const read = readDilutionRanges(scale, written)
  const offered = read.ok ? expandDilutionRanges(scale, read.value) : []
  const help =
    written.trim() === ''
      ? t`Empty: not offered in ${scale}.`
      : t`${plural(offered.length, { one: 'Offers # dilution', other: 'Offers # dilutions' })}: ${offered.join(', ')}`
  return (
    <TextInput
      source={source}
      label={label}
      parse={(value: string) => value}
      validate={(value?: string) => problemOf(value ?? '')}
      error={problem !== undefined}
      helperText={problem ?? help}
    />
  )
}

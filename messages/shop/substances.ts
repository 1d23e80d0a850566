import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SubstanceType } from '../../domain/mixture/substance.ts'
import { lineParts } from '../../domain/mixture/substance-line.ts'
import { labelled } from '../labelled.ts'
import type { Translate } from './preparations.ts'

/** Display names of the types of substances; the cart stores the words of D2 §3. */
export const substanceTypeNames = {
  Homeopathy: msg`Homeopathy`,
  Phytotherapy: msg`Phytotherapy`,
  Gemmotherapy: msg`Gemmotherapy`,
} satisfies Record<SubstanceType, MessageDescriptor>

/** 'Homeopathy: Arnica montana 30CH' → 'Homöopathie: Arnica montana 30 CH'. */
export const substanceMessage = (line: string, t: Translate): string => {
  const parts = lineParts(line)
  if (!parts) return line
  const { type, name, dilution = '' } = parts
  const typeName = t(substanceTypeNames[type])
  const substance = `${name} ${dilution.replace(' ', '\u00a0')}`.trimEnd()
  return t(labelled(typeName, substance))
}

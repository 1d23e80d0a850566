import type { Scale } from '../../../../domain/homeopathy/scale.ts'

/** The most common dilutions, selectable without the slider. */
const common: Record<Scale, readonly string[]> = {
  DH: ['4', '6', '8', '12', '30', '60'],
  CH: ['5', '7', '9', '12', '15', '30', '200', '1000'],
  K: ['30', '200', 'M', 'XM', 'LM', 'CM'],
  LM: ['6', '12', '18', '24', '30', '60'],
}

/** The common dilutions among the offered ones, ascending. */
export const commonDilutions = (scale: Scale, offered: readonly string[]): readonly string[] =>
  common[scale].filter((dilution) => offered.includes(dilution))

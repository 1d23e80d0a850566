import type { Scale } from './scale.ts'

/**
 * A dilution for people to read: '30 CH', '200 K', 'MK', 'LM 18'. A value that is itself a letter
 * of the scale K stands without a space, as the profession writes it.
 */
export const dilutionText = (scale: Scale, value: string): string => {
  if (scale === 'LM') return `LM ${value}`
  return /\d$/.test(value) ? `${value} ${scale}` : `${value}${scale}`
}

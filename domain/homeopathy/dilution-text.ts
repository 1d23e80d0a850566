import type { Scale } from './scale.ts'

/**
 * A dilution for display: '30 CH', '200 K', 'MK', 'LM 18'. Letter values of the scale K are written
 * without a space, as the profession does.
 */
export const dilutionText = (scale: Scale, value: string): string => {
  if (scale === 'LM') return `LM ${value}`
  return /\d$/.test(value) ? `${value} ${scale}` : `${value}${scale}`
}

import type { Category } from '../catalogue/remedy-category.ts'
import { dilutionLabel } from '../homeopathy/dilution-steps.ts'
import {
  categoryOf,
  isHomeopathic,
  readMixtureScale,
  readSubstanceType,
  type Substance,
  type SubstanceType,
  substanceTypes,
} from './substance.ts'

/** An unchecked substance from outside. */
export type RequestedSubstance = {
  type: string
  /** The remedy's id; absent when it is referenced by name. */
  remedy?: number
  name?: string
  scale?: string
  dilution?: string
}

/** 'Homeopathy: Arnica montana 30CH', 'Phytotherapy: Achillea millefolium, herba' (D2 §3). */
export const substanceLine = (substance: Substance): string => {
  const { type, name } = substance
  return isHomeopathic(substance)
    ? `${type}: ${name} ${dilutionLabel(substance.scale, substance.dilution)}`
    : `${type}: ${name}`
}

/** A written substance without its dilution: 'Homeopathy: Arnica montana'. */
export const undilutedLine = (line: string): string => line.replace(/ \d+[DC]H$/, '')

/** The same of a remedy; undefined for those that no mixture has. */
export const undilutedLineOf = ({
  name,
  category,
}: {
  name: string
  category: Category
}): string | undefined => {
  const type = substanceTypes.find((one) => categoryOf[one] === category)
  return type && `${type}: ${name}`
}

const homeopathic = /^(.*\S)\s+(\d{1,4})\s?(DH|CH)$/i

/** Parses the output of `substanceLine` without validating its parts; undefined for other texts. */
export const readSubstanceLine = (line: string): RequestedSubstance | undefined => {
  const colon = line.indexOf(':')
  const type = readSubstanceType(line.slice(0, Math.max(0, colon)))
  const rest = line.slice(colon + 1).trim()
  if (!type || rest === '') return undefined
  if (type !== 'Homeopathy') return { type, name: rest }
  const [, name, dilution, scale = ''] = homeopathic.exec(rest) ?? []
  return name && dilution ? { type, name, dilution, scale: scale.toUpperCase() } : undefined
}

/** The translated parts of a line: 'Homeopathy', 'Arnica montana', '30CH'. */
export const lineParts = (
  line: string,
): { type: SubstanceType; name: string; dilution?: string } | undefined => {
  const requested = readSubstanceLine(line)
  const type = requested && readSubstanceType(requested.type)
  if (!requested || !type) return undefined
  const { name = '', dilution } = requested
  const scale = requested.scale && readMixtureScale(requested.scale)
  return dilution && scale ? { type, name, dilution: `${dilution} ${scale}` } : { type, name }
}

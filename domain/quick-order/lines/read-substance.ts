import { readMixtureScale, type Substance } from '../../mixture/substance.ts'
import { parseLine } from '../parse-line.ts'
import type { ParsedLine, Potency } from '../parsed-line.ts'
import { findWhole } from './find-things.ts'
import { commonPotencies, nearestPotencies, potenciesOfNumber } from './homeopathy-options.ts'
import type { LineCatalogue, LineProblem, Thing } from './line-spec.ts'

const plantTypes = { phytotherapy: 'Phytotherapy', gemmotherapy: 'Gemmotherapy' } as const

const isPlant = (family: Thing['family']): family is keyof typeof plantTypes => family in plantTypes

/** With the remedy's id, which identifies it in an order. */
export type MixtureRemedy = Substance & { remedy: number }

type ReadSubstance = { substances: readonly MixtureRemedy[]; problem?: LineProblem }

const offeredPotencies = (
  { potencies: [potency], bareNumbers: [number] }: ParsedLine,
  dilutions: Parameters<typeof commonPotencies>[0],
): { potencies: readonly Potency[]; problem?: LineProblem } => {
  if (potency && dilutions[potency.scale].includes(potency.dilution))
    return { potencies: [potency] }
  if (potency)
    return { potencies: nearestPotencies(potency, dilutions), problem: 'dilution-not-offered' }
  return {
    potencies: number ? potenciesOfNumber(number, dilutions) : commonPotencies(dilutions),
    problem: 'potency-missing',
  }
}

/** A number beside the name of a plant without its family may be a potency. */
const hasPotency = ({ potencies, bareNumbers, family }: ParsedLine) =>
  potencies.length > 0 || (bareNumbers.length > 0 && !family)

/** What a part can mean as one remedy. */
const readAs = (thing: Thing, part: ParsedLine, catalogue: LineCatalogue): ReadSubstance => {
  const { family, id } = thing
  const remedy =
    isPlant(family) || family === 'homeopathy' ? catalogue.remedy(family, id) : undefined
  if (!remedy) return { substances: [] }
  const { name, dilutions } = remedy
  if (isPlant(family))
    return {
      substances: hasPotency(part) ? [] : [{ type: plantTypes[family], name, remedy: id }],
    }
  if (!dilutions) return { substances: [] }
  const { potencies, problem } = offeredPotencies(part, dilutions)
  const substances = potencies.flatMap(({ scale, dilution }): MixtureRemedy[] => {
    const known = readMixtureScale(scale)
    return known ? [{ type: 'Homeopathy', name, remedy: id, scale: known, dilution }] : []
  })
  if (problem) return { substances, problem }
  return substances.length > 0 ? { substances } : { substances, problem: 'scale-not-offered' }
}

/** One substance without a problem, or the problem with the substances that answer it. */
export const readSubstance = (part: ParsedLine, catalogue: LineCatalogue): ReadSubstance => {
  const whole = findWhole(part, catalogue)
  const isMeant = ({ family }: Thing) => !part.family || family === part.family
  const found = whole.length > 0 ? whole : catalogue.findNames(part.name).filter(isMeant)
  const readings = found.map((thing) => readAs(thing, part, catalogue))
  const certain = readings.filter(({ problem }) => !problem).flatMap((one) => one.substances)
  // 'Arnica' without a potency is the mother tincture, or a potency was forgotten.
  const open = part.family ? [] : readings.filter(({ problem }) => problem === 'potency-missing')
  const substances =
    certain.length > 0
      ? [...certain, ...open.flatMap((one) => one.substances)]
      : readings.flatMap((one) => one.substances)
  if (found.length === 0) return { substances, problem: 'name-unknown' }
  if (whole.length === 0) return { substances, problem: 'name-unclear' }
  if (part.potencies.length > 1) return { substances, problem: 'potency-unclear' }
  if (part.unread.length > 0) return { substances, problem: 'words-unread' }
  if (substances.length === 1 && certain.length === 1) return { substances }
  return { substances, problem: readings.find((one) => one.problem)?.problem ?? 'name-unclear' }
}

/** Reads a part of a mixture; 'Ribes nigrum, gemmae' names its family. */
export const parseSubstance = (text: string, catalogue: LineCatalogue): ParsedLine => {
  const part = parseLine(text, catalogue.protectedNames)
  const [only, other] = findWhole(part, catalogue)
  return only && !other && isPlant(only.family) ? { ...part, family: only.family } : part
}

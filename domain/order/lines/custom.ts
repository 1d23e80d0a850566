import { mixtureInfo } from '../../cart/mixture-info.ts'
import type { RequestedRemedy } from '../../catalogue/find-requested-remedy.ts'
import { maxNameLength } from '../../mixture/builder.ts'
import { checkMixture, type RequestedMixture } from '../../mixture/check-mixture.ts'
import { substancesAmong } from '../../mixture/find-substance.ts'
import { maxSubstances } from '../../mixture/mixture-parts.ts'
import { mixtureSlugs } from '../../mixture/mixture-price.ts'
import { categoryOf, readSubstanceType } from '../../mixture/substance.ts'
import { type RequestedSubstance, readSubstanceLine } from '../../mixture/substance-line.ts'
import { ok } from '../../result.ts'
import { cleanLine } from '../free-text.ts'
import type { PostedMixture } from '../posted-item.ts'
import type { Decide } from './decision.ts'

/** A string that is not a substance line has no type, and is refused later for that. */
const partsOf = (substance: string | RequestedSubstance): RequestedSubstance =>
  typeof substance === 'string' ? (readSubstanceLine(substance) ?? { type: '' }) : substance

const readPosted = ({ substances, form, size, carrier }: PostedMixture): RequestedMixture => ({
  // One more than the maximum is enough for a refusal; the rest need not be parsed.
  substances: substances.slice(0, maxSubstances + 1).map(partsOf),
  form,
  size,
  carrier,
})

/** The remedies of a mixture's substances; none for a mixture with too many. */
export const substanceRemedies = ({ substances }: PostedMixture): readonly RequestedRemedy[] =>
  substances.length > maxSubstances
    ? []
    : substances.flatMap((substance) => {
        const { type, remedy: id, name } = partsOf(substance)
        const known = readSubstanceType(type)
        return known ? [{ category: categoryOf[known], id, name }] : []
      })

/** A mixture; the most expensive of its price products counts (R11–R14). */
export const decideMixture: Decide<'custom'> = (asked, called, find) => {
  const mixture = checkMixture(readPosted(asked), substancesAmong(find))
  if (!mixture.ok) return mixture
  const name = cleanLine(asked.name ?? called?.name ?? '', maxNameLength)
  return ok({
    name: () => name,
    info: mixtureInfo(mixture.value, name),
    slugs: mixtureSlugs(mixture.value),
  })
}

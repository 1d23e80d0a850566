import { mixtureInfo } from '../../cart/mixture-info.ts'
import { longestName } from '../../mixture/builder.ts'
import { checkMixture, type RequestedMixture } from '../../mixture/check-mixture.ts'
import { substancesAmong } from '../../mixture/find-substance.ts'
import { mixtureSlugs } from '../../mixture/mixture-price.ts'
import { maxSubstances } from '../../mixture/substance.ts'
import { type RequestedSubstance, readSubstanceLine } from '../../mixture/substance-line.ts'
import { ok } from '../../result.ts'
import { cleanLine } from '../free-text.ts'
import type { PostedMixture } from '../posted-item.ts'
import type { Decide } from './decision.ts'

/** What is no line of a mixture has no type, and is refused for it. */
const partsOf = (substance: string | RequestedSubstance): RequestedSubstance =>
  typeof substance === 'string' ? (readSubstanceLine(substance) ?? { type: '' }) : substance

const readPosted = ({ substances, form, size, carrier }: PostedMixture): RequestedMixture => ({
  // One more than allowed is enough to be refused; a thousand need not be read.
  substances: substances.slice(0, maxSubstances + 1).map(partsOf),
  form,
  size,
  carrier,
})

/** A mixture of the customer's own; the dearest of its price products counts (R11–R14). */
export const decideMixture: Decide<'custom'> = (asked, called, find) => {
  const mixture = checkMixture(readPosted(asked), substancesAmong(find))
  if (!mixture.ok) return mixture
  const name = cleanLine(asked.name ?? called?.name ?? '', longestName)
  return ok({
    name: () => name,
    info: mixtureInfo(mixture.value, name),
    slugs: mixtureSlugs(mixture.value),
  })
}

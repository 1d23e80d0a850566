import type { CustomInfo } from '../../../domain/cart/cart-info.ts'
import { findRequestedRemedy } from '../../../domain/catalogue/find-requested-remedy.ts'
import type { MixtureState } from '../../../domain/mixture/builder.ts'
import { readMixture } from '../../../domain/mixture/stored-mixture.ts'
import { categoryOf, readSubstanceType } from '../../../domain/mixture/substance.ts'
import { readSubstanceLine } from '../../../domain/mixture/substance-line.ts'
import { findRequestedRemedies } from '../../catalogue/remedies/requested-remedies.ts'
import type { Database } from '../../db/client.ts'

/** A mixture as the builder continues it; substances that the catalogue no longer has are left out. */
export const builderMixture = async (
  db: Database,
  { substances, name, form, size, carrier }: CustomInfo,
): Promise<MixtureState> => {
  const wanted = substances.flatMap((line) => {
    const requested = readSubstanceLine(line)
    const type = requested && readSubstanceType(requested.type)
    return requested && type
      ? [{ ...requested, type, query: { category: categoryOf[type], name: requested.name } }]
      : []
  })
  const index = await findRequestedRemedies(
    db,
    wanted.map(({ query }) => query),
  )
  const drafts = wanted.flatMap(({ query, type, scale, dilution }, position) => {
    const found = findRequestedRemedy(index, query)
    if (!found) return []
    return [
      { key: position + 1, type, remedy: { id: found.id, name: found.name }, scale, dilution },
    ]
  })
  return readMixture({ name, substances: drafts, form, size, carrier, quantity: 1 })
}

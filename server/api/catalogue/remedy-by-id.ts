import type { FindRemedy, RemedyFacts } from '../../../domain/catalogue/find-requested-remedy.ts'

/** Looks up remedies by id; undefined if the category differs. */
export const remedyById =
  (remedies: ReadonlyMap<number, RemedyFacts>): FindRemedy =>
  ({ category, id }) => {
    const remedy = id === undefined ? undefined : remedies.get(id)
    return remedy?.category === category ? remedy : undefined
  }

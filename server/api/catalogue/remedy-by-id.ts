import type { FindRemedy, KnownRemedy } from '../../../domain/catalogue/known-remedy.ts'

/** Looks up remedies by id; undefined if the category differs. */
export const remedyById =
  (remedies: ReadonlyMap<number, KnownRemedy>): FindRemedy =>
  ({ category, id }) => {
    const remedy = id === undefined ? undefined : remedies.get(id)
    return remedy?.category === category ? remedy : undefined
  }

import type { FindRemedy, KnownRemedy } from '../../../domain/catalogue/known-remedy.ts'

/** Finds remedies as the API asks for them: by id, and of the family that is meant. */
export const remedyById =
  (remedies: ReadonlyMap<number, KnownRemedy>): FindRemedy =>
  ({ category, id }) => {
    const remedy = id === undefined ? undefined : remedies.get(id)
    return remedy?.category === category ? remedy : undefined
  }

import type { FindRemedy } from '../catalogue/find-requested-remedy.ts'
import type { FindSubstance } from './check-mixture.ts'
import { categoryOf } from './substance.ts'

/** Finds the substances of a mixture among the remedies of their categories. */
export const substancesAmong =
  (find: FindRemedy): FindSubstance =>
  (type, { remedy: id, name }) =>
    find({ category: categoryOf[type], id, name })

import { foodSupplements } from './medicine/food-supplements.ts'
import { gemmotherapy } from './medicine/gemmotherapy.ts'
import { homeopathy } from './medicine/homeopathy.ts'
import { oligotherapy } from './medicine/oligotherapy.ts'
import { phytotherapy } from './medicine/phytotherapy.ts'
import { schusslerSalts } from './medicine/schussler-salts.ts'
import type { PageText } from './page-text.ts'

/** The therapies, in menu order. */
export const medicine: readonly PageText[] = [
  homeopathy,
  gemmotherapy,
  phytotherapy,
  oligotherapy,
  schusslerSalts,
  foodSupplements,
]

import { allergies } from './health/allergies.ts'
import { colds } from './health/colds.ts'
import { detox } from './health/detox.ts'
import { digestiveComplaints } from './health/digestive-complaints.ts'
import { fever } from './health/fever.ts'
import { oralProblems } from './health/oral-problems.ts'
import { overview } from './health/overview.ts'
import { sleepDisorders } from './health/sleep-disorders.ts'
import { stress } from './health/stress.ts'
import { trauma } from './health/trauma.ts'
import { travelSickness } from './health/travel-sickness.ts'
import type { PageText } from './page-text.ts'

/**
 * The overview, then one page per key of catalogue/health-topics.json. No text claims a medical
 * effect.
 */
export const health: readonly PageText[] = [
  overview,
  allergies,
  colds,
  detox,
  digestiveComplaints,
  fever,
  oralProblems,
  sleepDisorders,
  stress,
  trauma,
  travelSickness,
]

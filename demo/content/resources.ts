import type { PageText } from './page-text.ts'
import { associations } from './resources/associations.ts'
import { foundation } from './resources/foundation.ts'
import { media } from './resources/media.ts'
import { research } from './resources/research.ts'
import { training } from './resources/training.ts'
import { where } from './resources/where.ts'

/** In the order of the menu. */
export const resources: readonly PageText[] = [
  where,
  training,
  research,
  foundation,
  associations,
  media,
]

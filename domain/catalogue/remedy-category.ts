import type { SizedFamily } from './sized-family.ts'

/** A family whose lines have one remedy each. */
export type RemedyFamily = 'homeopathy' | SizedFamily | 'schussler'

/** The laboratory's code for each family of remedies (R10); `ptp` (phytotherapy) is ours. */
export const remedyCategories = {
  homeopathy: 'hpt',
  gemmotherapy: 'gtp',
  phytotherapy: 'ptp',
  oligotherapy: 'otp',
  schussler: 'sch',
} as const satisfies Record<RemedyFamily, string>

export type Category = (typeof remedyCategories)[RemedyFamily]

const families = new Map<Category, RemedyFamily>(
  (Object.keys(remedyCategories) as RemedyFamily[]).map((one) => [remedyCategories[one], one]),
)

/** The family of remedies with a code of the laboratory. */
export const familyOfCategory = (category: Category): RemedyFamily =>
  families.get(category) ?? 'homeopathy'

export const isRemedyFamily = (family: string): family is RemedyFamily =>
  Object.hasOwn(remedyCategories, family)

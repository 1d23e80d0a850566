import type { Centimes } from '../money.ts'

/** What a mixture costs by the count of its DH and CH substances (R12). */
export type TierPrice = {
  from: number
  /** Absent: and more. */
  to: number | undefined
  /** Globuli tube 1 g, granules tube 4 g, drops 30 ml; absent where the catalogue has no price. */
  prices: (Centimes | undefined)[]
}

/** Mixtures that cost the same whatever the count of substances. */
export const flatMixtures = [
  'combined-phytotherapy-drops-bottle-30ml',
  'combined-gemmotherapy-drops-bottle-30ml',
  'combined-creme-50g',
  'combined-trituration-lactose-bottle-60g',
  'combined-suppository-12-pieces-adults',
] as const

export type FlatPrice = { slug: (typeof flatMixtures)[number]; price: Centimes }

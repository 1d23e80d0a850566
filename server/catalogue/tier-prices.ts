import { type FlatPrice, flatMixtures, type TierPrice } from '../../domain/catalogue/family-view.ts'
import type { Database } from '../db/client.ts'
import { findPrices } from './price-products.ts'

/** How a mixture's price grows with its DH and CH substances (R12). */
const tiers = [
  { from: 1, to: 1, kind: 'single', suffix: '' },
  { from: 2, to: 4, kind: 'combined', suffix: '' },
  { from: 5, to: 10, kind: 'combined', suffix: '-6-substances' },
  { from: 11, to: undefined, kind: 'combined', suffix: '-11-substances' },
] as const

/** The examples, all up to 9 CH (price category 1). */
const preparations = [
  'globuli-price-1-tube-1g',
  'granules-price-1-tube-4g',
  'drops-price-1-bottle-30ml',
]

const slugOf = ({ kind, suffix }: (typeof tiers)[number], preparation: string) =>
  `${kind}-homeopathy-ch-${preparation}${suffix}`

/** Examples from the price list for the page on mixtures. */
export const tierPrices = async (db: Database) => {
  const slugs = tiers.flatMap((tier) =>
    preparations.map((preparation) => slugOf(tier, preparation)),
  )
  const prices = await findPrices(db, [...slugs, ...flatMixtures])
  return {
    tiers: tiers.map(
      (tier): TierPrice => ({
        from: tier.from,
        to: tier.to,
        prices: preparations.map((preparation) => prices.get(slugOf(tier, preparation))?.price),
      }),
    ),
    flat: flatMixtures.flatMap((slug): FlatPrice[] => {
      const price = prices.get(slug)?.price
      return price === undefined ? [] : [{ slug, price }]
    }),
  }
}

import { type Tier, tiers } from '../../domain/mixture/mixture-price.ts'
import {
  type FlatPrice,
  flatMixtures,
  type TierPrice,
} from '../../domain/mixture/price-examples.ts'
import type { Database } from '../db/client.ts'
import { findPrices } from './price-products.ts'

/** The examples, all up to 9 CH (price category 1). */
const preparations = [
  'globuli-price-1-tube-1g',
  'granules-price-1-tube-4g',
  'drops-price-1-bottle-30ml',
]

const slugOf = ({ from, suffix }: Tier, preparation: string) =>
  `${from === 1 ? 'single' : 'combined'}-homeopathy-ch-${preparation}${suffix}`

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

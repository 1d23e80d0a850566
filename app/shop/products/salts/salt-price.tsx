import { Price } from '../../../../ui/price.tsx'
import type { Prices } from '../../selector/selector-quote.ts'

/** The price of a price product; empty when the catalogue has none (R19). */
export const SaltPrice = ({ slug, prices }: { slug: string; prices: Prices }) => {
  const price = prices[slug]?.[1]
  return price === undefined ? null : <Price amount={price} />
}

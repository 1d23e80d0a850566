import { readFileSync } from 'node:fs'
import type { Language } from '../../domain/language.ts'
import { type Centimes, centimes, parsePrice } from '../../domain/money.ts'

/** A price product that configured remedies are looked up by (D2 §7). */
export type PriceRow = {
  id: number
  price: string
  family: string
  slug: string
  /** Substances of a mixture: 1, 2 (2 to 4), 3 (5 to 10) or 4 (11 and more). */
  tier: number
  scale: string | null
  form: string
  category: number | null
  size: string | null
}

export type ProductRow = {
  nr: number
  price: string
  form?: string
  size?: string
  number_remedies?: number
} & Record<`title_${Language}`, string>

export type RemedyRow = { nm: string; ab: string | null }

export type DilutionRow = { scale: string; value: string; order: number; price_category: number }

const folder = new URL('../catalogue/', import.meta.url)

const read = <Row>(name: string): Row[] =>
  JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'))

export const readPrices = () => read<PriceRow>('prices')
export const readProducts = (name: string) => read<ProductRow>(name)
export const readRemedies = () => read<RemedyRow>('homeopathy')
export const readDilutions = () => read<DilutionRow>('dilutions')
export const countRemedies = (name: string) => read<unknown>(name).length

/** '12.50' → 1250; throws on an invalid price. */
export const priceOf = ({ price }: { price: string }): Centimes => {
  const amount = parsePrice(price)
  if (amount === undefined) throw new Error(`no price: ${price}`)
  return centimes(amount)
}

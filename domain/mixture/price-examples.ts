import type { Form, Size } from '../homeopathy/form.ts'
import { type Centimes, zero } from '../money.ts'
import { mixtureSlugs, mostExpensive, type PricedMixture, tiers } from './mixture-price.ts'
import type { HomeopathicSubstance, Substance } from './substance.ts'

/** A row of the price table, by the count of DH and CH substances (R12). */
export type TierPrice = {
  from: number
  /** Absent when there is no upper limit. */
  to: number | undefined
  /** One price per column; undefined where the catalogue has none. */
  prices: (Centimes | undefined)[]
}

const remedy: HomeopathicSubstance = {
  type: 'Homeopathy',
  name: '',
  scale: 'CH',
  dilution: '9',
}
const plant: Substance = { type: 'Phytotherapy', name: '' }
const bud: Substance = { type: 'Gemmotherapy', name: '' }

type Column = { form: Form; size: Size; plants: readonly Substance[] }

const homeopathicColumns: readonly Column[] = [
  { form: 'globuli', size: 'tube-1g', plants: [] },
  { form: 'granules', size: 'tube-4g', plants: [] },
  { form: 'drops', size: 'bottle-30ml', plants: [] },
]

const mixedColumns: readonly Column[] = [plant, bud].map((one) => ({
  form: 'drops',
  size: 'bottle-30ml',
  plants: [one],
}))

const flatPacks = [
  { form: 'creme', size: '50g' },
  { form: 'trituration', size: 'lactose-bottle-60g' },
  { form: 'suppository', size: '12-pieces-adults' },
] as const satisfies readonly { form: Form; size: Size }[]

export type FlatPrice = { form: (typeof flatPacks)[number]['form']; price: Centimes }

const mixtureOf = (count: number, { form, size, plants }: Column): PricedMixture => ({
  substances: [...Array.from({ length: count }, () => remedy), ...plants],
  form,
  size,
})

type Find = (slug: string) => { price: Centimes } | undefined

const priceOf = (mixture: PricedMixture, find: Find) => {
  const found = mostExpensive(mixtureSlugs(mixture), find)
  return found.ok ? found.value.product.price : undefined
}

const none = { from: 0, to: 0 }

const rowsOf = (
  ranges: readonly Pick<TierPrice, 'from' | 'to'>[],
  columns: readonly Column[],
  find: Find,
): TierPrice[] =>
  ranges.map(({ from, to }) => ({
    from,
    to,
    prices: columns.map((column) => priceOf(mixtureOf(from, column), find)),
  }))

/**
 * Price examples for the page on mixtures, up to 9 CH, from the rules that price orders. `tiers`:
 * Globuli tube 1 g, Granules tube 4 g, Drops 30 ml. `mixed`: Drops 30 ml with a plant, with a bud
 * (R14). `flat`: forms with one price for any count (R43).
 */
export const priceExamples = (find: Find) => ({
  tiers: rowsOf(tiers, homeopathicColumns, find),
  mixed: rowsOf([none, ...tiers], mixedColumns, find),
  flat: flatPacks.flatMap(({ form, size }): FlatPrice[] => {
    const price = priceOf(mixtureOf(1, { form, size, plants: [] }), find)
    return price === undefined ? [] : [{ form, price }]
  }),
})

export type PriceExamples = ReturnType<typeof priceExamples>

/** The slugs of all price products in the examples. */
export const exampleSlugs = (): string[] => {
  const slugs = new Set<string>()
  const collect: Find = (slug) => {
    slugs.add(slug)
    return { price: zero }
  }
  priceExamples(collect)
  return [...slugs]
}

import type { CartInfo } from '../cart/cart-info.ts'
import type { VatFamily } from '../catalogue/vat-family.ts'
import { undilutedLine } from '../mixture/substance-line.ts'

/** The day (YYYY-MM-DD) on which an order that is placed now leaves the laboratory, by family. */
export type DispatchDays = Readonly<Partial<Record<VatFamily, string>>>

/** What cannot leave the laboratory before a working day (YYYY-MM-DD). */
export type Shortage = {
  on: string
  /** The day, the reason and an alternative in words. */
  note: string
  /** The id of a ready product, or of a remedy. */
  product: number | null
  remedy: number | null
  /** The remedy in mixtures: 'Homeopathy: Arnica montana'. */
  substance?: string
}

export type DispatchFacts = { dispatchDays: DispatchDays; shortages: readonly Shortage[] }

export type DispatchedLine = {
  info: Pick<CartInfo, 'type'> & { remedy?: number; substances?: readonly string[] }
  /** Of the product. */
  id?: number
}

/** The family of a line, by which it is prepared. */
const familyOfLine = ({ type }: Pick<CartInfo, 'type'>): VatFamily =>
  type === 'custom' ? 'mixture' : type

/**
 * The day on which a line leaves, '' without one, and what says why it is late. Apart from the other
 * rules of dispatch, since every selector loads it.
 */
export const lineDispatch = (
  { info, id }: DispatchedLine,
  { dispatchDays, shortages }: DispatchFacts,
) => {
  const found = shortages.filter(
    ({ product, remedy, substance }) =>
      product === id ||
      remedy === info.remedy ||
      info.substances?.some((one) => undilutedLine(one) === substance),
  )
  const days = [dispatchDays[familyOfLine(info)] ?? '', ...found.map(({ on }) => on)]
  // Days sort as texts, and '' before them.
  return { on: days.toSorted().at(-1) ?? '', notes: found.map(({ note }) => note) }
}

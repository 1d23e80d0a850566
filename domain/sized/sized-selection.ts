import {
  type FamilySize,
  familyPriceSlug,
  familySizes,
  type SizedFamily,
} from '../catalogue/sized-family.ts'
import { isQuantity } from '../quantity.ts'

/** The choices for gemmo-, phyto- or oligotherapy; an absent key is not chosen yet. */
export type SizedSelection = { remedy?: number; size?: FamilySize; quantity: number }

export type SizedEvent =
  | { type: 'choose-remedy'; remedy: number }
  | { type: 'choose-size'; size: FamilySize }
  | { type: 'set-quantity'; quantity: number }
  | { type: 'clear' }

/** A family and the ids of its remedies. */
export type Offer = {
  family: SizedFamily
  remedies: ReadonlySet<number>
  /** The size, when it is the only one that can be ordered: chosen with the remedy. */
  onlySize?: FamilySize | undefined
}

export const emptySized: SizedSelection = { quantity: 1 }

/**
 * The state machine of the selector (D2 §4): a remedy, then its size. Another remedy resets
 * everything, quantity included; another size keeps the quantity. A disallowed event returns the
 * same object.
 */
export const nextSized = (
  selection: SizedSelection,
  event: SizedEvent,
  { family, remedies, onlySize }: Offer,
): SizedSelection => {
  switch (event.type) {
    case 'clear':
      return emptySized
    case 'choose-remedy': {
      const isNew = remedies.has(event.remedy) && event.remedy !== selection.remedy
      const size = onlySize && { size: onlySize }
      return isNew ? { remedy: event.remedy, ...size, quantity: 1 } : selection
    }
    case 'choose-size': {
      const isLegal = selection.remedy !== undefined && familySizes(family).includes(event.size)
      return isLegal ? { ...selection, size: event.size } : selection
    }
    case 'set-quantity': {
      const isLegal = selection.remedy !== undefined && isQuantity(event.quantity)
      return isLegal ? { ...selection, quantity: event.quantity } : selection
    }
  }
}

/** The slug of the price product of a complete selection, else undefined. */
export const sizedSlug = (
  family: SizedFamily,
  { remedy, size }: SizedSelection,
): string | undefined =>
  remedy === undefined || size === undefined ? undefined : familyPriceSlug(family, size)

/** The remedy as a path segment, 'a-10001'; the size is not part of the address (R6). */
export const writeSizedCode = ({ remedy }: Pick<SizedSelection, 'remedy'>): string =>
  remedy === undefined ? '' : `a-${remedy}`

/** Parses any text, never throws; an unknown remedy and all that follows it are dropped (R6). */
export const readSizedCode = (text: string, offer: Offer): SizedSelection => {
  const [, id] = /^a-([1-9]\d{0,8})(?:_|$)/.exec(text) ?? []
  return id
    ? nextSized(emptySized, { type: 'choose-remedy', remedy: Number(id) }, offer)
    : emptySized
}

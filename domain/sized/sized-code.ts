import { emptySized, nextSized, type Offer, type SizedSelection } from './sized-selection.ts'

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

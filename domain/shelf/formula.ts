import { type CartInfo, type CustomInfo, maxMixtureName } from '../cart/cart-info.ts'
import { cleanLine, cleanText } from '../order/free-text.ts'

/** The maximum number of formulas of an account. */
export const maxFormulas = 200

/** The maximum number of versions of a formula. */
export const maxFormulaVersions = 100

/** In characters: it is the name of the mixture on its label. */
export const maxFormulaName = maxMixtureName

/** In characters. */
export const maxFormulaNotes = 2_000

/** The name as stored: one line without invisible characters; undefined for an empty one. */
export const readFormulaName = (text: string): string | undefined =>
  cleanLine(text, maxFormulaName) || undefined

/** The notes as stored; '' for none. */
export const readFormulaNotes = (text: string): string => cleanText(text, maxFormulaNotes)

/** What makes a version: the mixture without its name; undefined for other articles. */
export const compositionOf = (info: CartInfo): CustomInfo | undefined =>
  info.type === 'custom' ? { ...info, name: '' } : undefined

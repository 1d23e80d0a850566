import type { Remedy } from './remedy.ts'
import { readRemedyCode, writeRemedyCode } from './remedy-code.ts'

/** Converts '9CH' and 'LM18' to the keys b and c of a remedyCode. */
const keysOf = (potency: string) => {
  const [, value, scale] = /^(\d+)(DH|CH|K)$/.exec(potency) ?? []
  if (scale && value) return `_b-${scale.toLowerCase()}_c-${value}`
  const [, lm] = /^LM(\d+)$/.exec(potency) ?? []
  return lm ? `_b-lm_c-${lm}` : ''
}

/** The remedyCode of an ingredient: its remedy, with the potency when that is made. */
export const ingredientRemedyCode = (remedy: Remedy, potency: string): string =>
  writeRemedyCode(readRemedyCode(`a-${remedy.id}${keysOf(potency)}`, () => remedy))

import { parseQuantity } from '../quantity.ts'
import { readCarrier, readDilution, readRemedyForm, readScale, readSize } from './form.ts'
import type { Remedy } from './remedy.ts'
import { emptySelection, nextSelection, type Selection, type SelectionEvent } from './selection.ts'

/**
 * The selection as a path segment: 'a-112_b-ch_c-30_d-globuli_f-tube-1g_g-2'. Quantity 1 is omitted
 * (R6).
 */
export const writeRemedyCode = (selection: Selection): string => {
  const { remedy, scale, dilution, form, carrier, size, quantity } = selection
  if (remedy === undefined) return ''
  const values = {
    a: remedy,
    b: scale,
    c: dilution,
    d: form,
    e: carrier,
    f: size,
    g: quantity > 1 ? quantity : undefined,
  }
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}-${value}`.toLowerCase())
    .join('_')
}

const eventOf = (
  key: string | undefined,
  value: string,
  { scale }: Selection,
): SelectionEvent | undefined => {
  switch (key) {
    case 'a': {
      return /^[1-9]\d{0,8}$/.test(value)
        ? { type: 'choose-remedy', remedy: Number(value) }
        : undefined
    }
    case 'b': {
      const scale = readScale(value)
      return scale && { type: 'choose-scale', scale }
    }
    case 'c': {
      const dilution = scale && readDilution(scale, value)
      return dilution ? { type: 'choose-dilution', dilution } : undefined
    }
    case 'd': {
      const form = readRemedyForm(value)
      return form && { type: 'choose-form', form }
    }
    case 'e': {
      const carrier = readCarrier(value)
      return carrier && { type: 'choose-carrier', carrier }
    }
    case 'f': {
      const size = readSize(value)
      return size && { type: 'choose-size', size }
    }
    case 'g': {
      const quantity = parseQuantity(value)
      return quantity ? { type: 'set-quantity', quantity } : undefined
    }
    default:
      return undefined
  }
}

/**
 * Parses any text, never throws: an invalid, repeated or misplaced key is dropped with all that
 * follow (R6). Inverse of `writeRemedyCode`.
 */
export const readRemedyCode = (
  text: string,
  findRemedy: (id: number) => Remedy | undefined,
): Selection => {
  let selection = emptySelection
  let remedy: Remedy | undefined
  let lastKey = ''
  // There are seven keys, so an eighth part is always invalid.
  for (const part of text.split('_', 7)) {
    const [, key = '', value = ''] = /^([a-g])-(.{1,20})$/.exec(part) ?? []
    const event = key > lastKey ? eventOf(key, value, selection) : undefined
    if (!event) break
    if (event.type === 'choose-remedy') remedy = findRemedy(event.remedy)
    const next = nextSelection(selection, event, remedy)
    if (next === selection) break
    selection = next
    lastKey = key
  }
  return selection
}

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

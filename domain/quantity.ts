/** The maximum quantity of a line. */
export const maxQuantity = 999

/** The maximum quantity of a typed line that is not asked about. */
export const maxUnaskedQuantity = 99

/** 'x2', and 'x150!' for a high quantity that is meant. */
export const quantityText = (quantity: number, isOpen = false): string =>
  quantity > maxUnaskedQuantity && !isOpen ? `x${quantity}!` : `x${quantity}`

/** A quantity is an integer of at least 1 (D1 §5), at most 999. */
export const isQuantity = (n: number): boolean => Number.isInteger(n) && n >= 1 && n <= maxQuantity

/** '12' → 12, as in an address; undefined for an invalid quantity. */
export const parseQuantity = (text: string): number | undefined => {
  const n = /^\d{1,4}$/.test(text) ? Number(text) : 0
  return isQuantity(n) ? n : undefined
}

/** Why the entered text is not a quantity. */
export type QuantityProblem = 'missing' | 'not-a-number' | 'too-small' | 'too-large'

const number = /^([+-]?)(\d+)(?:[.,]\d*)?$/

/** Parses an entered quantity (D1 §5): '12' → 12, ' 2.7 ' → 2; else the problem. */
export const readQuantity = (text: string): number | QuantityProblem => {
  const trimmed = text.trim()
  if (trimmed === '') return 'missing'
  const [, sign, digits] = number.exec(trimmed) ?? []
  if (digits === undefined) return 'not-a-number'
  const n = Number(digits)
  if (n < 1 || sign === '-') return 'too-small'
  return n > maxQuantity ? 'too-large' : n
}

/** 'Arnica montana', '3 × Arnica montana'. */
export const formatQuantity = ({ name, quantity }: { name: string; quantity: number }) =>
  quantity === 1 ? name : `${quantity} × ${name}`

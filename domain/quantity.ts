/** The most of one thing that a line can hold. */
export const maxQuantity = 999

/** A quantity is an integer of at least 1 (D1 §5), at most 999. */
export const isQuantity = (n: number): boolean => Number.isInteger(n) && n >= 1 && n <= maxQuantity

/** '12' → 12; undefined for what is not a quantity. */
export const parseQuantity = (text: string): number | undefined => {
  const n = /^\d{1,4}$/.test(text) ? Number(text) : 0
  return isQuantity(n) ? n : undefined
}

import { useState } from 'react'
import { isQuantity, type QuantityProblem, readQuantity } from '../../../domain/quantity.ts'

/**
 * The state of a quantity field (D1 §5). Valid input takes effect immediately; invalid input stays
 * in the field with its problem, and the last valid quantity stays in effect.
 */
export const useTypedQuantity = (quantity: number, onChange: (quantity: number) => void) => {
  const [typed, setTyped] = useState<string>()
  const [isLeft, setLeft] = useState(false)
  const requestedQuantity = typed === undefined ? quantity : readQuantity(typed)
  const problem: QuantityProblem | undefined =
    typeof requestedQuantity === 'number' ? undefined : requestedQuantity
  return {
    shown: typed ?? quantity,
    /** An empty field is an error only after it has lost the focus. */
    problem: problem === 'missing' && !isLeft ? undefined : problem,
    /** For buttons; values out of range are ignored. */
    set: (changed: number) => {
      setTyped(undefined)
      if (isQuantity(changed)) onChange(changed)
    },
    type: (text: string) => {
      setTyped(text)
      setLeft(false)
      const read = readQuantity(text)
      if (typeof read === 'number') onChange(read)
    },
    leave: () => {
      setLeft(true)
      if (!problem) setTyped(undefined)
    },
  }
}

/** Focuses an invalid quantity near `element`; returns whether there is one. */
export const focusWrongQuantity = (element: Element) => {
  const field = element
    .closest('dialog, main')
    ?.querySelector<HTMLInputElement>('[data-quantity][aria-invalid]')
  field?.focus()
  return field !== null && field !== undefined
}

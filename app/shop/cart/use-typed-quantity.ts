import { useState } from 'react'
import { isQuantity, type QuantityProblem, readQuantity } from '../../../domain/quantity.ts'

/**
 * A quantity while it is typed: it counts once it is one (D1 §5). What is not stays in the field,
 * with the problem, until it is corrected; the quantity before it still counts.
 */
export const useTypedQuantity = (quantity: number, onChange: (quantity: number) => void) => {
  const [typed, setTyped] = useState<string>()
  const [isLeft, setLeft] = useState(false)
  const wanted = typed === undefined ? quantity : readQuantity(typed)
  const problem: QuantityProblem | undefined = typeof wanted === 'number' ? undefined : wanted
  return {
    shown: typed ?? quantity,
    /** An empty field is no problem while something else may be typed into it. */
    problem: problem === 'missing' && !isLeft ? undefined : problem,
    /** By a button; beyond an end nothing changes. */
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

/** Focuses a quantity near `element` that is not accepted, and says whether there is one. */
export const focusWrongQuantity = (element: Element) => {
  const field = element
    .closest('dialog, main')
    ?.querySelector<HTMLInputElement>('[data-quantity][aria-invalid]')
  field?.focus()
  return field !== null && field !== undefined
}

import { useState } from 'react'
import { sameValue } from '../../../domain/cart/same-value.ts'

/** The value before as long as the new one says the same: what is drawn from it need not be again. */
export const useStableValue = <Value>(value: Value): Value => {
  const [kept, setKept] = useState(value)
  if (kept === value || sameValue(kept, value)) return kept
  setKept(value)
  return value
}

import { useState } from 'react'
import { sameValue } from '../../../domain/cart/same-value.ts'

/** Returns the previous object while the new one is deeply equal, to avoid rendering. */
export const useStableValue = <Value>(value: Value): Value => {
  const [kept, setKept] = useState(value)
  if (kept === value || sameValue(kept, value)) return kept
  setKept(value)
  return value
}

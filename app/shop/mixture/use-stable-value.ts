import { useState } from 'react'
import { sameValue } from '../../../domain/cart/same-value.ts'

/** Returns the previous object while the new one is deeply equal, to avoid rendering. */
export const useStableValue = <Value>(value: Value): Value => {
  const [stable, setStable] = useState(value)
  if (stable === value || sameValue(stable, value)) return stable
  setStable(value)
  return value
}

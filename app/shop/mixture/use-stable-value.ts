import { dequal } from 'dequal/lite'
import { useState } from 'react'

/** Returns the previous object while the new one is deeply equal, to avoid rendering. */
export const useStableValue = <Value>(value: Value): Value => {
  const [stable, setStable] = useState(value)
  if (stable === value || dequal(stable, value)) return stable
  setStable(value)
  return value
}

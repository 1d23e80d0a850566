import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/**
 * The value as it was before the change, until the browser has painted the parts that render the new
 * one. Unlike `useDeferredValue`, the parts that follow never delay that paint.
 */
export const usePainted = <Value>(value: Value): Value => {
  const [painted, setPainted] = useState(value)
  useEffect(() => {
    if (painted === value) return
    return afterPaint(() => startTransition(() => setPainted(value)))
  }, [painted, value])
  return painted
}

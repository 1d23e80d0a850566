import { useEffect } from 'react'
import { markPressed } from './early-clicks.ts'

/** Suspense fallback that marks the pressed button as busy until the content has loaded. */
export const Pending = () => {
  useEffect(markPressed, [])
  return null
}

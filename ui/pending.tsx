import { useEffect } from 'react'
import { markPressed } from './early-clicks.ts'

/** Stands in for what a pressed button waits for: until it has come, the button is marked as busy. */
export const Pending = () => {
  useEffect(markPressed, [])
  return null
}

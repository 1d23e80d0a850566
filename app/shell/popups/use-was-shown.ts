import { useEffect, useState } from 'react'

/**
 * True once the value has been true: a popup is loaded when first shown, and then stays mounted.
 */
export const useWasShown = (isShown: boolean) => {
  const [wasShown, setShown] = useState(false)
  useEffect(() => {
    if (isShown) setShown(true)
  }, [isShown])
  return wasShown
}

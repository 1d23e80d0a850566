import { useEffect, useState } from 'react'

/** True from the first time on: a popup is fetched when first shown and then stays. */
export const useOnce = (isShown: boolean) => {
  const [wasShown, setShown] = useState(false)
  useEffect(() => {
    if (isShown) setShown(true)
  }, [isShown])
  return wasShown
}

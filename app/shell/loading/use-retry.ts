import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** What could not be loaded is asked for again after three seconds (D1 §4). */
export const retryMilliseconds = 3_000

/** Loads the page's data again, as often as needed, while they are missing by an outage (D1 §4). */
export const useRetry = (isOutage: boolean) => {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isOutage || state !== 'idle') return
    const timer = setTimeout(revalidate, retryMilliseconds)
    return () => clearTimeout(timer)
  }, [isOutage, state, revalidate])
}

import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** The delay before failed data is requested again (D1 §4). */
export const retryDelayMs = 3_000

/** Reloads the page's data repeatedly while they are missing because of an outage (D1 §4). */
export const useRetry = (isOutage: boolean) => {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isOutage || state !== 'idle') return
    const timer = setTimeout(revalidate, retryDelayMs)
    return () => clearTimeout(timer)
  }, [isOutage, state, revalidate])
}

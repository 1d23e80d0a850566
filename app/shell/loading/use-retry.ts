import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { retryMilliseconds } from './retry-milliseconds.ts'

/** Loads the page's data again, as often as needed, while they are missing by an outage (D1 §4). */
export const useRetry = (isOutage: boolean) => {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isOutage || state !== 'idle') return
    const timer = setTimeout(revalidate, retryMilliseconds)
    return () => clearTimeout(timer)
  }, [isOutage, state, revalidate])
}

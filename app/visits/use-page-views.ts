import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useConsent } from '../../ui/use-consent.ts'
import { useSiteFacts } from '../shell/site-facts.ts'

/** A page that is only passed through is not read (D1 §2); in milliseconds. */
const delay = 500

/** Records each page once it has been there for a moment; before consent not even its script comes. */
export const usePageViews = () => {
  const { pathname } = useLocation()
  const { analytics } = useSiteFacts()
  const seen = useRef('')
  const isAgreed = useConsent()?.has('statistics')
  useEffect(() => {
    if (!isAgreed || seen.current === pathname) return
    const timer = setTimeout(async () => {
      seen.current = pathname
      const { recordView } = await import('./record.ts')
      recordView(analytics, pathname)
    }, delay)
    return () => clearTimeout(timer)
  }, [isAgreed, analytics, pathname])
}

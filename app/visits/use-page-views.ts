import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useConsent } from '../../ui/use-consent.ts'
import { useSiteFacts } from '../i18n/page-context.ts'
import { createPageViews } from './page-views.ts'

/** Records page views after a delay; without consent its script is not loaded. */
export const usePageViews = () => {
  const { pathname } = useLocation()
  const { analytics } = useSiteFacts()
  const isAgreed = useConsent()?.has('statistics') ?? false
  const [{ come: showPage, leave: leavePage }] = useState(() =>
    createPageViews(async (path) => {
      const { recordView } = await import('./record.ts')
      recordView(analytics, path)
    }),
  )
  useEffect(() => {
    showPage(pathname, isAgreed)
    return leavePage
  }, [showPage, leavePage, isAgreed, pathname])
}

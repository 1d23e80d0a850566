import { onConsentChange, readConsent } from '../../ui/consent-cookie.ts'
import { readBrowserFacts } from '../islands/browser-facts.ts'
import { createPageViews } from '../visits/page-views.ts'

const { showPage, leavePage } = createPageViews(async (path) => {
  const { recordView } = await import('../visits/record.ts')
  recordView(readBrowserFacts().analytics, path)
})

const count = () => showPage(location.pathname, readConsent()?.has('statistics') ?? false)

/** Records the page view after a delay; without consent its script is not loaded (D1 §2). */
export const countPageView = () => {
  leavePage()
  count()
}

/** Called once. */
export const countAfterConsent = () => onConsentChange(count)

import { onConsentChange, readConsent } from '../../ui/consent-cookie.ts'
import { readBrowserFacts } from '../islands/browser-facts.ts'

/** In milliseconds; pages left earlier are not counted (D1 §2). */
const viewDelayMs = 500

/** Decides when the page of a document counts as viewed: once until it is left. */
export const createPageViews = (record: (path: string) => void) => {
  let isRecorded = false
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The next page counts, also the same one on return. */
  const leavePage = () => {
    clearTimeout(timer)
    isRecorded = false
  }
  /** Called when the page at `path` is shown, and when consent changes. */
  const showPage = (path: string, isAgreed: boolean) => {
    clearTimeout(timer)
    if (!isAgreed || isRecorded) return
    timer = setTimeout(() => {
      isRecorded = true
      record(path)
    }, viewDelayMs)
  }
  return { showPage, leavePage }
}

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

import { type RefObject, useEffect } from 'react'

const entry = { checkoutStep: 'review' } as const

const isAtEntry = () => history.state?.checkoutStep === entry.checkoutStep

/**
 * Gives the review an entry in the history of the page, so that the browser's Back leads to the form
 * before it. The entry goes when the review does.
 */
export const useReviewEntry = (isReview: boolean, frame: RefObject<HTMLIFrameElement | null>) => {
  useEffect(() => {
    if (isReview && !isAtEntry()) history.pushState(entry, '')
    if (!isReview && isAtEntry()) {
      // Before the asynchronous step back, so that it is taken once.
      history.replaceState(null, '')
      history.back()
    }
    if (!isReview) return
    const edit = () => {
      if (!isAtEntry()) frame.current?.contentWindow?.postMessage('edit', location.origin)
    }
    addEventListener('popstate', edit)
    return () => removeEventListener('popstate', edit)
  }, [isReview, frame])
}

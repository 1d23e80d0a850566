import { isNotice, leaveNotice } from './notice-after-reload.ts'
import { showToast } from './toast.ts'

/**
 * Forms that the browser sends itself: their button is marked as busy, and a second submit is
 * ignored. `data-notice` names the message that the next page shows. Without a connection nothing is
 * sent within `data-not-sent`, the message about it, as the browser would replace the page.
 */
export const markSubmittedForms = () => {
  addEventListener('submit', (event) => {
    const { target: form, submitter } = event
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
    if (submitter?.ariaBusy === 'true') return event.preventDefault()
    const notSent = form.closest('[data-not-sent]')?.getAttribute('data-not-sent')
    if (!navigator.onLine && notSent) {
      event.preventDefault()
      return showToast('error', notSent)
    }
    const { notice } = form.dataset
    if (isNotice(notice)) leaveNotice(notice)
    if (submitter) submitter.ariaBusy = 'true'
  })
  // A page of the back/forward cache is as it was left.
  addEventListener('pageshow', () => {
    for (const button of document.querySelectorAll('button[aria-busy]:not([data-island] *)'))
      button.removeAttribute('aria-busy')
  })
}

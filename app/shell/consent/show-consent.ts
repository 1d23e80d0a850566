import type { MouseEvent } from 'react'

/** The banner, wherever it is led to. */
export const consentId = 'consent'

/** The form on the page about privacy. */
export const consentPartId = 'cookies'

let opener: HTMLElement | undefined

/**
 * For a link in the page to the banner. Followed by the router, as all anchors are, it would draw the
 * question anew, without the focus, while its script is still to come.
 */
export const goToConsent = (event: MouseEvent) => {
  event.preventDefault()
  document.getElementById(consentId)?.focus()
}

/**
 * For the link to the form on the page about privacy: where the banner stands, it shows that again,
 * with what was chosen.
 */
export const showConsent = (event: MouseEvent<HTMLElement>) => {
  const banner = document.getElementById(consentId)
  if (!banner) return
  event.preventDefault()
  opener = event.currentTarget
  delete document.documentElement.dataset.consent
  banner.querySelector('details')?.setAttribute('open', '')
  banner.focus()
}

/** Whoever came back to the question returns to where they were, others to the page. */
export const leaveConsent = () => {
  const next = opener ?? document.querySelector('main')
  opener = undefined
  next?.focus({ preventScroll: true })
}

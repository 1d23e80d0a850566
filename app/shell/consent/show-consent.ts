import type { MouseEvent } from 'react'
import { readConsent } from '../../../ui/use-consent.ts'

/** The id of the banner. */
export const consentId = 'consent'

export const consentTitleId = 'consent-title'

/** The id of the form on the privacy page. */
export const consentPartId = 'cookies'

let opener: HTMLElement | undefined

/** Focuses the banner; the router's anchor navigation would not move the focus. */
export const goToConsent = (event: MouseEvent) => {
  event.preventDefault()
  // The banner is sticky: scrolling to its place would move the page.
  document.getElementById(consentId)?.focus({ preventScroll: true })
}

/**
 * Shows the banner again with the current answer; on the privacy page, follows the link to the
 * form.
 */
export const showConsent = (event: MouseEvent<HTMLElement>) => {
  const banner = document.getElementById(consentId)
  if (!banner || banner.hidden) return
  event.preventDefault()
  opener = event.currentTarget
  delete document.documentElement.dataset.consent
  banner.querySelector('details')?.setAttribute('open', '')
  const agreed = readConsent()
  for (const box of banner.querySelectorAll<HTMLInputElement>('[name=category]:enabled'))
    box.checked = [...(agreed ?? [])].some((one) => one === box.value)
  banner.focus({ preventScroll: true })
}

/** Returns the focus to the button that opened the banner, else to the page. */
export const leaveConsent = () => {
  const next = opener ?? document.querySelector('main')
  opener = undefined
  next?.focus({ preventScroll: true })
}
